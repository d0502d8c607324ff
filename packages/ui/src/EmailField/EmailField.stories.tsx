import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { EmailField, emailError } from './EmailField.tsx';

const meta = {
	component: EmailField,
	parameters: usage({
		when: 'An e-mail address; a likely slip such as `gmial.com` is asked about and never blocks.',
		not: 'Several addresses are a TagField.',
		keys: { Enter: 'checks the text and sends the form' },
	}),
	args: { label: 'E-Mail', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof EmailField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ausgefuellt: Story = { args: { defaultValue: 'anna.huber@kontor.example' } };

/** Blanks around it and "mailto:" come along from other programs; phones show the at sign. */
export const Eingefuegt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.click(input);
		await userEvent.paste(' mailto:Anna.Huber@Kontor.EXAMPLE\u00a0');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('Anna.Huber@kontor.example');
		await userEvent.tab();
		await expect(input).toHaveValue('Anna.Huber@kontor.example');
		await expect(input).toHaveAttribute('inputmode', 'email');
		await expect(input).toHaveAttribute('autocomplete', 'email');
	},
};

export const Falsch: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, 'anna.huber@kontor');
		await expect(input).toBeValid();
		await userEvent.tab();
		await expect(input).toBeInvalid();
		await expect(input).toHaveValue('anna.huber@kontor');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('anna.huber@kontor');
	},
};

/** A slip in a frequent domain is asked about and saved all the same. */
export const Vertippt: Story = {
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, 'anna@gmial.com');
		await userEvent.tab();
		await expect(input).toBeValid();
		await expect(input).toHaveAccessibleDescription(/Meinten Sie\s*anna@gmail\.com/);
		await userEvent.click(canvas.getByRole('button', { name: 'anna@gmail.com' }));
		await expect(input).toHaveValue('anna@gmail.com');
		await expect(input).toHaveFocus();
	},
};

export const Vertrag = fieldContract<string>({
	role: 'textbox',
	empty: '',
	filled: 'anna@kontor.example',
	controlled: (props, value, onValueChange) => <EmailField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={{ ...contractRules, validate: emailError }}
			render={({ field: { onChange, ...field } }) => <EmailField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	enter: (user, control) => user.type(control, 'anna@kontor.example'),
	expectShown: (control, value) => expect(control).toHaveValue(value),
});
