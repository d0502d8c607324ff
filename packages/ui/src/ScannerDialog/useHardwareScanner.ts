import { useEffect, useEffectEvent, useRef } from 'react';
import { isComposing } from '../Field/isComposing.ts';
import { emptyWedge, nextWedge } from './wedge.ts';

/**
 * Takes codes of a hardware scanner in keyboard mode wherever the focus is. A text field sees the characters too, so the
 * owner empties it when a code comes.
 */
export function useHardwareScanner(onCode: (text: string) => void): void {
	const wedge = useRef(emptyWedge);

	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (isComposing({ nativeEvent: event }) || event.repeat) return;
		const key = keyOf(event);
		const step = nextWedge(wedge.current, key, event.timeStamp);
		wedge.current = step.wedge;
		const isText = step.code === null && event.target instanceof HTMLInputElement && event.target.type === 'text';
		if (step.isMachine && !isText) {
			event.preventDefault();
			event.stopPropagation();
		}
		if (step.code !== null) onCode(step.code);
	});

	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKeyDown(event);
		// Before anyone else: the scanner's Enter must not press the button that has the focus.
		document.addEventListener('keydown', listen, true);
		return () => document.removeEventListener('keydown', listen, true);
	}, []);
}

// AltGr, by which a German keyboard types brackets, counts as Ctrl and Alt together. A scanner set to English types the
// separator of GS1 codes as Ctrl and the key where "]" is there.
function keyOf({ key, code, ctrlKey, altKey }: KeyboardEvent): { key: string; isControl: boolean } {
	const isControl = ctrlKey && !altKey;
	return { key: isControl && code === 'BracketRight' ? ']' : key, isControl };
}
