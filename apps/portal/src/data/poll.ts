import { useEffect, useRef } from 'react';

/**
 * Calls `onTick` every `everyMs` while the page is visible: not at all while it is hidden, at once when it is seen again,
 * and never more once `isActive` is false.
 */
export function usePoll(isActive: boolean, everyMs: number, onTick: () => void): void {
	const tick = useRef(onTick);
	useEffect(() => {
		tick.current = onTick;
	});

	useEffect(() => {
		if (!isActive) return;
		let timer: ReturnType<typeof setInterval> | undefined;

		function run(): void {
			clearInterval(timer);
			timer = undefined;
			if (document.visibilityState === 'visible') timer = setInterval(() => tick.current(), everyMs);
		}
		function onVisibility(): void {
			const wasAsleep = timer === undefined;
			run();
			if (wasAsleep && timer !== undefined) tick.current();
		}
		run();
		document.addEventListener('visibilitychange', onVisibility);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', onVisibility);
		};
	}, [isActive, everyMs]);
}
