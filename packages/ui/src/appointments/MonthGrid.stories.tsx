import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { busyWeek, entry } from './testing/entries.ts';

const meta = {
	component: MonthGrid,
	parameters: usage({
		when: 'A month of appointments at a glance.',
		not: 'Where times matter, a DayGrid shows them.',
	}),
	args: {
		label: 'Termine im Mai 2026',
		month: '2026-05-11',
		today: '2026-05-13',
		entries: [
			...busyWeek.filter(({ id }) => id < 10),
			...Array.from({ length: 7 }, (_, index) =>
				entry(100 + index, `Termin ${index + 1}`, 1, `1${index}:00`, `1${index}:30`),
			),
		],
		onOpen: fn(),
		onShowDay: fn(),
	},
	decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
} satisfies Meta<typeof MonthGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What does not fit is behind a button that says how many and of which day, and stays where it was. */
export const Mai: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const more = canvas.getByRole('button', { name: '6 weitere am Dienstag, 12. Mai' });
		await userEvent.click(more);
		await expect(canvas.getByRole('button', { name: /^Termin 7/ })).toBeVisible();
		await expect(more).toHaveFocus();
		await userEvent.click(canvas.getByRole('button', { name: /^Termin 7/ }));
		await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 106 }));
		await userEvent.click(canvas.getByRole('button', { name: /^Mittwoch, 13\. Mai 2026: Tag anzeigen, heute/ }));
		await expect(args.onShowDay).toHaveBeenLastCalledWith('2026-05-13');
	},
};

/** Week 53 belongs to the old year. */
export const Jahreswechsel: Story = {
	args: { month: '2026-12-01', entries: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('rowheader', { name: 'KW 53' })).toBeVisible();
	},
};

export const Telefon: Story = { globals: { viewport: { value: 'phone' } } };
