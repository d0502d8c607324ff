import { createContext, type ReactNode, use, useEffect, useState } from 'react';

/** Tells the time in milliseconds since 1970. */
export type Clock = () => number;

const ClockContext = createContext<Clock | null>(null);

/** Gives the clock to what is inside; the real one enters in `main.tsx`. */
export function ClockProvider({ clock, children }: { clock: Clock; children: ReactNode }) {
	return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The clock itself, for handlers. */
export function useClock(): Clock {
	const clock = use(ClockContext);
	if (clock === null) throw new Error('useClock needs a ClockProvider around it');
	return clock;
}

/**
 * The time now, looked up again at each full `everyMs`, so that shown times turn over when the wall clock does, and when
 * the page comes back into sight, as timers rest while a computer sleeps.
 */
export function useNow(everyMs: number): number {
	const clock = useClock();
	const [now, setNow] = useState(clock);

	useEffect(() => {
		const look = () => setNow(clock());
		document.addEventListener('visibilitychange', look);
		return () => document.removeEventListener('visibilitychange', look);
	}, [clock]);

	useEffect(() => {
		const timer = setTimeout(() => setNow(clock()), everyMs - (now % everyMs));
		return () => clearTimeout(timer);
	}, [clock, everyMs, now]);

	return now;
}
