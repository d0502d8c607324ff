import { type ChangeEvent, type ComponentPropsWithRef, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { controlText, Field, type FieldProps, useInnerRef } from '../Field/Field.tsx';
import { useFormReset } from '../Field/useFormReset.ts';
import { messages } from '../messages/messages.ts';

/** Props of TextArea; every attribute of the native element passes through, `value` with `onValueChange` controls it. */
export interface TextAreaProps
	extends FieldProps,
		Omit<ComponentPropsWithRef<'textarea'>, 'required' | 'children' | 'rows' | 'maxLength'> {
	/** Lines shown at least; 3 by default. */
	minRows?: number;
	/** Lines shown at most before the text scrolls; 12 by default. */
	maxRows?: number;
	/** Most characters, counted below. A longer text is an error, and never cut off. */
	limit?: number;
	onValueChange?: (value: string) => void;
}

/**
 * The sentence for a text longer than the limit, or undefined; the rule for forms:
 * `rules={{ validate: (value) => textError(value, 500) }}`. An umlaut is one character however it was composed.
 */
export function textError(value: string, limit: number): string | undefined {
	const over = lengthOf(value) - limit;
	return over > 0 ? messages.TextArea.tooLong(over) : undefined;
}

/** Lines of text, as high as they need. */
export function TextArea({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	minRows = 3,
	maxRows = 12,
	limit,
	ref,
	onChange,
	onValueChange,
	'aria-describedby': describedBy,
	...rest
}: TextAreaProps) {
	const [area, setArea] = useInnerRef(ref);
	const [text, setText] = useState(String(rest.value ?? rest.defaultValue ?? ''));

	// The owner may set the text past React, as a form does that registers the element.
	useLayoutEffect(() => {
		if (!area.current) return;
		setText(area.current.value);
		growByScript(area.current);
	});
	useFormReset(area, () => setText(area.current?.defaultValue ?? ''));

	function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
		setText(event.target.value);
		onChange?.(event);
		onValueChange?.(event.target.value);
	}

	const tooLong = limit === undefined ? undefined : textError(text, limit);
	const frame = { label, isLabelHidden, hint, error: error ?? tooLong, warning, isRequired, id, className };
	const counterId = (control: { id: string }) => (limit === undefined ? undefined : `${control.id}-count`);
	return (
		<Field {...frame} describedBy={describedBy}>
			{(control) => (
				<>
					<Area
						{...rest}
						{...control}
						aria-describedby={[control['aria-describedby'], counterId(control)].filter(Boolean).join(' ') || undefined}
						ref={setArea}
						$minRows={minRows}
						$maxRows={maxRows}
						rows={minRows}
						onChange={handleChange}
					/>
					{limit !== undefined && (
						<Counter id={counterId(control)} data-over={tooLong ? '' : undefined}>
							{messages.TextArea.count(lengthOf(text), limit)}
						</Counter>
					)}
				</>
			)}
		</Field>
	);
}

function lengthOf(text: string): number {
	return [...text.normalize('NFC')].length;
}

/** For browsers whose style sheets cannot let an element grow with its text. */
function growByScript(area: HTMLTextAreaElement): void {
	if (CSS.supports('field-sizing', 'content')) return;
	area.style.height = 'auto';
	area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

const Area = styled.textarea<{ $minRows: number; $maxRows: number }>`
	${controlText}
	--rows-edge: calc(2 * (var(--k-space-2) + var(--k-border-width)));
	box-sizing: border-box;
	width: 100%;
	min-height: calc(${({ $minRows }) => $minRows} * var(--k-line-height-md) + var(--rows-edge));
	max-height: calc(${({ $maxRows }) => $maxRows} * var(--k-line-height-md) + var(--rows-edge));
	padding: var(--k-space-2) calc(var(--k-control-padding) - var(--k-border-width));
	border: var(--k-border-width) solid var(--k-color-border);
	border-radius: var(--k-radius);
	background: var(--k-color-surface);
	resize: vertical;
	field-sizing: content;
	transition: border-color var(--k-duration);

	&:hover:not(:disabled, :read-only) {
		border-color: var(--k-color-border-hover);
	}

	&[aria-invalid='true'] {
		border-color: var(--k-color-error-border);
	}

	&:disabled,
	&:read-only {
		border-color: var(--k-color-separator);
		background: var(--k-color-surface-sunken);
		resize: none;
	}

	@media (forced-colors: active) {
		&:focus-visible {
			outline-color: Highlight;
		}

		&:disabled {
			border-color: GrayText;
		}
	}

	&:focus-visible {
		outline: var(--k-focus-width) solid var(--k-color-focus);
		outline-offset: -1px;
		border-color: var(--k-color-focus);
	}
`;

const Counter = styled.p`
	align-self: flex-end;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);
	font-variant-numeric: tabular-nums;

	&[data-over] {
		color: var(--k-color-error-text);
	}
`;
