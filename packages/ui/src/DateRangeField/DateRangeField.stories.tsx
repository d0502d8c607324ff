import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { dateKind } from '../DateField/dateKind.ts';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { typeLikeAPerson } from '../testing/typist.ts';
import { usage } from '../testing/usage.ts';
import { type DateRange, DateRangeField, dateRangeError } from './DateRangeField.tsx';

const july: DateRange = { from: '2026-07-01', to: '2026-07-31' };

const meta = {
	component: DateRangeField,
	parameters: usage({
		when: 'A period, such as in a filter; either side may stay open. `presets` offers the usual ones.',
		not: 'Two days that are no period, such as ordered and delivered, are two DateFields.',
		keys: {
			Tab: 'goes from the first day to the last',
			'Alt+↓': 'opens the calendar of the side that has the focus',
			Enter: 'brings the text into its form and sends the form',
			Escape: 'closes the calendar',
		},
	}),
	args: { label: 'Rechnungsdatum', today: '2026-07-15', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof DateRangeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leer: Story = {};

export const Schnellauswahl: Story = {
	args: {
		defaultValue: july,
		presets: [
			{ label: 'Heute', range: { from: '2026-07-15', to: '2026-07-15' } },
			{ label: 'Dieser Monat', range: july },
			{ label: 'Dieses Quartal', range: { from: '2026-07-01', to: '2026-09-30' } },
		],
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('button', { name: 'Dieser Monat', pressed: true })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Dieses Quartal' }));
		await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-07-01', to: '2026-09-30' });
		await expect(canvas.getByRole('textbox', { name: 'Rechnungsdatum bis' })).toHaveValue('30.09.2026');
	},
};

/** The last day before the first is an error once both are left; either side may stay open. */
export const Reihenfolge: Story = {
	args: { isShorthandAllowed: true },
	play: async ({ canvas, userEvent, args }) => {
		const from = canvas.getByRole('textbox', { name: 'Rechnungsdatum von' });
		const to = canvas.getByRole('textbox', { name: 'Rechnungsdatum bis' });
		await userEvent.type(from, 'heute');
		await userEvent.tab();
		await expect(from).toHaveValue('15.07.2026');
		await userEvent.type(to, '1.7.2026');
		await userEvent.tab();
		await expect(to).toHaveAccessibleDescription('Das Ende darf nicht vor dem Beginn liegen.');
		await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-07-15', to: '2026-07-01' });
		await userEvent.clear(from);
		await userEvent.tab();
		await expect(to).toBeValid();
		await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: null, to: '2026-07-01' });
		await userEvent.type(from, '31.6.{Enter}');
		await expect(from).toBeInvalid();
		await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '31.6.', to: '2026-07-01' });
	},
};

/** The calendar of the last day offers none before the first, and both tint the days between. */
export const Kalender: Story = {
	args: { defaultValue: { from: '2026-07-06', to: '2026-07-17' } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('textbox', { name: 'Rechnungsdatum bis' }));
		await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
		await waitFor(() => expect(canvas.getByRole('gridcell', { name: /17\. Juli/ })).toHaveFocus());
		await userEvent.keyboard('{PageUp}');
		await expect(canvas.getByRole('gridcell', { name: 'Montag, 6. Juli 2026' })).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-07-06', to: '2026-07-13' });
	},
};

/** Whatever a person does in one box, it is a plain box of text until it is left, and the other one stays as it is. */
export const WieEinMensch: Story = {
	args: { defaultValue: july },
	play: async ({ canvas }) => {
		const { read, show } = dateKind({});
		const boxes = ['Rechnungsdatum von', 'Rechnungsdatum bis'].map((name) => ({
			input: canvas.getByRole<HTMLInputElement>('textbox', { name }),
			left: (text: string) => show(read(text)),
		}));
		const words = { keys: [...'0123456789.'], pastes: ['01.07.2026', '15072026', '2026', '', ' 1.8.2026 ', 'heute'] };
		for (const seed of [1, 2, 3, 4]) await typeLikeAPerson(boxes, words, { seed, visits: 12 });
	},
};

/** A whole span pasted into either box, wherever its caret stands, fills both. */
export const Eingefuegt: Story = {
	args: { defaultValue: july },
	play: async ({ canvas, userEvent, args }) => {
		const from = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Rechnungsdatum von' });
		const to = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Rechnungsdatum bis' });
		const texts = [
			'1.8.2026 bis 31.8.2026',
			'01.08.2026–31.08.2026',
			'von 01082026 - 31082026',
			'2026-08-01/2026-08-31',
		];
		for (const text of texts) {
			for (const box of [from, to]) {
				for (const caret of [0, 3, 10]) {
					await userEvent.click(box);
					box.setSelectionRange(caret, caret);
					await userEvent.paste(text);
					await expect([from.value, to.value]).toEqual(['01.08.2026', '31.08.2026']);
					await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-08-01', to: '2026-08-31' });
					await userEvent.clear(from);
					await userEvent.clear(to);
				}
			}
		}
		await userEvent.click(to);
		await userEvent.paste('31.8.2026');
		await expect([from.value, to.value]).toEqual(['', '31.8.2026']);
	},
};

export const Vertrag = fieldContract<DateRange>({
	role: 'textbox',
	name: 'Bezeichnung von',
	empty: { from: null, to: null },
	filled: july,
	controlled: (props, value, onValueChange) => (
		<DateRangeField {...props} value={value} onValueChange={onValueChange} />
	),
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={{ validate: (value) => (dateRangeError(value, { isRequired: true }) && contractRules.required) ?? true }}
			render={({ field: { onChange, ...field } }) => <DateRangeField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	async enter(user, control) {
		await user.type(control, '01.07.2026');
		await user.tab();
		await user.keyboard('31.07.2026');
	},
	async expectShown(control, { from, to }) {
		const last = control.closest('[role="group"]')?.querySelectorAll('input')[1];
		await expect(control).toHaveValue(from === null ? '' : '01.07.2026');
		await expect(last).toHaveValue(to === null ? '' : '31.07.2026');
	},
});
