import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { topLayerAttribute } from '../overlay/topLayer.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { reserveSpace } from './reserveSpace.ts';
import { Body, Count, Detail, Item, List, Region, Words } from './Toast.styles.ts';
import type { Toast, ToastQueue, ToastTone } from './toastQueue.ts';

const icons: Record<ToastTone, typeof Info> = {
	info: Info,
	success: CircleCheck,
	warning: TriangleAlert,
	error: CircleAlert,
};

const texts = messages.Toast;

/** The toasts themselves: a landmark reached by F6, outside of everything a dialog makes inert. */
export function ToastRegion({ queue }: { queue: ToastQueue }) {
	const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, queue.toasts);
	const region = useRef<HTMLElement>(null);
	const returnTo = useRef<HTMLElement | null>(null);
	const hadFocus = useRef(false);
	usePauseWhileHidden(queue);

	useEffect(() => {
		function onKeyDown(event: KeyboardEvent): void {
			const isInside = region.current?.contains(document.activeElement);
			if (event.key === 'F6' && region.current) {
				event.preventDefault();
				if (isInside) returnTo.current?.focus();
				else region.current.focus();
			}
			if (event.key === 'Escape' && isInside) returnTo.current?.focus();
		}
		document.addEventListener('keydown', onKeyDown);
		return () => document.removeEventListener('keydown', onKeyDown);
	}, []);

	const isShown = toasts.length > 0;
	useLayoutEffect(() => (isShown && region.current ? reserveSpace(region.current) : undefined), [isShown]);

	// The focus of a toast that went away stays among the toasts, or goes back to where it came from.
	useLayoutEffect(() => {
		if (!hadFocus.current || document.activeElement !== document.body) return;
		if (toasts.length > 0) region.current?.focus();
		else returnTo.current?.focus();
	}, [toasts]);

	// Nothing is left to point at or focus, and no event says so.
	useEffect(() => {
		if (toasts.length > 0) return;
		hadFocus.current = false;
		queue.resume();
	}, [toasts, queue]);

	function onFocus(event: FocusEvent<HTMLElement>): void {
		queue.pause();
		hadFocus.current = true;
		const { relatedTarget, currentTarget } = event;
		if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
			returnTo.current = relatedTarget;
	}

	function onBlur(event: FocusEvent<HTMLElement>): void {
		if (!event.relatedTarget || event.currentTarget.contains(event.relatedTarget)) return;
		hadFocus.current = false;
		queue.resume();
	}

	return createPortal(
		<div {...{ [topLayerAttribute]: 'true' }}>
			<Announcer toasts={toasts} />
			{toasts.length > 0 && (
				<Region
					ref={region}
					aria-label={texts.region}
					aria-keyshortcuts="F6"
					tabIndex={-1}
					onFocus={onFocus}
					onBlur={onBlur}
					onPointerEnter={queue.pause}
					onPointerLeave={() => {
						if (!region.current?.contains(document.activeElement)) queue.resume();
					}}
				>
					{toasts.length > 3 && (
						<Button size="compact" onClick={queue.dismissAll}>
							{texts.dismissAll}
						</Button>
					)}
					<List>
						{toasts.map((toast) => (
							<Entry key={toast.key} toast={toast} onDismiss={() => queue.dismiss(toast.key)} />
						))}
					</List>
				</Region>
			)}
		</div>,
		document.body,
	);
}

function Entry({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
	const { tone, text, detail, action, count } = toast;
	const Icon = icons[tone];
	return (
		<Item data-tone={tone}>
			<Icon />
			<Body>
				<Words>
					<VisuallyHidden>{texts.tone[tone]}: </VisuallyHidden>
					{text}
					{count > 1 && <Count>{texts.count(count)}</Count>}
				</Words>
				{detail && <Detail>{detail}</Detail>}
				{action && (
					<Button
						size="compact"
						onClick={() => {
							onDismiss();
							action.onAction();
						}}
					>
						{action.label}
					</Button>
				)}
			</Body>
			<Button size="compact" variant="quiet" icon={<X />} label={texts.dismiss} onClick={onDismiss} />
		</Item>
	);
}

/** Reads out each message once, when it comes: errors and warnings at once, the rest when there is a pause. */
function Announcer({ toasts }: { toasts: readonly Toast[] }) {
	const [said, setSaid] = useState({ serial: 0, polite: '', urgent: '' });
	const newest = toasts.reduce((highest, toast) => Math.max(highest, toast.serial), 0);
	if (newest > said.serial) {
		const fresh = toasts.filter((toast) => toast.serial > said.serial);
		setSaid({
			serial: newest,
			polite: spoken(fresh, ['info', 'success']),
			urgent: spoken(fresh, ['warning', 'error']),
		});
	}
	return (
		<>
			<VisuallyHidden as="div" role="status">
				{said.polite}
			</VisuallyHidden>
			<VisuallyHidden as="div" role="alert">
				{said.urgent}
			</VisuallyHidden>
		</>
	);
}

function spoken(toasts: readonly Toast[], tones: readonly ToastTone[]): string {
	return toasts
		.filter((toast) => tones.includes(toast.tone))
		.map(({ tone, text, detail, count }) =>
			[`${texts.tone[tone]}: ${text}`, detail, count > 1 ? texts.count(count) : null].filter(Boolean).join(' '),
		)
		.join(' ');
}

function usePauseWhileHidden(queue: ToastQueue): void {
	useEffect(() => {
		function onChange(): void {
			if (document.visibilityState === 'hidden') queue.pause();
			else queue.resume();
		}
		document.addEventListener('visibilitychange', onChange);
		return () => document.removeEventListener('visibilitychange', onChange);
	}, [queue]);
}
