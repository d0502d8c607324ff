import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { setNativeValue } from '../Field/Field.tsx';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { IbanField, ibanError } from './IbanField.tsx';

const sample = 'AT611904300234573201';

const meta = {
	component: IbanField,
	parameters: usage({
		when: 'An IBAN; grouped while it is typed, stored compact. An unusual length for its country is a warning.',
		not: 'An account to choose from those already known is a Select.',
		keys: {
			'← →, Backspace': 'the caret keeps its place among the groups',
			Enter: 'checks the text and sends the form',
		},
	}),
	args: { label: 'IBAN', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof IbanField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leer: Story = { args: { placeholder: 'AT61 1904 3002 3457 3201' } };

export const Ausgefuellt: Story = { args: { defaultValue: sample } };

export const Gesperrt: Story = { args: { defaultValue: sample, disabled: true } };

/** Groups come while typing; the owner hears the number without blanks, and every browser is told to forget it. */
export const Tippen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, 'at61190430');
		await expect(input).toHaveValue('at61 1904 30');
		await expect(input).toBeValid();
		await userEvent.type(input, '0234573201');
		await expect(args.onValueChange).toHaveBeenLastCalledWith(sample);
		await userEvent.tab();
		await expect(input).toHaveValue('AT61 1904 3002 3457 3201');
		await expect(input).toBeValid();
		await expect(input).toHaveAttribute('autocomplete', 'off');
		await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('0430');
	},
};

/** The caret stays where the user works: what is typed, deleted or pasted in the middle lands there. */
export const InDerMitte: Story = {
	args: { defaultValue: sample },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole<HTMLInputElement>('textbox');
		await userEvent.click(input);
		input.setSelectionRange(7, 7);
		await userEvent.keyboard('55');
		await expect(input).toHaveValue('AT61 1955 0430 0234 5732 01');
		await expect(input.selectionStart).toBe(9);
		await userEvent.keyboard('{Backspace}{Backspace}');
		await expect(input).toHaveValue('AT61 1904 3002 3457 3201');
		await expect(input.selectionStart).toBe(7);
		input.setSelectionRange(10, 14);
		await userEvent.paste('4711 4712');
		await expect(input).toHaveValue('AT61 1904 4711 4712 3457 3201');
		await expect(input.selectionStart).toBe(19);
		// Backspace behind a blank takes the digit before it.
		input.setSelectionRange(5, 5);
		await userEvent.keyboard('{Backspace}');
		await expect(input).toHaveValue('AT61 9044 7114 7123 4573 201');
		await expect(input.selectionStart).toBe(3);
	},
};

/** Pasted from a banking app: no-break blanks and the word in front are no mistake. */
export const Eingefuegt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.click(input);
		await userEvent.paste('IBAN: AT61\u00a01904\u00a03002\u00a03457\u00a03201');
		await expect(args.onValueChange).toHaveBeenCalledOnce();
		await expect(args.onValueChange).toHaveBeenCalledWith(sample);
		await userEvent.tab();
		await expect(input).toHaveValue('AT61 1904 3002 3457 3201');
	},
};

/** Filled in by the browser: nobody leaves the field, so the text is brought into its form at once. */
export const AutomatischAusgefuellt: Story = {
	play: async ({ canvas, args }) => {
		const input = canvas.getByRole<HTMLInputElement>('textbox');
		setNativeValue(input, sample);
		await expect(args.onValueChange).toHaveBeenLastCalledWith(sample);
		await expect(input).toHaveValue('AT61 1904 3002 3457 3201');
	},
};

/** The text stays, is an error once the field is left, and a form that asks `ibanError` does not save. */
export const FalschePruefziffer: Story = {
	render: function Render(args) {
		const form = useForm({ defaultValues: { iban: sample } });
		return (
			<form noValidate onSubmit={form.handleSubmit(({ iban }) => args.onValueChange?.(`gespeichert: ${iban}`))}>
				<Controller
					control={form.control}
					name="iban"
					rules={{ validate: ibanError }}
					render={({ field: { onChange, ...field }, fieldState }) => (
						<IbanField {...args} {...field} onValueChange={onChange} error={fieldState.error?.message} />
					)}
				/>
			</form>
		);
	},
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.click(input);
		await userEvent.keyboard('{End}{Backspace}2{Enter}');
		await expect(input).toBeInvalid();
		await expect(args.onValueChange).not.toHaveBeenCalled();
		await userEvent.keyboard('{Backspace}');
		await userEvent.tab();
		await expect(input).toHaveValue('AT61 1904 3002 3457 320');
		await expect(input).toHaveAccessibleDescription('Eine IBAN mit AT hat 20 Zeichen, hier sind es 19.');
		await userEvent.type(input, '1{Enter}');
		await expect(args.onValueChange).toHaveBeenCalledWith(`gespeichert: ${sample}`);
	},
};

/** A form's own reset button brings the first value back, and a field that was wrong is no longer. */
export const Zuruecksetzen: Story = {
	args: { defaultValue: sample },
	render: (args) => (
		<form>
			<IbanField {...args} />
			<button type="reset">Zurücksetzen</button>
		</form>
	),
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.clear(input);
		await userEvent.type(input, 'AT1');
		await userEvent.click(canvas.getByRole('button'));
		await expect(input).toHaveValue('AT61 1904 3002 3457 3201');
		await expect(input).toBeValid();
	},
};

/** Right by its check digits, odd for its country: taken, with a warning. */
export const LaengeDesLandes: Story = {
	args: { defaultValue: 'AT71370400440532013000' },
	play: async ({ canvas }) => {
		const input = canvas.getByRole('textbox');
		await expect(input).toBeValid();
		await expect(input).toHaveAccessibleDescription('Eine IBAN mit AT hat 20 Zeichen, hier sind es 22.');
	},
};

export const Vertrag = fieldContract<string>({
	role: 'textbox',
	empty: '',
	filled: sample,
	controlled: (props, value, onValueChange) => <IbanField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={{ ...contractRules, validate: ibanError }}
			render={({ field: { onChange, ...field } }) => <IbanField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	enter: (user, control) => user.type(control, sample),
	expectShown: (control, value) => expect(control).toHaveValue(value === '' ? '' : 'AT61 1904 3002 3457 3201'),
});
