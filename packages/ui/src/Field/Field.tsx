import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, type Ref, useId } from 'react';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FieldHint, Frame, Label, Message, Messages, RequiredMark } from './Field.styles.ts';

export { ControlBox, controlText, FieldHint, innerButton } from './Field.styles.ts';
export { isComposing } from './isComposing.ts';
export { setNativeValue } from './setNativeValue.ts';
export { useInnerRef } from './useInnerRef.ts';

/** What every input of the library takes for the frame around its control. */
export interface FieldProps {
	/** Says what to enter; always there, if need be hidden from sight by `isLabelHidden`. */
	label: string;
	isLabelHidden?: boolean | undefined;
	/** Help shown under the label before anything is wrong. */
	hint?: ReactNode;
	/** Why the value cannot be taken; announced, and marks the control as invalid. */
	error?: string | undefined;
	/** What is odd about a value that is taken all the same; announced. */
	warning?: ReactNode;
	/** Marks the control as required; whether it is filled is for the form to check, not for the browser. */
	isRequired?: boolean | undefined;
}

/** What an input of two parts takes, such as the two ends of a span: one value in one frame. */
export interface PartedFieldProps<Value> extends FieldProps {
	value?: Value | undefined;
	defaultValue?: Value;
	onValueChange?: (value: Value) => void;
	/** Of the first part, which the label focuses. */
	ref?: Ref<HTMLInputElement>;
	id?: string;
	name?: string;
	className?: string;
	disabled?: boolean;
	readOnly?: boolean;
	/** The focus has left both parts. */
	onBlur?: () => void;
	'aria-describedby'?: string;
}

/** The attributes that tie a control to its frame; spread them on the focusable element. */
export interface FieldControl {
	id: string;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
	'aria-required': true | undefined;
}

/** The ids of a field's parts and the attributes of its control. */
export interface FieldIds {
	label: string;
	hint: string;
	messages: string;
	control: FieldControl;
}

/** Props of Field. */
export interface FieldFrameProps extends FieldProps {
	/** The id of the control; made up when left out. */
	id?: string | undefined;
	/** Ids of further descriptions from outside. */
	describedBy?: string | undefined;
	className?: string | undefined;
	children: (control: FieldControl, ids: FieldIds) => ReactNode;
}

/** THE frame of every input: label with required mark, hint, then the control, then its error or warning, all tied to it. */
export function Field({ id, describedBy, className, children, ...field }: FieldFrameProps) {
	const ids = useFieldIds(id, field, describedBy);
	return (
		<Frame className={className}>
			<FieldLabel ids={ids} {...field} />
			{field.hint && <FieldHint id={ids.hint}>{field.hint}</FieldHint>}
			{children(ids.control, ids)}
			<FieldMessages ids={ids} error={field.error} warning={field.warning} />
		</Frame>
	);
}

/** The ids a control and its frame share; for frames of another shape than Field, such as a checkbox. */
export function useFieldIds(id: string | undefined, field: Omit<FieldProps, 'label'>, describedBy?: string): FieldIds {
	const made = useId();
	const own = id ?? made;
	const ids = { label: `${own}-label`, hint: `${own}-hint`, messages: `${own}-messages` };
	const descriptions = [field.hint && ids.hint, (field.error || field.warning) && ids.messages, describedBy];
	return {
		...ids,
		control: {
			id: own,
			'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
			'aria-invalid': field.error ? true : undefined,
			'aria-required': field.isRequired ? true : undefined,
		},
	};
}

/** The label of a control with its required mark, or out of sight. */
export function FieldLabel({
	ids,
	label,
	isLabelHidden = false,
	isRequired = false,
}: { ids: FieldIds } & Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired'>) {
	const props = { id: ids.label, htmlFor: ids.control.id };
	if (isLabelHidden) {
		return (
			<VisuallyHidden as="label" {...props}>
				{label}
			</VisuallyHidden>
		);
	}
	return (
		<Label {...props}>
			{label}
			{isRequired && (
				<RequiredMark aria-hidden="true" title={messages.Field.required}>
					*
				</RequiredMark>
			)}
		</Label>
	);
}

/** Error or, when there is none, warning of a control; read out when it appears. */
export function FieldMessages({ ids, error, warning }: { ids: FieldIds } & Pick<FieldProps, 'error' | 'warning'>) {
	return (
		<Messages id={ids.messages} aria-live="polite">
			{error ? (
				<Message $tone="error">
					<CircleAlert />
					{error}
				</Message>
			) : (
				warning && (
					<Message $tone="warning">
						<TriangleAlert />
						{warning}
					</Message>
				)
			)}
		</Messages>
	);
}
