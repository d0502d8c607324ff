import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Calendar } from './Calendar.tsx';

const meta = {
	component: Calendar,
	parameters: usage({
		when: 'A month lying open on the page, such as beside an agenda.',
		not: 'A day in a form is a DateField, which opens this one.',
		keys: {
			'← →': 'the day before, the day after',
			'↑ ↓': 'a week back, a week on',
			'Home, End': 'Monday, Sunday',
			'Page up, Page down': 'a month; with Shift a year',
			'Enter, Space': 'take the day',
		},
	}),
	args: { value: '2026-10-21', today: '2026-10-15', onSelect: fn() },
	decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
} satisfies Meta<typeof Calendar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Weeks begin on Monday whatever the browser speaks; a public holiday says its name. */
export const Oktober: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('grid', { name: 'Oktober 2026' })).toBeVisible();
		await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
			...['KW', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
		]);
		await expect(canvas.getByRole('rowheader', { name: 'Kalenderwoche 44' })).toBeVisible();
		const holiday = canvas.getByRole('gridcell', { name: 'Montag, 26. Oktober 2026, Nationalfeiertag' });
		await expect(holiday).toHaveAttribute('title', 'Nationalfeiertag');
		await expect(canvas.getByRole('gridcell', { name: 'Donnerstag, 15. Oktober 2026, heute' })).toHaveAttribute(
			'aria-current',
			'date',
		);
		await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('21');
	},
};

/** Week 53 of 2026 reaches into January, and its Monday lies in December. */
export const Jahreswechsel: Story = {
	args: { value: '2027-01-01', today: '2026-12-31' },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['53', '1', '2', '3', '4']);
		await expect(canvas.getByRole('gridcell', { name: 'Freitag, 1. Jänner 2027, Neujahr' })).toBeVisible();
	},
};

export const Tastatur: Story = {
	args: { isFocused: true },
	play: async ({ canvas, userEvent, args }) => {
		const focused = (name: string | RegExp) => expect(canvas.getByRole('gridcell', { name })).toHaveFocus();
		await focused(/21\. Oktober 2026/);
		await userEvent.keyboard('{ArrowRight}{ArrowDown}');
		await focused(/29\. Oktober 2026/);
		await userEvent.keyboard('{Home}');
		await focused('Montag, 26. Oktober 2026, Nationalfeiertag');
		await userEvent.keyboard('{PageDown}{PageDown}');
		await focused('Samstag, 26. Dezember 2026, Stefanitag');
		await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{ArrowLeft}');
		await focused('Donnerstag, 25. Dezember 2025, Christtag');
		await userEvent.keyboard('{Enter}');
		await expect(args.onSelect).toHaveBeenLastCalledWith('2025-12-25');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Monat' }), 'Februar');
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jahr' }), '2024');
		await expect(canvas.getByRole('grid', { name: 'Februar 2024' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Heute' }));
		await expect(args.onSelect).toHaveBeenLastCalledWith('2026-10-15');
	},
};

/** What lies beyond the bounds is not offered, and no key leads there. */
export const Grenzen: Story = {
	args: { min: '2026-10-12', max: '2026-10-23', isFocused: true },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('button', { name: 'Nächster Monat' })).toBeDisabled();
		await userEvent.keyboard('{PageDown}');
		await expect(canvas.getByRole('gridcell', { name: /23\. Oktober/ })).toHaveFocus();
		await userEvent.click(canvas.getByRole('gridcell', { name: /24\. Oktober/ }));
		await expect(args.onSelect).not.toHaveBeenCalled();
	},
};

export const Zeitraum: Story = { args: { span: { from: '2026-10-13', to: '2026-10-21' } } };
