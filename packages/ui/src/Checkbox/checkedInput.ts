import type { ChangeEvent, ChangeEventHandler, MouseEvent, MouseEventHandler } from 'react';

/** What Checkbox and Switch take for their input. */
interface CheckedInputProps {
	readOnly: boolean;
	onClick?: MouseEventHandler<HTMLInputElement> | undefined;
	onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
	onCheckedChange?: ((isChecked: boolean) => void) | undefined;
}

/** The attributes by which a box is read-only, which HTML does not know; spread them on the input. */
export function checkedInput({ readOnly, onClick, onChange, onCheckedChange }: CheckedInputProps) {
	return {
		'aria-readonly': readOnly || undefined,
		// Refusing the click leaves the box focusable and submitted.
		onClick(event: MouseEvent<HTMLInputElement>) {
			if (readOnly) event.preventDefault();
			onClick?.(event);
		},
		// React tells of the change before the refused click takes it back.
		onChange(event: ChangeEvent<HTMLInputElement>) {
			if (readOnly) return;
			onChange?.(event);
			onCheckedChange?.(event.target.checked);
		},
	};
}
