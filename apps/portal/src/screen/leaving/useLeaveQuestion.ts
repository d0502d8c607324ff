import { useEffect, useEffectEvent } from 'react';
import { holdHistory } from './holdHistory.ts';
import { type LeaveQuestion, useLeaving } from './leaving.tsx';

/**
 * Asks before a link or the browser's own buttons lead away and before the page is closed or loaded anew, while there is
 * a question; null asks nothing. `onLeft` is told once the user has agreed to leave. `save` stores the input and says
 * whether that worked: it is offered as a way on of its own.
 */
export function useLeaveQuestion(
	question: LeaveQuestion | null,
	onLeft: () => void = () => {},
	save?: () => Promise<boolean>,
): void {
	const { leave, holdUp } = useLeaving();
	const left = useEffectEvent(onLeft);
	const stored = useEffectEvent(async () => (await save?.()) ?? false);
	const canSave = save !== undefined;

	useEffect(
		() =>
			question === null ? undefined : holdUp({ question, onLeft: () => left(), save: canSave ? () => stored() : null }),
		[holdUp, question, canSave],
	);

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
