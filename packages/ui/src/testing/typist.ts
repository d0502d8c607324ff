import { expect } from 'storybook/test';

/** A text box of a field, and what its text becomes once it is left. */
export interface TypedBox {
	readonly input: HTMLInputElement;
	readonly left: (text: string) => string;
}

/** What a person types and pastes. */
export interface TypistWords {
	readonly keys: readonly string[];
	readonly pastes: readonly string[];
}

/** The text and the selection a plain text box would have. */
interface Model {
	text: string;
	start: number;
	end: number;
}

type Dice = (below: number) => number;

/**
 * Works in the boxes of a field as a person does: goes from one to another, puts the caret anywhere, selects, types over,
 * deletes, pastes, composes, and takes it all back. While a box is being typed in it has to be a plain text box, text and
 * caret alike, and the others stay as they are; when it is left it has the text of its form.
 */
export async function typeLikeAPerson(
	boxes: readonly TypedBox[],
	{ keys, pastes }: TypistWords,
	{ seed, visits }: { readonly seed: number; readonly visits: number },
): Promise<void> {
	const dice = diceOf(seed);
	const settled = boxes.map(({ input }) => input.value);
	for (let visit = 0; visit < visits; visit++) {
		const index = dice(boxes.length);
		const box = boxes[index] as TypedBox;
		const { input } = box;
		input.focus();
		await nextTurn();
		const model: Model = { text: input.value, start: 0, end: 0 };
		const before = model.text;
		place(input, model, dice(model.text.length + 1));
		const trail: string[] = [];
		for (let step = 0; step < 6; step++) {
			trail.push(act(input, model, dice, { keys, pastes }));
			await nextTurn();
			const at = `${seed}/${visit} from ${JSON.stringify(before)}: ${trail.join(', ')}`;
			await expect([at, input.value, input.selectionStart, input.selectionEnd]).toEqual([
				at,
				model.text,
				model.start,
				model.end,
			]);
			const others = boxes.map((other) => other.input.value).filter((_, other) => other !== index);
			await expect([at, ...others]).toEqual([at, ...settled.filter((_, other) => other !== index)]);
		}
		const isTakenBack = dice(4) === 0 && !trail.some((done) => done.startsWith('compose'));
		if (isTakenBack) {
			// What was typed on earlier visits lies below and is left alone.
			for (let undone = 0; undone < trail.length && input.value !== before; undone++) {
				document.execCommand('undo');
				await nextTurn();
			}
			await expect([`undo ${trail.join(', ')}`, input.value]).toEqual([`undo ${trail.join(', ')}`, before]);
		}
		const typed = input.value;
		input.blur();
		await nextTurn();
		await expect([`left ${trail.join(', ')}`, input.value]).toEqual([`left ${trail.join(', ')}`, box.left(typed)]);
		settled[index] = input.value;
	}
}

/** One thing a person does, to the box and to its model; says what it was. */
function act(input: HTMLInputElement, model: Model, dice: Dice, { keys, pastes }: TypistWords): string {
	switch (dice(8)) {
		case 0: {
			const caret = dice(model.text.length + 1);
			place(input, model, caret);
			return `caret ${caret}`;
		}
		case 1: {
			const start = dice(model.text.length + 1);
			const end = start + dice(model.text.length - start + 1);
			place(input, model, start, end);
			return `select ${start}-${end}`;
		}
		case 2:
			input.select();
			Object.assign(model, { start: 0, end: model.text.length });
			return 'select all';
		case 3: {
			const text = pick(pastes, dice);
			if (pressed(input, new ClipboardEvent('paste', clipboardOf(text))))
				document.execCommand('insertText', false, text);
			replace(model, text);
			return `paste ${JSON.stringify(text)}`;
		}
		case 4: {
			if (pressed(input, keyOf('Backspace'))) document.execCommand('delete');
			if (model.start === model.end) model.start = Math.max(0, model.start - 1);
			replace(model, '');
			return 'Backspace';
		}
		case 5: {
			const text = pick(keys, dice);
			compose(input, model, text);
			replace(model, text);
			return `compose ${text}`;
		}
		default: {
			const key = pick(keys, dice);
			if (pressed(input, keyOf(key))) document.execCommand('insertText', false, key);
			replace(model, key);
			return `type ${key}`;
		}
	}
}

function place(input: HTMLInputElement, model: Model, start: number, end = start): void {
	input.setSelectionRange(start, end);
	Object.assign(model, { start, end });
}

function replace(model: Model, text: string): void {
	model.text = model.text.slice(0, model.start) + text + model.text.slice(model.end);
	model.start += text.length;
	model.end = model.start;
}

/** As an input method does: the text is there before it is final, and Enter ends it without being a key of the field. */
function compose(input: HTMLInputElement, { start, end }: Model, text: string): void {
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
