import type { FocusEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Label, RequiredMark } from './Field.styles.ts';
import { FieldHint, FieldMessages, type FieldProps, useFieldIds } from './Field.tsx';

/** One entry of a group of radios or checkboxes; `value` is what is stored, `label` what is read. */
export interface ChoiceOption {
	value: string;
	label: string;
	/** A sentence under the label. */
	hint?: string;
	isDisabled?: boolean;
}

/** Props of FieldGroup. */
export interface FieldGroupProps extends FieldProps {
	/** `radiogroup` knows required and read-only itself; in a `group` its controls say it. */
	role: 'radiogroup' | 'group';
	id?: string | undefined;
	className?: string | undefined;
	disabled?: boolean | undefined;
	readOnly?: boolean | undefined;
	/** Beside each other where there is room, instead of one below the other; checkboxes in columns. */
	isInline?: boolean | undefined;
	/** Ids of further descriptions from outside. */
	describedBy?: string | undefined;
	/** The focus has left the group. */
	onBlur?: ((event: FocusEvent) => void) | undefined;
	children: ReactNode;
}

/** The frame of an input made of several controls: one name, hint and error for all of them. */
export function FieldGroup(props: FieldGroupProps) {
	const {
		role,
		id,
		className,
		disabled = false,
		readOnly = false,
		isInline = false,
		describedBy,
		onBlur,
		children,
	} = props;
	const { label, isLabelHidden = false, hint, error, warning, isRequired = false } = props;
	const ids = useFieldIds(id, { hint, error, warning, isRequired }, describedBy);
	const isRadio = role === 'radiogroup';
	const Name = isLabelHidden ? HiddenLegend : Legend;
	return (
		<Frame
			id={ids.control.id}
			className={className}
			role={isRadio ? role : undefined}
			disabled={disabled}
			aria-labelledby={ids.label}
			aria-describedby={ids.control['aria-describedby']}
			aria-invalid={ids.control['aria-invalid']}
			aria-required={isRadio ? ids.control['aria-required'] : undefined}
			aria-readonly={(isRadio && readOnly) || undefined}
			data-readonly={readOnly || undefined}
			onBlur={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
			}}
		>
			<Name id={ids.label}>
				{label}
				{isRequired && (
					<>
						<RequiredMark aria-hidden="true" title={messages.Field.required}>
							*
						</RequiredMark>
						{!isRadio && <VisuallyHidden>({messages.Field.required})</VisuallyHidden>}
					</>
				)}
			</Name>
			{hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
			<Options data-inline={isInline ? role : undefined}>{children}</Options>
			<FieldMessages ids={ids} error={error} warning={warning} />
		</Frame>
	);
}

const Frame = styled.fieldset`
	position: relative;
	min-width: 0;
	margin: 0;
	padding: 0;
	border: 0;

	&[aria-invalid='true'] input {
		border-color: var(--k-color-error-border);
	}
`;

const Legend = styled(Label).attrs({ as: 'legend' })`
	padding: 0;
`;

const HiddenLegend = styled(VisuallyHidden).attrs({ as: 'legend' })``;

const Options = styled.div`
	display: grid;
	justify-items: start;
	gap: var(--k-space-half);
	margin-block: var(--k-space-1);

	&[data-inline='radiogroup'] {
		display: flex;
		flex-wrap: wrap;
		gap: 0 var(--k-space-5);
	}

	/* Many boxes are found by the eye only where they stand in columns. */
	&[data-inline='group'] {
		grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr));
		gap: 0 var(--k-space-4);
	}
`;
