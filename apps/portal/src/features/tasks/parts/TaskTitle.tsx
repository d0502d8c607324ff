import { discreetText } from '@kontor/domain/discreetText';
import { HIDDEN_MARK, HIDDEN_WORD } from '@kontor/domain/privacy';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';

/** The title of a task among others; the Diskretmodus leaves only the words of the work. */
export function TaskTitle({ title }: { title: string }) {
	const { isHidden } = usePrivacy();
	const shown = isHidden ? discreetText(title) : title;
	if (shown === title) return title;
	return (
		<>
			<span aria-hidden="true">{shown}</span>
			<VisuallyHidden>{spoken(shown)}</VisuallyHidden>
		</>
	);
}

/** The same for names and sentences that are heard. */
export function useTaskName(): (title: string) => string {
	const { isHidden } = usePrivacy();
	return (title) => (isHidden ? spoken(discreetText(title)) : title);
}

function spoken(shown: string): string {
	return shown.replaceAll(HIDDEN_MARK, HIDDEN_WORD);
}
