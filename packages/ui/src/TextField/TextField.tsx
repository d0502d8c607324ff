import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { ControlBox, Field, type FieldProps, innerButton } from '../Field/Field.tsx';
import { messages } from '../messages/messages.ts';

/** Props of TextField; every attribute of the native input passes through, `value` with `onValueChange` controls it. */
export interface TextFieldProps
	extends FieldProps,
		Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'required' | 'children'> {
	/** The kind of keyboard and autofill; `password` brings a button that shows what was typed. */
	type?: 'text' | 'email' | 'tel' | 'url' | 'password';
	/** Before the text, such as an icon. */
	start?: ReactNode;
	/** After the text, such as a unit. */
	end?: ReactNode;
	onValueChange?: (value: string) => void;
}

/** One line of text. */
export function TextField({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	type = 'text',
	start,
	end,
	onChange,
	onValueChange,
	'aria-describedby': describedBy,
	...rest
}: TextFieldProps) {
	const [isRevealed, setIsRevealed] = useState(false);

	function handleChange(event: ChangeEvent<HTMLInputElement>) {
		onChange?.(event);
		onValueChange?.(event.target.value);
	}

	const frame = { label, isLabelHidden, hint, error, warning, isRequired, id, className, describedBy };
	return (
		<Field {...frame}>
			{(control) => (
				<ControlBox>
					{start}
					<input {...rest} {...control} type={isRevealed ? 'text' : type} onChange={handleChange} />
					{end}
					{type === 'password' && (
						<Reveal
							type="button"
							aria-pressed={isRevealed}
							aria-label={messages.TextField.reveal}
							title={isRevealed ? messages.TextField.conceal : messages.TextField.reveal}
							aria-controls={control.id}
							disabled={rest.disabled}
							onClick={() => setIsRevealed(!isRevealed)}
						>
							{isRevealed ? <EyeOff /> : <Eye />}
						</Reveal>
					)}
				</ControlBox>
			)}
		</Field>
	);
}

const Reveal = styled.button`
	${innerButton}
`;
