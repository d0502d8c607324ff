import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { typeLikeAPerson } from '../testing/typist.ts';
import { usage } from '../testing/usage.ts';
import { DateTimeField } from './DateTimeField.tsx';
import { dateTimeKind } from './dateTimeKind.ts';

const meta = {
	component: DateTimeField,
	parameters: usage({
		when: 'A day with a time, or a whole day, in one line.',
		not: 'A day alone is a DateField, a time alone a TimeField.',
		keys: {
			digits: '`15.7.2026 9:30`',
			'Alt+↓': 'opens the dialog',
			Enter: 'brings the text into its form and sends the form',
		},
	}),
	args: { label: 'Beginn', today: '2026-10-15', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof DateTimeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ausgefuellt: Story = { args: { defaultValue: '2026-10-21T09:30:00' } };

/** Short forms become the full one when the line is left; a whole day where it is allowed. */
export const Tippen: Story = {
	args: { isAllDayAllowed: true },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox', { name: 'Beginn' });
		await userEvent.type(input, '21102026 930');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-21T09:30:00');
		await userEvent.tab();
		await expect(input).toHaveValue('21.10.2026, 09:30');
		await userEvent.clear(input);
		await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
		await userEvent.type(input, '21.10.2026 ganztägig');
		await userEvent.tab();
		await expect(input).toHaveValue('21.10.2026 (ganztägig)');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-21');
	},
};

/** Each kind of fault has its sentence (spec.md, section 5), and what was typed stays. */
export const Fehler: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox', { name: 'Beginn' });
		const faults = [
			['morgen früh', 'Kein gültiger Input!'],
			['31.02.2026 9:30', 'Kein gültiges Datum!'],
			['21.10.2026 25:00', 'Keine gültige Zeit!'],
			['21.10.2026', 'Keine gültige Zeit!'],
			['21.10.2026 ganztägig', 'Keine gültige Zeit!'],
		] as const;
		for (const [text, sentence] of faults) {
			await userEvent.clear(input);
			await userEvent.type(input, text);
			await userEvent.tab();
			await expect(input).toHaveAccessibleDescription(sentence);
			await expect(input).toBeInvalid();
		}
		await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-21');
	},
};

/** Alt and arrow down open the dialog with what is typed; what it gives stands in the line, and the focus is there again. */
export const MitDialog: Story = {
	args: { defaultValue: '2026-10-21T09:30:00' },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox', { name: 'Beginn' });
		await userEvent.click(input);
		await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
		await userEvent.click(await screen.findByRole('gridcell', { name: /22\. Oktober 2026/ }));
		await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
		await waitFor(() => expect(input).toHaveFocus());
		await expect(input).toHaveValue('22.10.2026, 09:30');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-22T09:30:00');
	},
};

/** Whatever a person does in the line, it is a plain line of text until it is left. */
export const WieEinMensch: Story = {
	args: { defaultValue: '2026-10-21T09:30:00' },
	play: async ({ canvas }) => {
		const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Beginn' });
		const { read, show } = dateTimeKind({});
		const words = {
			keys: [...'0123456789.,: '],
			pastes: ['21.10.2026 9:30', '25.10.2026, 02:30', '29.03.2026 02:30', '2026', 'morgen', '', ' 1.1.2027 0800 '],
		};
		for (const seed of [1, 2, 3, 4]) {
			await typeLikeAPerson([{ input, left: (text) => show(read(text)) }], words, { seed, visits: 12 });
		}
	},
};

/** A time that the clocks skip is refused before anything is saved; one they show twice stays as it is typed. */
export const Zeitumstellung: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox', { name: 'Beginn' });
		await userEvent.type(input, '29.3.2026 2:30');
		await userEvent.tab();
		await expect(input).toBeInvalid();
		await expect(input).toHaveAccessibleDescription(/^Diese Uhrzeit gibt es an diesem Tag nicht/);
		await userEvent.clear(input);
		await userEvent.type(input, '25.10.2026 2:30');
		await userEvent.tab();
		await expect(input).toBeValid();
		await expect(input).toHaveAccessibleDescription(/^Diese Uhrzeit gibt es an diesem Tag zweimal/);
		await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-25T02:30:00');
	},
};

export const Vertrag = fieldContract<string | null>({
	role: 'textbox',
	empty: null,
	filled: '2026-10-21T09:30:00',
	controlled: (props, value, onValueChange) => <DateTimeField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={{ ...contractRules }}
			render={({ field: { onChange, ...field } }) => <DateTimeField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	enter: (user, control) => user.type(control, '21.10.2026, 09:30'),
	expectShown: (control, value) => expect(control).toHaveValue(value === null ? '' : '21.10.2026, 09:30'),
});
