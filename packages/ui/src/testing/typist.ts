import { expect } from 'storybook/test';

/** A text box of a field. */
export interface TypedBox {
	readonly input: HTMLInputElement;
	/** What its text becomes once it is left; without it, what becomes of the boxes is no matter of one of them. */
	readonly left?: (text: string) => string;
}

/** Where a field stands after something was done: the texts of its boxes, the one with the caret, and the selection there. */
export interface TypedState {
	readonly texts: readonly string[];
	readonly box: number;
	readonly start: number;
	readonly end: number;
}

/** One thing a person has done in a box, and the text that came with it. */
export interface Deed {
	readonly kind: 'select' | 'type' | 'paste' | 'compose' | 'autofill' | 'erase';
	readonly text: string;
}

// A selection is told by its ends.
type RangedDeed = Deed & { readonly range?: [number, number] };

/** What a field makes of a deed: `plain` is what plain text boxes would be after it, `before` what the field was. */
export type FieldRule = (plain: TypedState, deed: Deed, before: TypedState) => TypedState;

/** What a person types and pastes. */
export interface TypistWords {
	readonly keys: readonly string[];
	readonly pastes: readonly string[];
}

type Dice = (below: number) => number;

/**
 * Works in the boxes of a field as a person does: goes from one to another, puts the caret anywhere, selects, types over,
 * deletes, pastes, composes, has the browser fill it in, and takes it all back. While a box is being typed in it has to be
 * a plain text box, text and caret alike, and the others stay as they are, but for what `rule` makes of it; when it is left
 * it has the text of its form.
 */
export async function typeLikeAPerson(
	boxes: readonly TypedBox[],
	{ keys, pastes }: TypistWords,
	{
		seed,
		visits,
		rule = (plain) => plain,
	}: { readonly seed: number; readonly visits: number; readonly rule?: FieldRule },
): Promise<void> {
	const dice = diceOf(seed);
	const inputAt = (box: number) => (boxes[box] as TypedBox).input;
	for (let visit = 0; visit < visits; visit++) {
		const first = dice(boxes.length);
		inputAt(first).focus();
		await nextTurn();
		const before = boxes.map(({ input }) => input.value);
		const caret = dice(inputAt(first).value.length + 1);
		inputAt(first).setSelectionRange(caret, caret);
		let state: TypedState = { texts: before, box: first, start: caret, end: caret };
		const trail: string[] = [];
		let isPlain = true;
		for (let step = 0; step < 6; step++) {
			const deed = nextDeed(state, dice, { keys, pastes });
			const plain = plainAfter(state, deed);
			const wanted = rule(plain, deed, state);
			trail.push(`${deed.kind} ${deed.text}`);
			act(inputAt(state.box), deed, state);
			await nextTurn();
			const at = `${seed}/${visit} from ${JSON.stringify(before)} at ${first}:${caret}: ${trail.join(', ')}`;
			await expect([at, stateOf(boxes)]).toEqual([at, wanted]);
			isPlain &&= wanted === plain && deed.kind !== 'compose' && deed.kind !== 'autofill';
			state = wanted;
		}
		if (isPlain && dice(4) === 0) await takeBack(inputAt(first), before[first] ?? '', trail);
		const left = boxes.map(({ input, left }) => left?.(input.value));
		inputAt(state.box).blur();
		await nextTurn();
		for (const [box, text] of left.entries()) {
			if (text !== undefined)
				await expect([`left ${trail.join(', ')}`, inputAt(box).value]).toEqual([`left ${trail.join(', ')}`, text]);
		}
	}
}

function stateOf(boxes: readonly TypedBox[]): TypedState {
	const box = boxes.findIndex(({ input }) => input === document.activeElement);
	const { selectionStart, selectionEnd } = boxes[box]?.input ?? { selectionStart: null, selectionEnd: null };
	return { texts: boxes.map(({ input }) => input.value), box, start: selectionStart ?? -1, end: selectionEnd ?? -1 };
}

/** Takes back what was typed on this visit; what was typed on earlier ones lies below. */
async function takeBack(input: HTMLInputElement, before: string, trail: readonly string[]): Promise<void> {
	for (let undone = 0; undone < trail.length && input.value !== before; undone++) {
		document.execCommand('undo');
		await nextTurn();
	}
	await expect([`undo ${trail.join(', ')}`, input.value]).toEqual([`undo ${trail.join(', ')}`, before]);
}

function nextDeed({ texts, box }: TypedState, dice: Dice, { keys, pastes }: TypistWords): RangedDeed {
	const length = (texts[box] ?? '').length;
	switch (dice(9)) {
		case 0: {
			const caret = dice(length + 1);
			return selection(caret, caret);
		}
		case 1: {
			const start = dice(length + 1);
			return selection(start, start + dice(length - start + 1));
		}
		case 2:
			return selection(0, length);
		case 3:
			return { kind: 'paste', text: pick(pastes, dice) };
		case 4:
			return { kind: 'erase', text: '' };
		case 5:
			return { kind: 'compose', text: pick(keys, dice) };
		case 6:
			return { kind: 'autofill', text: pick(pastes, dice) };
		default:
			return { kind: 'type', text: pick(keys, dice) };
	}
}

function selection(start: number, end: number): Deed & { readonly range: [number, number] } {
	return { kind: 'select', text: `${start}-${end}`, range: [start, end] };
}

function plainAfter(state: TypedState, { kind, text, range }: RangedDeed): TypedState {
	const old = state.texts[state.box] ?? '';
	if (range !== undefined) return { ...state, start: range[0], end: range[1] };
	const isBackspace = kind === 'erase' && state.start === state.end;
	const start = kind === 'autofill' ? 0 : isBackspace ? Math.max(0, state.start - 1) : state.start;
	const end = kind === 'autofill' ? old.length : state.end;
	const texts = state.texts.map((one, box) => (box === state.box ? one.slice(0, start) + text + one.slice(end) : one));
	return { ...state, texts, start: start + text.length, end: start + text.length };
}

function act(input: HTMLInputElement, { kind, text, range }: RangedDeed, state: TypedState): void {
	switch (kind) {
		case 'select':
			if (range !== undefined) input.setSelectionRange(...range);
			break;
		case 'paste':
			if (pressed(input, new ClipboardEvent('paste', clipboardOf(text))))
				document.execCommand('insertText', false, text);
			break;
		case 'erase':
			if (pressed(input, keyOf('Backspace'))) document.execCommand('delete');
			break;
		case 'compose':
			compose(input, state, text);
			break;
		case 'autofill':
			fillIn(input, text);
			break;
		case 'type':
			if (pressed(input, keyOf(text))) document.execCommand('insertText', false, text);
			break;
	}
}

/** As a browser fills in what it has kept: the text is there at once, with a change that was no typing. */
function fillIn(input: HTMLInputElement, text: string): void {
	// React has put its own on each input.
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
	input.setSelectionRange(text.length, text.length);
	input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As an input method does: the text is there before it is final, and Enter ends it without being a key of the field. */
function compose(input: HTMLInputElement, { start, end }: TypedState, text: string): void {
	input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
	input.setRangeText(text, start, end, 'end');
	const change = { bubbles: true, isComposing: true, data: text, inputType: 'insertCompositionText' };
	input.dispatchEvent(new InputEvent('input', change));
	input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
	input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
}

function pressed(input: HTMLInputElement, event: Event): boolean {
	return input.dispatchEvent(event);
}

function keyOf(key: string): KeyboardEvent {
	return new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
}

function clipboardOf(text: string): ClipboardEventInit {
	const clipboardData = new DataTransfer();
	clipboardData.setData('text/plain', text);
	return { clipboardData, bubbles: true, cancelable: true };
}

/** React writes what it has heard of by the next turn. */
async function nextTurn(): Promise<void> {
	await new Promise((resolve) => requestAnimationFrame(resolve));
}

function pick<T>(list: readonly T[], dice: Dice): T {
	return list[dice(list.length)] as T;
}

/** The same throws for the same seed (a linear congruential generator). */
function diceOf(seed: number): Dice {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}
