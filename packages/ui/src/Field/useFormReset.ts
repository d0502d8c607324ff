import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Runs when the form around an input is reset by its own button or by `form.reset()`. */
export function useFormReset(
	input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
	onReset: () => void,
): void {
	const latest = useEffectEvent(onReset);
	useEffect(() => {
		const form = input.current?.form;
		form?.addEventListener('reset', latest);
		return () => form?.removeEventListener('reset', latest);
	}, [input]);
}
