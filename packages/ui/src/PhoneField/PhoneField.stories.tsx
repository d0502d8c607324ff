import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { PhoneField } from './PhoneField.tsx';

const meta = {
	component: PhoneField,
	parameters: usage({
		when: 'A telephone number, kept as it is typed.',
		not: 'A note to it is a TextField beside it.',
		keys: { Enter: 'checks the text and sends the form; what cannot be read is only a warning' },
	}),
	args: { label: 'Telefon', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof PhoneField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ausgefuellt: Story = { args: { defaultValue: '02236 123 45 67-312' } };

/** Kept as typed, whatever the style. */
export const Tippen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, ' +43 664/1234567 ');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('+43 664/1234567');
		await userEvent.tab();
		await expect(input).toHaveValue('+43 664/1234567');
		await expect(input).not.toHaveAccessibleDescription();
		await expect(input).toHaveAttribute('type', 'tel');
		await expect(input).toHaveAttribute('autocomplete', 'tel');
	},
};

/** A number that cannot be read may still be the right one. */
export const NichtLesbar: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, '1234567 (Büro)');
		await expect(input).not.toHaveAccessibleDescription();
		await userEvent.tab();
		await expect(input).toBeValid();
		await expect(input).toHaveAccessibleDescription(/^Diese Nummer ist nicht eindeutig lesbar/);
		await expect(args.onValueChange).toHaveBeenLastCalledWith('1234567 (Büro)');
	},
};

export const Vertrag = fieldContract<string>({
	role: 'textbox',
	empty: '',
	filled: '0664 123 45 67',
	controlled: (props, value, onValueChange) => <PhoneField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={{ ...contractRules }}
			render={({ field: { onChange, ...field } }) => <PhoneField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	enter: (user, control) => user.type(control, '0664 123 45 67'),
	expectShown: (control, value) => expect(control).toHaveValue(value),
});
