import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { BicField, bicError } from './BicField.tsx';

const meta = {
	component: BicField,
	parameters: usage({
		when: 'The BIC of a bank, with or without blanks; checked as it is left.',
		not: 'A BIC that follows from an IBAN beside it: give it `iban`, and a disagreement becomes a warning.',
		keys: { Enter: 'brings the text into its form and sends the form', 'Ctrl+Z': 'takes typing back' },
	}),
	args: { label: 'BIC', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof BicField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ausgefuellt: Story = { args: { defaultValue: 'GIBAATWWXXX', iban: 'AT611904300234573201' } };

/** Small letters and blanks are no mistake, and every browser is told to forget the text. */
export const Tippen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, 'giba at ww');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('GIBAATWW');
		await userEvent.tab();
		await expect(input).toHaveValue('GIBAATWW');
		await expect(input).toBeValid();
		await expect(input).toHaveAttribute('autocomplete', 'off');
	},
};

/** The text stays, the owner hears what was typed and not the BIC before, and the sentence says what to look at. */
export const Falsch: Story = {
	args: { defaultValue: 'GIBAATWW' },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, '{Backspace}');
		await expect(input).toBeValid();
		await expect(args.onValueChange).toHaveBeenLastCalledWith('GIBAATW');
		await userEvent.tab();
		await expect(input).toHaveValue('GIBAATW');
		await expect(input).toBeInvalid();
		await expect(input).toHaveAccessibleDescription('Ein BIC hat 8 oder 11 Zeichen.');
	},
};

export const BankImAusland: Story = {
	args: { defaultValue: 'COBADEFF', iban: 'AT611904300234573201' },
	play: async ({ canvas }) => {
		const input = canvas.getByRole('textbox');
		await expect(input).toBeValid();
		await expect(input).toHaveAccessibleDescription('Dieser BIC gehört nicht zum Land der IBAN.');
	},
};

export const Vertrag = fieldContract<string>({
	role: 'textbox',
	empty: '',
	filled: 'GIBAATWWXXX',
	controlled: (props, value, onValueChange) => <BicField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={{ ...contractRules, validate: bicError }}
			render={({ field: { onChange, ...field } }) => <BicField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	enter: (user, control) => user.type(control, 'gibaatwwxxx{Tab}'),
	expectShown: (control, value) => expect(control).toHaveValue(value),
});
