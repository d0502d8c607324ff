import { type ChangeEvent, type FocusEvent, type MouseEvent, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { Below, Box, Frame } from '../Checkbox/Checkbox.styles.ts';
import { FieldHint, type FieldProps } from '../Field/Field.tsx';
import { type ChoiceOption, FieldGroup } from '../Field/FieldGroup.tsx';

export type { ChoiceOption } from '../Field/FieldGroup.tsx';

/** Props of RadioGroup; `value` with `onValueChange` controls it, `{...form.register('name')}` binds it. */
export interface RadioGroupProps extends FieldProps {
	options: readonly ChoiceOption[];
	value?: string | undefined;
	defaultValue?: string | undefined;
	onValueChange?: (value: string) => void;
	onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
	onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
	/** Under which the form submits the value; made up when left out. */
	name?: string | undefined;
	/** Controlled, the radio that Tab leads to; else every radio, as react-hook-form wants it. */
	ref?: Ref<HTMLInputElement> | undefined;
	id?: string | undefined;
	className?: string | undefined;
	disabled?: boolean | undefined;
	/** Shows the choice but does not let it be changed. */
	readOnly?: boolean | undefined;
	/** Beside each other where there is room; for two or three short labels. */
	isInline?: boolean | undefined;
	'aria-describedby'?: string | undefined;
}

/** One of a few, all in sight: two to about seven. More of them are a Select. Arrow keys choose. */
export function RadioGroup({
	options,
	value,
	defaultValue,
	onValueChange,
	onChange,
	onBlur,
	name,
	ref,
	readOnly = false,
	'aria-describedby': describedBy,
	...group
}: RadioGroupProps) {
	const made = useId();
	const isControlled = value !== undefined;
	const chosen = options.find((option) => option.value === value && !option.isDisabled);
	const tabStop = chosen ?? options.find((option) => !option.isDisabled);

	function handleClick(event: MouseEvent): void {
		if (readOnly) event.preventDefault();
	}

	function handleChange(event: ChangeEvent<HTMLInputElement>): void {
		// React tells of the change before the refused click takes it back.
		if (readOnly) return;
		onChange?.(event);
		onValueChange?.(event.target.value);
	}

	return (
		<FieldGroup {...group} role="radiogroup" readOnly={readOnly} describedBy={describedBy}>
			{options.map((option, index) => {
				const id = `${made}-${index}`;
				return (
					<Frame key={option.value}>
						<Radio
							id={id}
							ref={!isControlled || option === tabStop ? ref : undefined}
							type="radio"
							name={name ?? made}
							value={option.value}
							checked={isControlled ? option.value === value : undefined}
							defaultChecked={isControlled || defaultValue === undefined ? undefined : option.value === defaultValue}
							disabled={option.isDisabled}
							data-readonly={readOnly || undefined}
							aria-describedby={option.hint ? `${id}-hint` : undefined}
							onClick={handleClick}
							onChange={handleChange}
							onBlur={onBlur}
						/>
						<label htmlFor={id}>{option.label}</label>
						{option.hint && (
							<Below>
								<FieldHint id={`${id}-hint`}>{option.hint}</FieldHint>
							</Below>
						)}
					</Frame>
				);
			})}
		</FieldGroup>
	);
}

const Radio = styled(Box)`
	border-radius: var(--k-radius-full);

	&::before {
		width: 0.375rem;
		height: 0.375rem;
		border-radius: var(--k-radius-full);
		mask: none;
	}

	/* A radio of a group with none chosen counts as indeterminate. */
	&:indeterminate {
		border-color: var(--k-color-border);
		background: var(--k-color-surface);
	}

	&:indeterminate:disabled {
		border-color: var(--k-color-separator);
		background: var(--k-color-surface-sunken);
	}

	&:indeterminate::before {
		opacity: 0;
	}

	&[data-readonly] {
		border-color: var(--k-color-border);
		background: var(--k-color-surface-sunken);
		color: var(--k-color-text);
		cursor: default;
	}
`;
