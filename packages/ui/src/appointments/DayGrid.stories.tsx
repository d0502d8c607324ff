import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { DayGrid, type DayGridProps } from './DayGrid.tsx';
import type { CalendarEntry } from './entry.ts';
import { busyWeek, entry, week } from './testing/entries.ts';

const meta = {
	component: DayGrid,
	parameters: usage({
		when: 'Days with appointments on the wall clock: one, a week, or people and rooms beside each other.',
		not: 'A month is a MonthGrid; appointments to be read or ticked off are an AgendaList.',
		keys: {
			Enter: 'opens the appointment',
			Space: 'takes it up; then',
			'↑ ↓': 'five minutes earlier, later',
			'← →': 'the column before, the next one',
			'Shift + ↑ ↓': 'its end',
			Esc: 'lets it be',
		},
	}),
	args: {
		label: 'Termine der Woche',
		days: week,
		entries: busyWeek,
		now: '2026-05-13T10:20',
		openOn: (day) => (day > '2026-05-15' ? [] : [{ start: 480, end: 1080 }]),
		onOpen: fn(),
		onCreate: fn(),
		onMove: fn(),
		onShowDay: fn(),
	},
	decorators: [
		(Story) => <main style={{ display: 'flex', flexDirection: 'column', height: 640, padding: 16 }}>{Story()}</main>,
	],
} satisfies Meta<typeof DayGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

const fitting = /^Anprobe Einlagen/;

/** Overlapping ones stand side by side, reserves are hatched and spoken, and the line of now is there once. */
export const Woche: Story = {
	play: async ({ canvas, canvasElement }) => {
		const button = canvas.getByRole('button', { name: fitting });
		await expect(button).toHaveAccessibleName(
			'Anprobe Einlagen, Huber Elisabeth, Mo, 11. Mai 2026, 09:00 bis 09:45, Geplant, 10 Min. Vorbereitung, 15 Min. Nachbereitung',
		);
		await expect(canvasElement.querySelectorAll('[data-now]')).toHaveLength(1);
		const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[data-entry]')].map((box) =>
			box.getBoundingClientRect(),
		);
		// None is too small for a finger (C06).
		for (const box of boxes) await expect(box.height).toBeGreaterThanOrEqual(24);
		await expect(canvas.getAllByRole('button', { name: /^Nachtdienst/ })).toHaveLength(2);
		await expect(canvas.getByRole('heading', { name: 'Do, 14. Mai 2026, Christi Himmelfahrt' })).toBeVisible();
	},
};

/** The same height on each day, also where the clocks change. */
export const Zeitumstellung: Story = {
	args: {
		days: ['2026-03-28', '2026-03-29', '2026-03-30'],
		entries: [28, 29, 30].map((day) => ({
			...entry(day, 'Früh', 0, '08:00', '09:00'),
			start: `2026-03-${day}T08:00:00`,
			end: `2026-03-${day}T09:00:00`,
		})),
	},
	play: async ({ canvas }) => {
		const tops = canvas.getAllByRole('button', { name: /^Früh/ }).map((box) => box.getBoundingClientRect().top);
		await expect(new Set(tops).size).toBe(1);
	},
};

/** Taken up, moved by five minutes and a day, and put down; each step says where it is and whether it is free. */
export const VerschiebenMitTasten: Story = {
	render: (args) => <Movable {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		canvas.getByRole('button', { name: fitting }).focus();
		await userEvent.keyboard(' ');
		await expect(canvas.getByText(/^Anprobe Einlagen aufgenommen/)).toBeInTheDocument();
		await userEvent.keyboard('{ArrowDown}');
		await expect(canvas.getByText('Mo, 11. Mai 2026, 09:05 bis 09:50, belegt')).toBeInTheDocument();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
		await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
		await expect(canvas.getByText('Fr, 15. Mai 2026, 09:05 bis 09:55, belegt')).toBeInTheDocument();
		await userEvent.keyboard('{Enter}');
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 1 }),
			{ start: '2026-05-15T09:05:00', end: '2026-05-15T09:55:00', column: null },
			null,
		);
		// The focus goes with it.
		await waitFor(() => expect(canvas.getByRole('button', { name: fitting })).toHaveFocus());
		await expect(args.onOpen).not.toHaveBeenCalled();
	},
};

export const Abbrechen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: fitting });
		button.focus();
		await userEvent.keyboard(' {ArrowDown}{Escape}');
		await expect(canvas.getByText('Anprobe Einlagen wurde nicht verschoben.')).toBeInTheDocument();
		await expect(args.onMove).not.toHaveBeenCalled();
		await expect(button).toHaveFocus();
		// What the reader sees only as busy is not taken up.
		canvas.getByRole('button', { name: /^Beschäftigt/ }).focus();
		await userEvent.keyboard(' {ArrowDown}{Enter}');
		await expect(args.onMove).not.toHaveBeenCalled();
	},
};

/** A mouse moves, resizes and makes appointments; what is shown is what is stored. */
export const MitDerMaus: Story = {
	play: async ({ canvas, canvasElement, args }) => {
		const button = canvas.getByRole('button', { name: fitting });
		const box = button.getBoundingClientRect();
		const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', button: 0 });
		await fireEvent.pointerDown(button, at(box.left + 5, box.top + 5));
		await fireEvent.pointerMove(window, at(box.left + 5, box.top + 35));
		await fireEvent.pointerUp(window, at(box.left + 5, box.top + 35));
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 1 }),
			{ start: '2026-05-11T09:30:00', end: '2026-05-11T10:15:00', column: null },
			null,
		);
		await fireEvent.pointerDown(button, at(box.left + 5, box.top + 5));
		await fireEvent.pointerMove(window, at(box.left + 5, box.top + 65));
		await fireEvent.keyDown(window, { key: 'Escape' });
		await fireEvent.pointerUp(window, at(box.left + 5, box.top + 65));
		await expect(args.onMove).toHaveBeenCalledTimes(1);
		const column = canvasElement.querySelectorAll('section')[5];
		const free = column?.getBoundingClientRect();
		if (!column || !free) throw new Error('No Saturday');
		const top = free.top + 9 * 60;
		await fireEvent.pointerDown(column, at(free.left + 20, top + 2));
		await fireEvent.pointerMove(window, at(free.left + 20, top + 60));
		await fireEvent.pointerUp(window, at(free.left + 20, top + 60));
		await expect(args.onCreate).toHaveBeenLastCalledWith({
			start: '2026-05-16T09:00:00',
			end: '2026-05-16T10:00:00',
			column: null,
		});
	},
};

/** Its lower edge makes it longer, and never shorter than a step. */
export const Verlaengern: Story = {
	play: async ({ canvas, args }) => {
		const button = canvas.getByRole('button', { name: fitting });
		const box = button.getBoundingClientRect();
		const at = (y: number) => ({ clientX: box.left + 5, clientY: y, pointerId: 1, pointerType: 'mouse', button: 0 });
		const pull = async (by: number) => {
			await fireEvent.pointerDown(button, at(box.bottom - 5));
			await fireEvent.pointerMove(window, at(box.bottom - 5 + by));
			await fireEvent.pointerUp(window, at(box.bottom - 5 + by));
		};
		await pull(30);
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 1 }),
			{ start: '2026-05-11T09:00:00', end: '2026-05-11T10:15:00', column: null },
			null,
		);
		await pull(-90);
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 1 }),
			{ start: '2026-05-11T09:00:00', end: '2026-05-11T09:05:00', column: null },
			null,
		);
	},
};

/** Scrolled under the held pointer, zoomed in, or wheeled: what is stored is what is drawn (C04). */
export const GescrolltUndVergroessert: Story = {
	decorators: [
		(Story) => (
			<div style={{ display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0, zoom: 1.5 }}>{Story()}</div>
		),
	],
	play: async ({ canvas, args }) => {
		const button = canvas.getByRole('button', { name: fitting });
		const region = canvas.getByRole('region', { name: 'Termine der Woche' });
		const box = button.getBoundingClientRect();
		const at = (y: number) => ({ clientX: box.left + 5, clientY: y, pointerId: 1, pointerType: 'mouse', button: 0 });
		// Half an hour is 30 pixels, and 45 where everything is half as large again.
		await fireEvent.pointerDown(button, at(box.top + 5));
		await fireEvent.pointerMove(window, at(box.top + 50));
		await fireEvent.pointerUp(window, at(box.top + 50));
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 1 }),
			{ start: '2026-05-11T09:30:00', end: '2026-05-11T10:15:00', column: null },
			null,
		);
		const before = region.scrollTop;
		const start = button.getBoundingClientRect();
		await fireEvent.pointerDown(button, at(start.top + 5));
		await fireEvent.pointerMove(window, at(start.top + 50));
		region.scrollTop = before + 60;
		await waitFor(() => expect(region.scrollTop).toBe(before + 60));
		await fireEvent.scroll(region);
		await fireEvent.pointerUp(window, at(start.top + 50));
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 1 }),
			{ start: '2026-05-11T10:30:00', end: '2026-05-11T11:15:00', column: null },
			null,
		);
	},
};

/** Midnight passes while the week is open: today and the line of now go on to the next day, and there is one of each (C09). */
export const UeberMitternacht: Story = {
	render: (args) => <Passing {...args} />,
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(canvas.getByRole('heading', { name: 'Mi, 13. Mai 2026, heute' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Mitternacht' }));
		await expect(canvas.getByRole('heading', { name: 'Do, 14. Mai 2026, heute, Christi Himmelfahrt' })).toBeVisible();
		await expect(canvas.getByRole('heading', { name: 'Mi, 13. Mai 2026' })).toBeVisible();
		await expect(canvasElement.querySelectorAll('[data-now]')).toHaveLength(1);
		await expect(canvas.getByRole('region', { name: /^Do, 14\. Mai/ }).querySelector('[data-now]')).not.toBeNull();
	},
};

function Passing(args: DayGridProps) {
	const [now, setNow] = useState('2026-05-13T23:59');
	return (
		<>
			<button type="button" onClick={() => setNow('2026-05-14T00:00')}>
				Mitternacht
			</button>
			<DayGrid {...args} now={now} />
		</>
	);
}

/** One that goes over midnight keeps its time when its second piece is moved to another day (C08). */
export const UeberMitternachtVerschoben: Story = {
	args: { entries: [{ ...entry(1, 'Nachtdienst', 0, '23:30', '24:00'), end: '2026-05-12T00:30:00' }] },
	play: async ({ canvas, userEvent, args }) => {
		const frame = canvas.getByRole('region', { name: 'Termine der Woche' });
		frame.scrollTop = 0;
		await waitFor(() => expect(frame.scrollTop).toBe(0));
		const [, second] = canvas.getAllByRole('button', { name: /^Nachtdienst/ });
		const column = canvas.getByRole('region', { name: /^Di, 12\. Mai/ }).getBoundingClientRect();
		const box = second?.getBoundingClientRect();
		if (!second || !box) throw new Error('No second piece');
		const at = (x: number) => ({ clientX: x, clientY: box.top + 5, pointerId: 1, pointerType: 'mouse', button: 0 });
		await fireEvent.pointerDown(second, at(box.left + 5));
		await fireEvent.pointerMove(window, at(box.left + 5 + column.width));
		await fireEvent.pointerUp(window, at(box.left + 5 + column.width));
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 1 }),
			{ start: '2026-05-12T23:30:00', end: '2026-05-13T00:30:00', column: null },
			null,
		);
		second.focus();
		await userEvent.keyboard(' {ArrowDown}{Enter}');
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 1 }),
			{ start: '2026-05-11T23:35:00', end: '2026-05-12T00:35:00', column: null },
			null,
		);
	},
};

/** However many stand beside each other, none reaches into the next column (C06). */
export const VieleZugleich: Story = {
	args: {
		entries: Array.from({ length: 8 }, (_, index) => entry(index + 1, `Termin ${index + 1}`, 0, '09:00', '10:00')),
	},
	play: async ({ canvas }) => {
		const column = canvas.getByRole('region', { name: /^Mo, 11\. Mai/ }).getBoundingClientRect();
		const boxes = canvas.getAllByRole('button', { name: /^Termin/ }).map((box) => box.getBoundingClientRect());
		await expect(boxes).toHaveLength(8);
		for (const { left, right } of boxes) {
			await expect(left).toBeGreaterThanOrEqual(column.left);
			await expect(right).toBeLessThanOrEqual(column.right);
		}
	},
};

/** However many stand beside each other, each is wide enough to be hit; the grid goes on to the side. */
export const Überfüllt: Story = {
	args: {
		entries: Array.from({ length: 40 }, (_, index) => entry(index + 1, `Zugleich ${index + 1}`, 1, '09:00', '10:00')),
	},
	play: async ({ canvas }) => {
		const boxes = canvas.getAllByRole('button', { name: /^Zugleich/ }).map((box) => box.getBoundingClientRect());
		await expect(boxes).toHaveLength(40);
		for (const box of boxes) await expect(box.width).toBeGreaterThanOrEqual(24);
		await expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(40);
	},
};

function ChangedByOthers(props: DayGridProps) {
	const [entries, setEntries] = useState(props.entries);
	const added = entry(90, 'Von anderen', 3, '09:00', '09:30');
	return (
		<>
			<button type="button" onClick={() => setEntries([...entries, added])}>
				Andere ändern
			</button>
			<DayGrid {...props} entries={entries} />
		</>
	);
}

/** A change by somebody else takes nothing out of the hand that is dragged, by mouse or by finger. */
export const AndereAendernBeimZiehen: Story = {
	render: (args) => <ChangedByOthers {...args} />,
	play: async ({ canvas, canvasElement, args }) => {
		const button = canvas.getByRole('button', { name: fitting });
		const box = button.getBoundingClientRect();
		const at = (y: number) => ({ clientX: box.left + 5, clientY: y, pointerId: 3, pointerType: 'mouse', button: 0 });
		const ghost = canvasElement.querySelector('[data-ghost]');
		await fireEvent.pointerDown(button, at(box.top + 5));
		await fireEvent.pointerMove(window, at(box.top + 35));
		await expect(ghost).toBeVisible();
		await fireEvent.click(canvas.getByRole('button', { name: 'Andere ändern' }));
		await expect(await canvas.findByRole('button', { name: /^Von anderen/ })).toBeVisible();
		await expect(ghost).toBeVisible();
		await fireEvent.pointerUp(window, at(box.top + 35));
		await expect(ghost).not.toBeVisible();
		await expect(args.onMove).toHaveBeenCalledTimes(1);
	},
};

/** A finger that swipes scrolls, and one that presses long and lets go has moved nothing. */
export const MitDemFinger: Story = {
	play: async ({ canvas, args }) => {
		const button = canvas.getByRole('button', { name: fitting });
		const box = button.getBoundingClientRect();
		const at = (y: number) => ({
			clientX: box.left + 5,
			clientY: y,
			pointerId: 2,
			pointerType: 'touch',
			button: 0,
		});
		await fireEvent.pointerDown(button, at(box.top + 5));
		await fireEvent.pointerMove(window, at(box.top + 60));
		await fireEvent.pointerUp(window, at(box.top + 60));
		await expect(args.onMove).not.toHaveBeenCalled();
		await fireEvent.pointerDown(button, at(box.top + 5));
		await new Promise((resolve) => setTimeout(resolve, 500));
		await fireEvent.pointerUp(window, at(box.top + 5));
		await expect(args.onMove).not.toHaveBeenCalled();
		await fireEvent.pointerDown(button, at(box.top + 5));
		await new Promise((resolve) => setTimeout(resolve, 500));
		await fireEvent.pointerMove(window, at(box.top + 35));
		await fireEvent.pointerUp(window, at(box.top + 35));
		await expect(args.onMove).toHaveBeenCalledTimes(1);
	},
};

/** People and rooms beside each other; what belongs to none has a column too. */
export const PersonenUndRaeume: Story = {
	args: {
		days: ['2026-05-11'],
		resources: [
			{ id: '1', label: 'Dora Demo' },
			{ id: '2', label: 'Kabine 1' },
			{ id: '', label: 'Ohne Ressource' },
		],
		entries: [
			entry(1, 'Anprobe', 0, '09:00', '09:45', { columns: ['1', '2'], tone: 'green' }),
			entry(2, 'Notiz', 0, '10:00', '10:30', { columns: [] }),
		],
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getAllByRole('button', { name: /^Anprobe/ })).toHaveLength(2);
		canvas.getByRole('button', { name: /^Notiz/ }).focus();
		await userEvent.keyboard(' {ArrowLeft}');
		await expect(canvas.getByText('Mo, 11. Mai 2026, 10:00 bis 10:30, Kabine 1, frei')).toBeInTheDocument();
		await userEvent.keyboard('{Enter}');
		await expect(args.onMove).toHaveBeenLastCalledWith(
			expect.objectContaining({ id: 2 }),
			expect.objectContaining({ column: '2' }),
			'',
		);
	},
};

export const Aufgenommen: Story = {
	play: async ({ canvas, userEvent }) => {
		canvas.getByRole('button', { name: fitting }).focus();
		await userEvent.keyboard(' {ArrowDown}{ArrowRight}');
	},
};

export const Leer: Story = { args: { entries: [] } };

/** Three days on a phone. */
export const Telefon: Story = {
	args: { days: week.slice(0, 3) },
	globals: { viewport: { value: 'phone' } },
};

function Movable(args: DayGridProps) {
	const [entries, setEntries] = useState<readonly CalendarEntry[]>(args.entries);
	return (
		<DayGrid
			{...args}
			entries={entries}
			onMove={(moved, slot, from) => {
				args.onMove?.(moved, slot, from);
				setEntries(entries.map((one) => (one.id === moved.id ? { ...one, start: slot.start, end: slot.end } : one)));
			}}
		/>
	);
}
