import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { ControlBox } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { below } from '../theme/ThemeProvider.tsx';

/** The box of an input with chips before its text: as many lines as they need, as high as any other control with one. */
export const ChipBox = styled(ControlBox)`
	flex-wrap: wrap;
	align-content: center;
	gap: var(--k-space-1);
	padding-block: calc((var(--k-control-height) - 1.5rem) / 2 - var(--k-border-width));
	padding-inline-start: calc(var(--k-space-1) + var(--k-space-half));

	> ul {
		display: contents;
		list-style: none;
	}

	> ul > li {
		display: inline-flex;
		min-width: 0;
		max-width: 100%;
	}

	> input {
		flex: 1 1 5rem;
		align-self: center;
		width: auto;
		min-height: 1.5rem;
		padding-inline-start: var(--k-space-1);
	}

	&:not(:has(> ul > li)) > input {
		padding-inline-start: calc(var(--k-control-padding) - var(--k-space-1) - var(--k-space-half) - var(--k-border-width));
	}

	${below.sm} {
		gap: var(--k-space-1);
		padding-block: calc((var(--k-control-height) - 2rem) / 2 - var(--k-border-width));
	}
`;

/**
 * The keys between chips and the text behind them: Left at the start of the text goes to the last chip, Left and Right
 * from chip to chip, Home and End to the ends; Backspace and Delete on a chip take it away. For the box around both.
 */
export function handleChipKeys(event: KeyboardEvent<HTMLElement>, onRemove: (index: number) => void): void {
	const { key, target, currentTarget } = event;
	const input = currentTarget.querySelector<HTMLInputElement>(':scope > input');
	const buttons = [...currentTarget.querySelectorAll<HTMLButtonElement>(':scope > ul button')];
	if (event.defaultPrevented || isComposing(event) || !input) return;
	const at = target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1;
	const isAtStart = target === input && input.selectionStart === 0 && input.selectionEnd === 0;
	if (at === -1 && !isAtStart) return;
	if (at === -1) {
		if (key !== 'ArrowLeft' || buttons.length === 0) return;
		buttons.at(-1)?.focus();
	} else if (key === 'ArrowLeft') buttons[Math.max(0, at - 1)]?.focus();
	else if (key === 'ArrowRight' || key === 'End') (key === 'End' ? input : (buttons[at + 1] ?? input)).focus();
	else if (key === 'Home') buttons[0]?.focus();
	else if (key === 'Backspace' || key === 'Delete') {
		// The chip is about to vanish, and with it the focus.
		(buttons[key === 'Backspace' && at > 0 ? at - 1 : at + 1] ?? input).focus();
		onRemove(at);
	} else return;
	event.preventDefault();
	event.stopPropagation();
}
