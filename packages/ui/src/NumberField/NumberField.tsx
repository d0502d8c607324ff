import {
	addDecimals,
	checkNumber,
	compareDecimals,
	editGermanNumber,
	isDecimal,
	type NumberLimits,
	parseGermanNumber,
	showGermanNumber,
} from '@kontor/german/number';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { type FieldProps, innerButton, setNativeValue, useInnerRef } from '../Field/Field.tsx';
import { retype } from '../Field/retype.ts';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import type { TypedValueProps } from '../Field/useTypedValue.ts';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of NumberField; its value is a decimal text (`-1234.5`), '' for none, or the text as typed where that is none. */
export interface NumberFieldProps
	extends FieldProps,
		TypedValueProps,
		Omit<TypedFieldProps, 'min' | 'max' | 'step'>,
		NumberLimits {
	/** Decimals shown at least once the field is left, such as 2 for money. */
	minDecimals?: number;
	/** False for years and identifiers: `2026` instead of `2.026`. */
	isGrouped?: boolean;
	/** What arrow up and down add and take away, a decimal text; 1 by default. Given, there are buttons for it too. */
	step?: string;
	/** Behind the number: `kg`, `%`, `€`; people may type it as well. */
	unit?: string;
}

/**
 * The sentence for what is wrong with a value, or undefined; the rule for forms:
 * `rules={{ validate: (value) => numberError(value, { min: '0' }) }}` with the limits of the field.
 */
export function numberError(value: string, limits: NumberLimits = {}): string | undefined {
	const problem = value === '' ? null : checkNumber(value, limits);
	switch (problem) {
		case null:
			return undefined;
		case 'numberFormat':
			return messages.NumberField.numberFormat;
		case 'numberDecimals':
			return messages.NumberField.numberDecimals(limits.decimals ?? 4);
		case 'numberTooSmall':
			return messages.NumberField.numberTooSmall(showGermanNumber(limits.min ?? ''));
		case 'numberTooLarge':
			return messages.NumberField.numberTooLarge(showGermanNumber(limits.max ?? ''));
	}
}

/**
 * A number as Austria writes it. Nothing is rounded or moved into its bounds: a number that breaks them stays and is an
 * error. Arrow keys step, the mouse wheel does not.
 */
export function NumberField({
	min,
	max,
	decimals,
	minDecimals,
	isGrouped = true,
	step,
	unit,
	ref,
	onKeyDown,
	...props
}: NumberFieldProps) {
	const [input, setInput] = useInnerRef(ref);
	const [stepped, setStepped] = useState('');
	const limits = { min, max, decimals };
	const isLocked = props.readOnly || props.disabled;
	const kind = {
		// Too many decimals are for the check to refuse, so that what is typed stays a number.
		read(text: string) {
			const parsed = parseGermanNumber(withoutUnit(text, unit), Number.POSITIVE_INFINITY);
			return parsed.ok ? parsed.value : text.trim();
		},
		show: (value: string) => (isGrouped ? showGermanNumber : editGermanNumber)(value, minDecimals) || value,
		// A digit more or less would turn the dot of a group into a decimal sign.
		edit: (value: string) => editGermanNumber(value, minDecimals) || value,
		check: (value: string) => numberError(value, limits),
	};

	function stepBy(sign: '' | '-') {
		if (!input.current || isLocked) return;
		const next = nextStep(kind.read(input.current.value), `${sign}${step ?? '1'}`, limits);
		if (next === null) return;
		const isFocused = document.activeElement === input.current;
		const text = isFocused ? kind.edit(next) : kind.show(next);
		// A pressed button leaves the on-screen keyboard closed.
		if (isFocused) retype(input.current, text);
		else setNativeValue(input.current, text);
		setStepped(kind.show(next));
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		onKeyDown?.(event);
		const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
		if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
		if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
		// Else the caret would jump to the beginning or the end.
		event.preventDefault();
		stepBy(key === 'ArrowUp' ? '' : '-');
	}

	return (
		<Figures
			inputMode={keyboardOf(limits)}
			autoComplete="off"
			{...props}
			ref={setInput}
			onKeyDown={handleKeyDown}
			kind={kind}
			end={
				<>
					{unit !== undefined && <span>{unit}</span>}
					{step !== undefined && !isLocked && (
						<Steps>
							<StepButton label={messages.NumberField.decrease(props.label)} onStep={() => stepBy('-')}>
								<Minus />
							</StepButton>
							<StepButton label={messages.NumberField.increase(props.label)} onStep={() => stepBy('')}>
								<Plus />
							</StepButton>
						</Steps>
					)}
					{!isLocked && <VisuallyHidden role="status">{stepped}</VisuallyHidden>}
				</>
			}
		/>
	);
}

function StepButton({ label, onStep, children }: { label: string; onStep: () => void; children: ReactNode }) {
	return (
		<Step
			type="button"
			tabIndex={-1}
			aria-label={label}
			title={label}
			// The focus stays where it is.
			onMouseDown={(event) => event.preventDefault()}
			onClick={onStep}
		>
			{children}
		</Step>
	);
}

function withoutUnit(text: string, unit: string | undefined): string {
	const typed = text.trim();
	if (!unit) return typed;
	if (typed.endsWith(unit)) return typed.slice(0, -unit.length);
	return typed.startsWith(unit) ? typed.slice(unit.length) : typed;
}

/** The value a step further, at most to the bound; null where there is no step to take. */
function nextStep(value: string, by: string, { min, max }: NumberLimits): string | null {
	if (value !== '' && !isDecimal(value)) return null;
	const next = addDecimals(value, by);
	const bound = by.startsWith('-') ? min : max;
	const isBeyond = (number: string) =>
		bound !== undefined && compareDecimals(number, bound) * (by.startsWith('-') ? -1 : 1) > 0;
	if (isBeyond(next) && (value === bound || isBeyond(value))) return null;
	if (isBeyond(next)) return bound ?? null;
	if (min !== undefined && compareDecimals(next, min) < 0) return min;
	return max !== undefined && compareDecimals(next, max) > 0 ? max : next;
}

/** The figures of iOS have no minus, so they are only for what cannot be negative. */
function keyboardOf({ min, decimals }: NumberLimits): 'numeric' | 'decimal' | 'text' {
	if (min === undefined || min.startsWith('-')) return 'text';
	return decimals === 0 ? 'numeric' : 'decimal';
}

const Figures = styled(TypedField)`
	input {
		font-variant-numeric: tabular-nums;
	}
`;

const Steps = styled.span`
	display: flex;
	align-self: stretch;
	margin-inline-end: calc(-1 * var(--k-control-padding));
`;

const Step = styled.button`
	${innerButton}
	margin: 0;
	border-inline-start: var(--k-border-width) solid var(--k-color-separator);
	border-radius: 0;

	&:last-child {
		border-start-end-radius: var(--k-radius);
		border-end-end-radius: var(--k-radius);
	}

	&:active {
		background: var(--k-color-surface-sunken);
	}
`;
