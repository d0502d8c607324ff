import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../Field/isComposing.ts';
import { withSeparators } from '../scannerSettings.ts';
import { emptyWedge, nextWedge } from './wedge.ts';

/** When codes are taken, where there is more on the page than what scans. */
export interface HardwareScannerOptions {
	/** True for a key that may belong to a code; by default every key may. Any other key starts the next code anew. */
	readonly isOurs?: (event: KeyboardEvent) => boolean;
	/**
	 * Characters of a burst that still reach the page. From the next one on nobody else hears of them: a blank presses no
	 * button. 1 by default; more where single letters are shortcuts that a hand may type quickly.
	 */
	readonly spared?: number;
	/** True to get codes as they are typed, without the separator put in for what stands for it on this device. */
	readonly isRaw?: boolean;
}

const everyKey = () => true;

/**
 * Takes codes of a hardware scanner in keyboard mode wherever the focus is. A text field sees the characters too, so the
 * owner empties it when a code comes.
 */
export function useHardwareScanner(
	onCode: (text: string) => void,
	{ isOurs = everyKey, spared = 1, isRaw = false }: HardwareScannerOptions = {},
): void {
	const wedge = useRef(emptyWedge);

	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (isComposing({ nativeEvent: event }) || event.repeat) return;
		if (!isOurs(event)) {
			wedge.current = emptyWedge;
			return;
		}
		const key = keyOf(event);
		const step = nextWedge(wedge.current, key, event.timeStamp);
		wedge.current = step.wedge;
		const isText = step.code === null && event.target instanceof HTMLInputElement && event.target.type === 'text';
		const isHeld = step.code !== null || (step.isMachine && step.wedge.text.length > spared);
		if (isHeld && !isText) {
			event.preventDefault();
			event.stopPropagation();
		}
		if (step.code !== null) onCode(isRaw ? step.code : withSeparators(step.code));
	});

	// As soon as it is shown: a scanner is fast enough to lose its first keys to a later moment.
	useLayoutEffect(() => {
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
