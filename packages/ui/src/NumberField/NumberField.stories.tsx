import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { NumberField, numberError } from './NumberField.tsx';

const meta = {
	component: NumberField,
	parameters: usage({
		when: 'Quantities, prices, rates: `1.234,5`, `12.50` and `−5` are understood; the value is a decimal string.',
		not: 'A number nobody calculates with (a document, an article, a postcode) is a TextField.',
		keys: {
			'↑ ↓': 'one `step` up, one down; the mouse wheel never changes it',
			Enter: 'brings the text into its form and sends the form',
		},
	}),
	args: { label: 'Menge', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ausgefuellt: Story = { args: { defaultValue: '1234.5', unit: 'kg' } };

export const Preis: Story = {
	args: { label: 'Verkaufspreis netto', unit: '€', min: '0', minDecimals: 2, defaultValue: '1234.5' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('textbox')).toHaveValue('1.234,50');
		await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
	},
};

export const Gesperrt: Story = { args: { defaultValue: '5', unit: 'Stk.', step: '1', disabled: true } };

/** A dot from the number pad is never a hundredfold price; Austrian figures from elsewhere can be pasted. */
export const Schreibweisen: Story = {
	args: { label: 'Preis' },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		for (const [text, value] of [
			['12.50', '12.5'],
			['1.234,50', '1234.5'],
			['1\u00a0234,5', '1234.5'],
			['1\u202f234,5', '1234.5'],
			['100.000', '100000'],
			['−5', '-5'],
			[',5', '0.5'],
		]) {
			await userEvent.clear(input);
			await userEvent.click(input);
			await userEvent.paste(text);
			await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
			await expect(input).toHaveValue(text);
		}
		await userEvent.tab();
		await expect(input).toHaveValue('0,5');
		await userEvent.clear(input);
		await userEvent.tab();
		await expect(args.onValueChange).toHaveBeenLastCalledWith('');
		await expect(input).toBeValid();
	},
};

/** A value of the program is a number, not a text to read: 100.000 is a hundred there, and a hundred thousand when typed. */
export const WertDesProgramms: Story = {
	args: { label: 'Menge', value: '100.000', decimals: 3 },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await expect(input).toHaveValue('100,000');
		await userEvent.click(input);
		await userEvent.tab();
		await expect(input).toHaveValue('100,000');
		await expect(args.onValueChange).not.toHaveBeenCalled();
	},
};

/** What is no number, has too many decimals or breaks a bound stays as it is and is an error once the field is left. */
export const Falsch: Story = {
	args: { min: '0', max: '100', unit: '%', decimals: 2 },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('textbox');
		for (const [text, shown, sentence] of [
			['zwölf', 'zwölf', 'Bitte geben Sie eine Zahl ein, z. B. 1.234,50.'],
			['1,005', '1,005', 'Höchstens 2 Nachkommastellen.'],
			['100,01 %', '100,01', 'Der größte erlaubte Wert ist 100.'],
			['-1', '-1', 'Der kleinste erlaubte Wert ist 0.'],
		]) {
			await userEvent.clear(input);
			await userEvent.type(input, text ?? '');
			await expect(input).toBeValid();
			await userEvent.tab();
			await expect(input).toHaveValue(shown);
			await expect(input).toBeInvalid();
			await expect(input).toHaveAccessibleDescription(sentence);
		}
	},
};

/** Arrow keys and buttons step exactly and stop at the bounds; screen readers hear the new value. */
export const Schritte: Story = {
	args: { step: '0.1', min: '0', max: '0.5', defaultValue: '0.1' },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.click(input);
		await userEvent.keyboard('{ArrowUp}{ArrowUp}');
		await expect(input).toHaveValue('0,3');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('0.3');
		await expect(canvas.getByRole('status')).toHaveTextContent('0,3');
		await userEvent.click(canvas.getByRole('button', { name: 'Menge erhöhen' }));
		await expect(input).toHaveValue('0,4');
		await expect(input).toHaveFocus();
		await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
		await expect(input).toHaveValue('0,5');
		await userEvent.tab();
		await userEvent.click(canvas.getByRole('button', { name: 'Menge verringern' }));
		await expect(input).toHaveValue('0,4');
		await expect(input).not.toHaveFocus();
	},
};

/** What the field wrote itself is never read as typed text: a digit more or less is a digit more or less. */
export const EineZifferMehrOderWeniger: Story = {
	args: { label: 'Menge', defaultValue: '1234' },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole<HTMLInputElement>('textbox');
		await expect(input).toHaveValue('1.234');
		await userEvent.type(input, '5');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('12345');
		await userEvent.tab();
		await expect(input).toHaveValue('12.345');
		await userEvent.type(input, '6');
		await userEvent.tab();
		await expect(input).toHaveValue('123.456');
		await userEvent.type(input, '{Backspace}');
		await userEvent.tab();
		await expect(args.onValueChange).toHaveBeenLastCalledWith('12345');
		await userEvent.type(input, '{Home}9{Delete}');
		await userEvent.tab();
		await expect(input).toHaveValue('92.345');
		await userEvent.type(input, '{End}{ArrowUp}7');
		await userEvent.tab();
		await expect(input).toHaveValue('923.467');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('923467');
	},
};

/** Years and identifiers have no groups. */
export const Jahr: Story = {
	args: { label: 'Jahr', isGrouped: false, decimals: 0, min: '1900', max: '2100', defaultValue: '2026' },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await expect(input).toHaveValue('2026');
		await userEvent.type(input, '{Backspace}7');
		await userEvent.tab();
		await expect(input).toHaveValue('2027');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('2027');
	},
};

export const Mausrad: Story = {
	args: { step: '1', defaultValue: '5', unit: 'Stk.' },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.click(input);
		input.dispatchEvent(new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true }));
		await expect(input).toHaveValue('5');
		await expect(args.onValueChange).not.toHaveBeenCalled();
	},
};

export const Vertrag = fieldContract<string>({
	role: 'textbox',
	empty: '',
	filled: '12.5',
	controlled: (props, value, onValueChange) => <NumberField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={{ ...contractRules, validate: (value: string) => numberError(value) }}
			render={({ field: { onChange, ...field } }) => <NumberField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	enter: (user, control) => user.type(control, '12,5'),
	expectShown: (control, value) => expect(control).toHaveValue(value.replace('.', ',')),
});
