import { useEffect, useEffectEvent } from 'react';
import { holdHistory } from './holdHistory.ts';
import { type LeaveQuestion, useLeaving } from './leaving.tsx';

/**
 * Asks before a link or the browser's own buttons lead away and before the page is closed or loaded anew, while there is
 * a question; null asks nothing. `onLeft` is told once the user has agreed to leave.
 */
export function useLeaveQuestion(question: LeaveQuestion | null, onLeft: () => void = () => {}): void {
	const { leave, holdUp } = useLeaving();
	const left = useEffectEvent(onLeft);

	useEffect(() => (question === null ? undefined : holdUp({ question, onLeft: () => left() })), [holdUp, question]);

	const isAsking = question !== null;
	useEffect(() => {
		if (!isAsking) return;
		const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', onBeforeUnload);
		const release = holdHistory(leave);
		return () => {
			window.removeEventListener('beforeunload', onBeforeUnload);
			release();
		};
	}, [isAsking, leave]);
}
