import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { UidField, uidError } from './UidField.tsx';

const meta = {
	component: UidField,
	parameters: usage({
		when: 'The VAT number of a business in the EU.',
		not: 'The tax number of a person.',
		keys: { Enter: 'checks the text and sends the form' },
	}),
	args: { label: 'UID-Nummer', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof UidField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ausgefuellt: Story = { args: { defaultValue: 'ATU13585627' } };

export const Tippen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, 'atu 1358 5627');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('ATU13585627');
		await userEvent.tab();
		await expect(input).toHaveValue('ATU13585627');
		await expect(input).toBeValid();
	},
};

/** Suppliers have the UIDs of other states of the EU. */
export const AusDeutschland: Story = {
	args: { label: 'UID-Nummer des Lieferanten' },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, 'DE136695976');
		await userEvent.tab();
		await expect(input).toBeValid();
		await userEvent.type(input, '{Backspace}7');
		await userEvent.tab();
		await expect(input).toHaveAccessibleDescription(/^Die Prüfziffer stimmt nicht/);
		// A warning, never a block: only Austria's own rule is strict.
		await expect(input).toBeValid();
		await expect(uidError('CHE123456789')).toBeUndefined();
		await expect(uidError('ATU13585626')).toMatch(/^Die Prüfziffer/);
	},
};

export const OhneLand: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, '13585627');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('13585627');
		await userEvent.tab();
		await expect(input).toHaveValue('13585627');
		await expect(input).toBeInvalid();
		await expect(input).toHaveAccessibleDescription(/^Eine UID beginnt mit dem Land/);
	},
};

export const Vertrag = fieldContract<string>({
	role: 'textbox',
	empty: '',
	filled: 'ATU13585627',
	controlled: (props, value, onValueChange) => <UidField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={{ ...contractRules, validate: uidError }}
			render={({ field: { onChange, ...field } }) => <UidField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	enter: (user, control) => user.type(control, 'ATU13585627'),
	expectShown: (control, value) => expect(control).toHaveValue(value),
});
