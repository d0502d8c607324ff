/** What a toast means; it decides colour, icon, how urgently it is announced and how long it stays. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** A message to show. */
export interface ToastInput {
	tone: ToastTone;
	/** One sentence. Two toasts of the same tone, text and detail are one toast with a count. */
	text: string;
	/** A second, quieter sentence. */
	detail?: string;
	/** One thing the user can do about it; the toast goes away afterwards. */
	action?: { label: string; onAction: () => void };
	/** Milliseconds the toast stays, or `permanent` until it is dismissed. Default: 6 s, warnings and errors 12 s. */
	duration?: number | 'permanent';
}

/** A toast on screen. */
export interface Toast extends ToastInput {
	/** Names the toast for `dismiss`. */
	key: string;
	/** How often the same message came. */
	count: number;
	/** Rises with every message shown, a repeated one included; tells what has not been announced yet. */
	serial: number;
}

/** The toasts of one window; usable without React. */
export interface ToastQueue {
	/** Shows a message, newest first, and returns its key; an equal one on screen is counted up and moved to the front. */
	show: (input: ToastInput) => string;
	/** Removes one toast; unknown keys are ignored. */
	dismiss: (key: string) => void;
	dismissAll: () => void;
	/** Stops the clocks of timed toasts, while one is read (pointer or focus on it) or the window is hidden. */
	pause: () => void;
	resume: () => void;
	/** The toasts, newest first; the same array until something changes. */
	toasts: () => readonly Toast[];
	subscribe: (listener: () => void) => () => void;
}

/** The most toasts that are ever on screen (spec.md section 9). */
export const toastLimit = 20;

const defaultDuration: Record<ToastTone, number> = { info: 6000, success: 6000, warning: 12_000, error: 12_000 };

interface Clock {
	remaining: number;
	startedAt: number;
	timer: ReturnType<typeof setTimeout> | null;
}

/** An empty queue; a window needs exactly one. */
export function createToastQueue(): ToastQueue {
	let toasts: readonly Toast[] = [];
	let isPaused = false;
	let serial = 0;
	const clocks = new Map<string, Clock>();
	const listeners = new Set<() => void>();

	function publish(next: readonly Toast[]): void {
		toasts = next;
		for (const listener of listeners) listener();
	}

	function start(key: string, clock: Clock): void {
		clock.startedAt = performance.now();
		clock.timer = setTimeout(() => dismiss(key), clock.remaining);
	}

	function stop(key: string): void {
		const clock = clocks.get(key);
		if (clock?.timer) clearTimeout(clock.timer);
		clocks.delete(key);
	}

	function wind(toast: Toast): void {
		stop(toast.key);
		const duration = toast.duration ?? defaultDuration[toast.tone];
		if (duration === 'permanent') return;
		const clock: Clock = { remaining: duration, startedAt: 0, timer: null };
		clocks.set(toast.key, clock);
		if (!isPaused) start(toast.key, clock);
	}

	/** A permanent toast (offline!) outlives newer timed ones. */
	function evict(list: readonly Toast[]): readonly Toast[] {
		if (list.length <= toastLimit) return list;
		const older = list.slice(1);
		const victim = older.findLast((toast) => toast.duration !== 'permanent') ?? older.at(-1);
		if (!victim) return list;
		stop(victim.key);
		return list.filter((toast) => toast !== victim);
	}

	function show(input: ToastInput): string {
		const equal = toasts.find((toast) => isEqual(toast, input));
		serial += 1;
		const toast: Toast = { ...input, key: equal?.key ?? `toast-${serial}`, count: (equal?.count ?? 0) + 1, serial };
		wind(toast);
		publish(evict([toast, ...toasts.filter((other) => other !== equal)]));
		return toast.key;
	}

	function dismiss(key: string): void {
		stop(key);
		if (toasts.some((toast) => toast.key === key)) publish(toasts.filter((toast) => toast.key !== key));
	}

	function dismissAll(): void {
		for (const key of [...clocks.keys()]) stop(key);
		if (toasts.length > 0) publish([]);
	}

	function pause(): void {
		if (isPaused) return;
		isPaused = true;
		for (const clock of clocks.values()) {
			if (!clock.timer) continue;
			clearTimeout(clock.timer);
			clock.timer = null;
			clock.remaining = Math.max(0, clock.remaining - (performance.now() - clock.startedAt));
		}
	}

	function resume(): void {
		if (!isPaused) return;
		isPaused = false;
		for (const [key, clock] of clocks) start(key, clock);
	}

	return {
		show,
		dismiss,
		dismissAll,
		pause,
		resume,
		toasts: () => toasts,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

function isEqual(toast: Toast, input: ToastInput): boolean {
	return toast.tone === input.tone && toast.text === input.text && toast.detail === input.detail;
}
