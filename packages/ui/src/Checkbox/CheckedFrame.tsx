import { type FieldFrameProps, FieldHint, FieldLabel, FieldMessages, useFieldIds } from '../Field/Field.tsx';
import { Below, Frame } from './Checkbox.styles.ts';

/** The frame of what is ticked: the control before its label, hint and messages below the label. */
export function CheckedFrame({ id, className, describedBy, children, ...field }: FieldFrameProps) {
	const ids = useFieldIds(id, field, describedBy);
	return (
		<Frame className={className}>
			{children(ids.control, ids)}
			<FieldLabel ids={ids} {...field} />
			<Below>
				{field.hint && <FieldHint id={ids.hint}>{field.hint}</FieldHint>}
				<FieldMessages ids={ids} error={field.error} warning={field.warning} />
			</Below>
		</Frame>
	);
}
