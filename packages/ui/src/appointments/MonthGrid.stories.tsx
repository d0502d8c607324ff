import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { busyWeek, entry } from './testing/entries.ts';

const meta = {
	component: MonthGrid,
	parameters: usage({
		when: 'A month of appointments at a glance.',
		not: 'Where times matter, a DayGrid shows them.',
		keys: {
			Enter: 'opens the appointment',
			Space: 'takes it up; then',
			'← →': 'a day earlier, later',
			'↑ ↓': 'a week earlier, later',
			Esc: 'lets it be',
		},
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
		onMove: fn(),
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

const fitting = /^Anprobe Einlagen, /;

/** Taken up, moved by a week and a day, and put down; each step is spoken, times stay (C10). */
export const MitTasten: Story = {
	play: async ({ canvas, userEvent, args }) => {
		canvas.getByRole('button', { name: fitting }).focus();
		await userEvent.keyboard(' {ArrowDown}{ArrowRight}');
		await expect(canvas.getByText('Di, 19. Mai 2026, 09:00 bis 09:45')).toBeInTheDocument();
		await userEvent.keyboard('{Enter}');
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 1 }),
			{ start: '2026-05-19T09:00:00', end: '2026-05-19T09:45:00', column: null },
			null,
		);
		await userEvent.keyboard(' {ArrowDown}{Escape}');
		await expect(args.onMove).toHaveBeenCalledTimes(1);
		// What the reader sees only as busy stays.
		canvas.getByRole('button', { name: /^Beschäftigt/ }).focus();
		await userEvent.keyboard(' {ArrowDown}{Enter}');
		await expect(args.onMove).toHaveBeenCalledTimes(1);
	},
};

/** By keys alone: the hidden ones come up, are moved and opened, and the button keeps the focus (C10). */
export const WeitereMitTasten: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const more = canvas.getByRole('button', { name: '6 weitere am Dienstag, 12. Mai' });
		more.focus();
		await userEvent.keyboard('{Enter}');
		const last = canvas.getByRole('button', { name: /^Termin 7/ });
		last.focus();
		await userEvent.keyboard(' {ArrowRight}{Enter}');
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 106 }),
			{ start: '2026-05-13T16:00:00', end: '2026-05-13T16:30:00', column: null },
			null,
		);
		await userEvent.keyboard('{Enter}');
		await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 106 }));
		more.focus();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.queryByRole('button', { name: /^Termin 7/ })).toBeNull();
		await expect(canvas.getByRole('button', { name: '6 weitere am Dienstag, 12. Mai' })).toHaveFocus();
	},
};

/** While an entry is up, with the day over which it is. */
export const Aufgenommen: Story = {
	play: async ({ canvas, userEvent }) => {
		canvas.getByRole('button', { name: fitting }).focus();
		await userEvent.keyboard(' {ArrowDown}{ArrowRight}');
		await expect(canvas.getByText('Di, 19. Mai 2026, 09:00 bis 09:45')).toBeInTheDocument();
	},
};

/** Dragged onto another day; one let go where it was, or given up by Escape, has moved nothing (C02). */
export const MitDerMaus: Story = {
	args: {
		month: '2026-03-01',
		today: '2026-03-02',
		entries: [
			{ ...entry(1, 'Nacht', 0, '09:00', '09:45'), start: '2026-03-28T09:00:00', end: '2026-03-28T09:45:00' },
			{
				...entry(2, 'Urlaub', 0, '00:00', '24:00', { allDay: true }),
				start: '2026-03-27T00:00:00',
				end: '2026-03-28T00:00:00',
			},
		],
	},
	play: async ({ canvas, canvasElement, args }) => {
		const dayBox = (day: string) => {
			const cell = canvasElement.querySelector(`[data-day="${day}"]`);
			if (!cell) throw new Error(`No ${day}`);
			const box = cell.getBoundingClientRect();
			return { clientX: box.left + box.width / 2, clientY: box.bottom - 8 };
		};
		const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 };
		const drag = async (name: RegExp, day: string, isGivenUp = false) => {
			const button = canvas.getByRole('button', { name });
			const box = button.getBoundingClientRect();
			await fireEvent.pointerDown(button, { ...pointer, clientX: box.left + 5, clientY: box.top + 5 });
			await fireEvent.pointerMove(window, { ...pointer, ...dayBox(day) });
			if (isGivenUp) await fireEvent.keyDown(window, { key: 'Escape' });
			await fireEvent.pointerUp(window, { ...pointer, ...dayBox(day) });
		};
		await drag(/^Nacht/, '2026-03-29');
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 1 }),
			{ start: '2026-03-29T09:00:00', end: '2026-03-29T09:45:00', column: null },
			null,
		);
		await drag(/^Urlaub/, '2026-03-29');
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 2 }),
			{ start: '2026-03-29T00:00:00', end: '2026-03-30T00:00:00', column: null },
			null,
		);
		await drag(/^Nacht/, '2026-03-28');
		await drag(/^Nacht/, '2026-03-29', true);
		await expect(args.onMove).toHaveBeenCalledTimes(2);
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
