import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LinkProvider } from '../Link/Link.tsx';
import { usage } from '../testing/usage.ts';
import { Table, type TableContent, type TableView } from './Table.tsx';
import { type Address, addressColumns, addresses } from './testing/sampleAddresses.tsx';

const onNavigate = fn();

function AddressTable(props: ComponentProps<typeof Table<Address>>) {
	return <Table<Address> {...props} />;
}

const meta = {
	title: 'Table',
	component: AddressTable,
	parameters: usage({
		when: 'Records to compare and open, up to 50 000. Sorting, widths, columns and density are remembered by their owner; the CSV is safe to open in Excel; on phones each row is a card.',
		not: 'One record is a DescriptionList; a few things without columns are a list. No disabled bulk actions all day: selecting brings its bar.',
		keys: {
			'↑ ↓, Page up, Page down, Home, End': 'go from row to row; the table is one stop of Tab',
			'← →': 'through the links of a row',
			Enter: 'opens the row; with Ctrl in a new tab',
			Space: 'selects; with Shift up to here',
			'Shift+↑, Shift+↓': 'extend the selection',
			'Ctrl+A': 'selects all rows',
			'Ctrl+C': 'copies the selected rows as cells of a spreadsheet',
			'Ctrl+P': 'prints all rows, up to 2 000',
			'← → in the head': 'from column to column; Enter sorts, with Shift they change the width',
		},
		of: Table,
	}),
	args: {
		label: 'Adressen',
		columns: addressColumns,
		content: { status: 'ready', rows: addresses(200) },
		rowHref: (row) => `/crm/addresses/${row.lfdnr}`,
	},
	decorators: [
		(Story) => (
			<LinkProvider onNavigate={onNavigate}>
				<div style={{ display: 'flex', flexDirection: 'column', height: '26rem' }}>
					<Story />
				</div>
			</LinkProvider>
		),
	],
	beforeEach: () => {
		onNavigate.mockClear();
	},
} satisfies Meta<typeof AddressTable>;

export default meta;
type Story = StoryObj<typeof meta>;

function names(grid: HTMLElement): string[] {
	return within(grid)
		.getAllByRole('row')
		.filter((row) => row.hasAttribute('data-index'))
		.map((row) => row.querySelector('[data-primary]')?.textContent ?? '');
}

function scrollerOf(grid: HTMLElement): HTMLElement {
	if (!grid.parentElement) throw new Error('the grid has no scroller');
	return grid.parentElement;
}

export const Zeilen: Story = {
	play: async ({ canvas }) => {
		const grid = canvas.getByRole('grid', { name: 'Adressen' });
		await expect(grid).toHaveAttribute('aria-rowcount', '201');
		const [head, first] = within(grid).getAllByRole('row');
		await expect(head).toHaveAttribute('aria-rowindex', '1');
		await expect(first).toHaveAttribute('aria-rowindex', '2');
		await expect(canvas.getByText('200 Einträge', { ignore: '[role]' })).toBeVisible();
		await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
	},
};

/** Figures of one width part the hyphens of a text from its words. */
export const ZiffernNurInZahlenspaltenGleichBreit: Story = {
	play: async ({ canvas }) => {
		const cells = within(canvas.getByRole('grid', { name: 'Adressen' })).getAllByRole('gridcell');
		const figures = (isNumeric: boolean) =>
			cells
				.filter((cell) => (cell.dataset.kind === 'number') === isNumeric)
				.map((cell) => getComputedStyle(cell).fontVariantNumeric);
		await expect(new Set(figures(true))).toEqual(new Set(['tabular-nums']));
		await expect(new Set(figures(false))).toEqual(new Set(['normal']));
	},
};

export const Laedt: Story = {
	args: { content: { status: 'loading' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
		await expect(canvas.getByText('Einträge werden geladen …')).toBeInTheDocument();
	},
};

export const Leer: Story = {
	args: { content: { status: 'ready', rows: [] }, emptyAction: <Button>Filter zurücksetzen</Button> },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Keine Einträge gefunden.', { selector: 'p' })).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Filter zurücksetzen' })).toBeVisible();
	},
};

const onRetry = fn();

export const Fehler: Story = {
	args: { content: { status: 'failed', onRetry } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
		await expect(onRetry).toHaveBeenCalledOnce();
	},
};

export const WirdAktualisiert: Story = { args: { isRefreshing: true } };

/** German order: ä beside a, numbers inside text by value, empty values last. */
export const Sortieren: Story = {
	play: async ({ canvas, userEvent }) => {
		const grid = canvas.getByRole('grid');
		await userEvent.click(within(grid).getByRole('button', { name: 'Name' }));
		const header = within(grid).getByRole('columnheader', { name: 'Name' });
		await expect(header).toHaveAttribute('aria-sort', 'ascending');
		const ascending = names(grid);
		await expect(ascending).toEqual([...ascending].sort(new Intl.Collator('de-AT').compare));
		await userEvent.click(within(grid).getByRole('button', { name: 'Name' }));
		await expect(header).toHaveAttribute('aria-sort', 'descending');
		await expect(within(grid).getByRole('columnheader', { name: 'Ort' })).toHaveAttribute('aria-sort', 'none');
	},
};

/** The caller sorts: the rows stay as they come. */
export const SortierenAmServer: Story = {
	args: {
		columns: addressColumns.map((column) => ({ ...column, sort: true as const })),
		sort: { column: 'name', direction: 'ascending' },
		onSortChange: fn(),
	},
	play: async ({ canvas, args, userEvent }) => {
		const grid = canvas.getByRole('grid');
		const before = names(grid);
		await userEvent.click(within(grid).getByRole('button', { name: 'Name' }));
		await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
		await expect(names(grid)).toEqual(before);
	},
};

/** Arrows, pages, ends; Enter opens, and Tab needs one step in and one step out. */
export const Tastatur: Story = {
	play: async ({ canvas, userEvent }) => {
		const grid = canvas.getByRole('grid');
		within(grid).getByRole('button', { name: 'Name' }).focus();
		await userEvent.tab();
		const focusedRow = () => Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index);
		await expect(focusedRow()).toBe(0);
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		await expect(focusedRow()).toBe(2);
		await userEvent.keyboard('{PageDown}');
		await expect(focusedRow()).toBeGreaterThan(4);
		await userEvent.keyboard('{End}');
		await expect(focusedRow()).toBe(199);
		await waitFor(() => {
			const row = document.activeElement?.closest('[data-index]')?.getBoundingClientRect();
			expect(row?.bottom).toBeLessThanOrEqual(scrollerOf(grid).getBoundingClientRect().bottom + 1);
		});
		await userEvent.keyboard('{Home}');
		await expect(focusedRow()).toBe(0);
		await waitFor(() => expect(scrollerOf(grid).scrollTop).toBe(0));
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await expect(onNavigate).toHaveBeenCalledWith('/crm/addresses/1001', { replace: false });
		await userEvent.tab();
		await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
		await userEvent.tab({ shift: true });
		await expect(focusedRow()).toBe(1);
	},
};

/** Left and Right reach the other links of a row. */
export const LinksInDerZeile: Story = {
	play: async ({ canvas, userEvent }) => {
		const grid = canvas.getByRole('grid');
		const [first] = within(grid).getAllByRole('link');
		first?.focus();
		await userEvent.keyboard('{ArrowRight}');
		await expect(document.activeElement).toHaveAttribute('href', expect.stringMatching(/^tel:/));
		await userEvent.keyboard('{ArrowLeft}');
		await expect(first).toHaveFocus();
	},
};

/** The link reaches over the whole row: any place of it can be pressed, also with Ctrl or the middle button. */
export const GanzeZeileIstLink: Story = {
	play: async ({ canvas }) => {
		const row = canvas.getByRole('grid').querySelector('[data-index="0"]');
		const box = row?.getBoundingClientRect();
		if (!box) throw new Error('no row');
		const hit = document.elementFromPoint(box.left + box.width * 0.4, box.top + box.height / 2);
		await expect(hit?.closest('a')).toHaveAttribute('href', '/crm/addresses/1000');
	},
};

/** The focused row stays in the document while the list is scrolled far away. */
export const FokusBleibt: Story = {
	play: async ({ canvas, userEvent }) => {
		const grid = canvas.getByRole('grid');
		const [first] = within(grid).getAllByRole('link');
		first?.focus();
		scrollerOf(grid).scrollTop = 4000;
		await waitFor(() => expect(grid.querySelector('[data-index="110"]')).not.toBeNull());
		await expect(first).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '1');
		await waitFor(() => expect(scrollerOf(grid).scrollTop).toBeLessThan(100));
	},
};

/** Rows without an address to go to: a button opens them, and is cut with an ellipsis as any other cell. */
export const OhneAdresse: Story = {
	args: { onRowOpen: fn() },
	render: ({ rowHref: _rowHref, ...args }) => <Table<Address> {...args} />,
	play: async ({ canvas, args, userEvent }) => {
		const button = within(canvas.getByRole('grid')).getAllByRole('button', { name: /,/ })[0] as HTMLElement;
		const cell = button.closest('[role=gridcell]') as HTMLElement;
		cell.style.width = '60px';
		await expect(button.scrollWidth).toBeGreaterThan(button.clientWidth);
		await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
		cell.style.width = '';
		await userEvent.click(button);
		await expect(args.onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ lfdnr: 1000 }), 0);
	},
};

export const SpaltenWaehlen: Story = {
	args: { onViewChange: fn() },
	play: async ({ canvas, args, userEvent }) => {
		const grid = canvas.getByRole('grid');
		await userEvent.click(canvas.getByRole('button', { name: 'Ansicht' }));
		const panel = screen.getByRole('dialog', { name: 'Ansicht' });
		await expect(within(panel).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
		await userEvent.click(within(panel).getByRole('checkbox', { name: 'Ort' }));
		await expect(within(grid).queryByRole('columnheader', { name: 'Ort' })).toBeNull();
		await expect(args.onViewChange).toHaveBeenLastCalledWith({ hidden: ['place'], widths: {}, density: 'regular' });
		await userEvent.click(within(panel).getByRole('checkbox', { name: 'Kompakte Zeilen' }));
		await waitFor(() => expect(grid.querySelector('[data-index="0"]')?.getBoundingClientRect().height).toBe(28));
		await userEvent.click(within(panel).getByRole('button', { name: 'Ansicht zurücksetzen' }));
		await expect(within(grid).getByRole('columnheader', { name: 'Ort' })).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect(canvas.getByRole('button', { name: 'Ansicht' })).toHaveFocus();
	},
};

/** What a user set before is there again. */
export const GemerkteAnsicht: Story = {
	args: { view: { hidden: ['phone', 'gone'], widths: { name: 320 }, density: 'compact' } satisfies TableView },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('columnheader', { name: 'Telefon' })).toBeNull();
		await expect(canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().width).toBe(320);
	},
};

/** Shift and an arrow on a heading, or its edge dragged. */
export const SpaltenbreiteMitTastatur: Story = {
	args: { onViewChange: fn() },
	play: async ({ canvas, args, userEvent }) => {
		const header = canvas.getByRole('columnheader', { name: 'Ort' });
		within(header).getByRole('button').focus();
		const before = header.getBoundingClientRect().width;
		await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
		await expect(header.getBoundingClientRect().width).toBeCloseTo(Math.round(before + 16), 0);
		await expect(args.onViewChange).toHaveBeenCalledOnce();
		await userEvent.keyboard('{ArrowLeft}');
		await expect(within(canvas.getByRole('columnheader', { name: 'Postleitzahl' })).getByRole('button')).toHaveFocus();
	},
};

/** Columns beyond the edge fade out there, until they are scrolled to; the page stays as wide as it is. */
export const SpaltenAusserSicht: Story = {
	decorators: [
		(Story) => (
			<div style={{ display: 'flex', flexDirection: 'column', width: 640, height: '100%' }}>
				<Story />
			</div>
		),
	],
	play: async ({ canvas }) => {
		const scroller = scrollerOf(canvas.getByRole('grid'));
		await waitFor(() => expect(scroller).toHaveAttribute('data-more'));
		scroller.scrollLeft = scroller.scrollWidth;
		await waitFor(() => expect(scroller).not.toHaveAttribute('data-more'));
	},
};

/** Below 600 pixels of its own width each row is a card; sorting moves into "Ansicht". */
export const Karten: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		const grid = canvas.getByRole('grid');
		await waitFor(() => expect(grid).toHaveAttribute('data-layout', 'cards'));
		await expect(grid).toHaveAttribute('aria-rowcount', '200');
		await expect(grid.scrollWidth).toBeLessThanOrEqual(390);
		await userEvent.click(canvas.getByRole('button', { name: 'Ansicht' }));
		await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortierung' }), 'name');
		await userEvent.click(screen.getByRole('checkbox', { name: 'Absteigend' }));
		const shown = names(grid);
		await expect(shown).toEqual([...shown].sort((a, b) => new Intl.Collator('de-AT').compare(b, a)));
		await userEvent.keyboard('{Escape}');
	},
};

/** An empty field costs a card no line; a figure of 0 is something. */
export const KartenMitLücken: Story = {
	args: {
		columns: [
			...addressColumns.slice(0, 1),
			{ key: 'note', header: 'Bemerkung', cell: (_, index) => (index % 2 === 0 ? '' : 'Vermerk') },
			{ key: 'born', header: 'Geboren', cell: () => null },
			{ key: 'count', header: 'Anzahl', cell: () => 0 },
		],
	},
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		const grid = canvas.getByRole('grid');
		await waitFor(() => expect(grid).toHaveAttribute('data-layout', 'cards'));
		const [first, second] = canvas.getAllByRole('row');
		for (const [card, seen] of [
			[first, [false, false, true]],
			[second, [true, false, true]],
		] as const) {
			const shown = ['Bemerkung', 'Geboren', 'Anzahl'].map((label) => {
				const line = within(card as HTMLElement).getByText(label);
				return line.getBoundingClientRect().height > 0;
			});
			await expect(shown).toEqual(seen);
		}
	},
};

/** A card whose columns need no labels has two lines; what is empty leaves no mark between its neighbours. */
export const KartenInZweiZeilen: Story = {
	args: {
		columns: [
			...addressColumns.slice(0, 1),
			{ key: 'number', header: 'Nummer', cell: (row) => row.lfdnr, card: 'fact' },
			{ key: 'born', header: 'Geboren', cell: () => null, card: 'fact' },
			{ key: 'street', header: 'Straße', cell: () => 'Hauptplatz der Stadtgemeinde 12/3/45', card: 'fact' },
			{ key: 'note', header: 'Bemerkung', cell: () => 'Vermerk', card: 'hidden' },
		],
	},
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		const grid = canvas.getByRole('grid');
		await waitFor(() => expect(grid).toHaveAttribute('data-layout', 'cards'));
		const [card] = canvas.getAllByRole('row') as [HTMLElement];
		await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(70);
		await expect(canvas.queryByText('Nummer')).toBeNull();
		await expect(canvas.queryByText('Vermerk')).toBeNull();
		const [, number, born, street] = within(card).getAllByRole('gridcell', { hidden: true });
		await expect(number).toHaveTextContent('1000');
		await expect(getComputedStyle(born as HTMLElement, '::before').content).toBe('none');
		await expect(getComputedStyle(street as HTMLElement, '::before').content).toBe('" · "');
	},
};

/** A button of a card stands in its corner, where it costs no line, and keeps its whole focus ring. */
export const KartenMitEcke: Story = {
	args: {
		columns: [
			...addressColumns,
			{
				key: 'more',
				header: 'Mehr',
				cell: (row) => <Button label={`Mehr zu ${row.lfdnr}`} icon={<Ellipsis />} />,
				card: 'corner',
			},
		],
	},
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		const grid = canvas.getByRole('grid');
		await waitFor(() => expect(grid).toHaveAttribute('data-layout', 'cards'));
		const button = canvas.getByRole('button', { name: 'Mehr zu 1000' });
		const card = button.closest('[role=row]')?.getBoundingClientRect();
		const own = button.getBoundingClientRect();
		await expect(own.top - (card?.top ?? 0)).toBeLessThan(16);
		await expect((card?.right ?? 0) - own.right).toBeLessThan(16);
		await expect(canvas.queryByText('Mehr')).toBeNull();
	},
};

/** The scroll place of the last visit. */
export const ScrollplatzWiederhergestellt: Story = {
	args: { initialScrollOffset: 3000, onScrollOffset: fn() },
	play: async ({ canvas, args }) => {
		const grid = canvas.getByRole('grid');
		await waitFor(() => expect(scrollerOf(grid).scrollTop).toBe(3000));
		scrollerOf(grid).scrollTop = 3100;
		await waitFor(() => expect(args.onScrollOffset).toHaveBeenLastCalledWith(3100));
	},
};

const all = addresses(50_000);

function Paged(args: ComponentProps<typeof AddressTable>) {
	const [pages, setPages] = useState<ReadonlySet<number>>(new Set());
	const content: TableContent<Address> = {
		status: 'paged',
		rowCount: all.length,
		rowAt: (index) => (pages.has(Math.floor(index / 100)) ? all[index] : undefined),
		onRangeNeeded: (from, to) => {
			onRange(from, to);
			const needed = [Math.floor(from / 100), Math.floor((to - 1) / 100)];
			setPages((known) => new Set([...known, ...needed]));
		},
	};
	return <Table<Address> {...args} content={content} />;
}
const onRange = fn();

/** Rows come when they are needed; a focused row that was still loading hands the focus to its link. */
export const Nachladen: Story = {
	render: (args) => <Paged {...args} />,
	beforeEach: () => {
		onRange.mockClear();
	},
	play: async ({ canvas, userEvent }) => {
		const grid = canvas.getByRole('grid');
		await expect(grid).toHaveAttribute('aria-rowcount', '50001');
		const [first] = await within(grid).findAllByRole('link');
		first?.focus();
		await userEvent.keyboard('{End}');
		await expect(document.activeElement).toHaveAttribute('data-index', '49999');
		await expect(document.activeElement).toHaveAttribute('aria-rowindex', '50001');
		await waitFor(() => expect(document.activeElement).toHaveAttribute('data-primary'));
		const calls = onRange.mock.calls.length;
		await expect(calls).toBeLessThanOrEqual(3);
		for (const [from, to] of onRange.mock.calls) await expect(to - from).toBeLessThan(100);
	},
};

function Growing(args: ComponentProps<typeof AddressTable>) {
	const [rows, setRows] = useState(() => all.slice(0, 500));
	return (
		<Table<Address>
			{...args}
			content={{ status: 'ready', rows }}
			toolbar={<Button onClick={() => setRows(all)}>Alle laden</Button>}
		/>
	);
}

/**
 * A jump through 50 000 rows renders as few rows, and as fast, as one through 500: within a frame of 50 ms, or on a busy
 * machine within three times what it takes for 500.
 */
export const FuenfzigtausendZeilen: Story = {
	render: (args) => <Growing {...args} />,
	play: async ({ canvas, userEvent }) => {
		const grid = canvas.getByRole('grid');
		const few = medianJump(scrollerOf(grid));
		await userEvent.click(canvas.getByRole('button', { name: 'Alle laden' }));
		await expect(grid).toHaveAttribute('aria-rowcount', '50001');
		await expect(medianJump(scrollerOf(grid))).toBeLessThan(Math.max(50, 3 * few));
		await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
		scrollerOf(grid).scrollTop = scrollerOf(grid).scrollHeight;
		await waitFor(() => expect(grid.querySelector('[data-index="49999"]')).not.toBeNull());
	},
};

/** Milliseconds of rendering and layout after a jump to quite other rows, the median of 21. */
function medianJump(scroller: HTMLElement): number {
	const work = Array.from({ length: 21 }, (_, step) => {
		scroller.scrollTop = ((step % 4) / 4) * scroller.scrollHeight;
		const start = performance.now();
		// The browser would send the event with the next frame, and its waiting would count as work.
		scroller.dispatchEvent(new Event('scroll'));
		scroller.getBoundingClientRect();
		return performance.now() - start;
	});
	return work.sort((a, b) => a - b)[10] ?? Number.POSITIVE_INFINITY;
}

const onSelect = fn<(keys: string[]) => void>();

function Selectable(args: ComponentProps<typeof AddressTable>) {
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	return (
		<Table<Address>
			{...args}
			toolbar={<Button size="compact">Filter hinzufügen</Button>}
			selection={{
				keyOf: (row) => String(row.lfdnr),
				selected,
				onChange: (next) => {
					setSelected(next);
					onSelect([...next]);
				},
				actions: <Button size="compact">Zuweisen</Button>,
			}}
		/>
	);
}

const selectable = {
	render: (args) => <Selectable {...args} />,
	beforeEach: () => {
		onSelect.mockClear();
	},
} satisfies Story;

/** Space selects the row with the focus, Shift with an arrow goes on, Ctrl+A selects all; Enter still opens. */
export const AuswahlMitTastatur: Story = {
	...selectable,
	play: async ({ canvas, userEvent }) => {
		const grid = canvas.getByRole('grid');
		await expect(grid).toHaveAttribute('aria-multiselectable', 'true');
		await expect(grid).toHaveAccessibleDescription(/^Leertaste/);
		within(grid).getAllByRole('link', { name: /,/ })[0]?.focus();
		const row = () => document.activeElement?.closest('[role="row"]');
		await expect(row()).toHaveAttribute('aria-selected', 'false');
		await userEvent.keyboard(' ');
		await expect(row()).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
		await expect(onSelect).toHaveBeenLastCalledWith(['1000', '1001', '1002']);
		await expect(canvas.getByText('3 ausgewählt', { selector: 'strong' })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Filter hinzufügen' })).toBeNull();
		await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
		await expect(document.activeElement).toHaveAccessibleName('Zeile auswählen');
		await userEvent.keyboard(' ');
		await expect(onSelect).toHaveBeenLastCalledWith(['1000', '1001', '1002', '1003']);
		await userEvent.keyboard('{Control>}a{/Control}');
		await expect(canvas.getByText('200 ausgewählt', { selector: 'strong' })).toBeVisible();
		await expect(onNavigate).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Auswahl aufheben' }));
		await expect(onSelect).toHaveBeenLastCalledWith([]);
		await expect(canvas.getByRole('button', { name: 'Filter hinzufügen' })).toBeVisible();
	},
};

/** The head chooses all, some show as partly, and Shift with a press takes a range in the order shown. */
export const AuswahlMitZeiger: Story = {
	...selectable,
	play: async ({ canvas, userEvent }) => {
		const grid = within(canvas.getByRole('grid'));
		const boxes = grid.getAllByRole('checkbox', { name: 'Zeile auswählen' });
		await userEvent.click(boxes[1] as HTMLElement);
		await userEvent.keyboard('{Shift>}');
		await userEvent.click(boxes[4] as HTMLElement);
		await userEvent.keyboard('{/Shift}');
		await expect(onSelect).toHaveBeenLastCalledWith(['1001', '1002', '1003', '1004']);
		const all = grid.getByRole('checkbox', { name: 'Alle auswählen' });
		await expect(all).toBePartiallyChecked();
		await userEvent.click(all);
		await expect(all).toBeChecked();
		await userEvent.click(all);
		await expect(onSelect).toHaveBeenLastCalledWith([]);
		await expect(onNavigate).not.toHaveBeenCalled();
	},
};

export const AuswahlInKarten: Story = {
	...selectable,
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		const grid = canvas.getByRole('grid');
		await waitFor(() => expect(grid).toHaveAttribute('data-layout', 'cards'));
		await userEvent.click(within(grid).getAllByRole('checkbox')[0] as HTMLElement);
		await userEvent.click(canvas.getByRole('button', { name: 'Alle auswählen' }));
		await expect(canvas.getByText('200 ausgewählt', { selector: 'strong' })).toBeVisible();
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};

/** Headings part a list that comes in the order of its groups; the keys pass them, and the rows after them stay in reach. */
export const Gruppen: Story = {
	args: {
		groups: [
			{ key: 'near', label: 'In der Nähe', count: 3 },
			{ key: 'none', label: 'Nirgends', count: 0 },
			{ key: 'far', label: 'Weiter weg', count: 197 },
		],
	},
	play: async ({ canvas, userEvent }) => {
		const grid = canvas.getByRole('grid');
		await expect(canvas.getByText('In der Nähe')).toBeVisible();
		await expect(canvas.queryByText('Nirgends')).toBeNull();
		const rows = grid.querySelectorAll<HTMLElement>('[data-index]');
		const heading = canvas.getByText('Weiter weg').closest('[role=row]') as HTMLElement;
		// It stands between the third row and the fourth, and covers neither.
		await expect(heading.offsetTop).toBe((rows[2]?.offsetTop ?? 0) + (rows[2]?.offsetHeight ?? 0));
		await expect(rows[3]?.offsetTop).toBe(heading.offsetTop + heading.offsetHeight);
		rows[2]?.querySelector<HTMLElement>('a')?.focus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(document.activeElement?.closest('[data-index]')).toBe(rows[3]);
		await userEvent.keyboard('{End}');
		await waitFor(() => expect(document.activeElement?.closest('[data-index="199"]')).toBeVisible());
	},
};

export const GruppenInKarten: Story = {
	...Gruppen,
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		const grid = canvas.getByRole('grid');
		await waitFor(() => expect(grid).toHaveAttribute('data-layout', 'cards'));
		const card = grid.querySelector<HTMLElement>('[data-index="3"]');
		const heading = canvas.getByText('Weiter weg').closest('[role=row]') as HTMLElement;
		await waitFor(() => expect(card?.offsetTop).toBe(heading.offsetTop + heading.offsetHeight));
	},
};

/** What is shown is saved: visible columns, in the order of the rows. */
export const AlsCsv: Story = {
	args: { csv: 'Adressen', view: { hidden: ['street', 'phone'], widths: {}, density: 'regular' } },
	play: async ({ canvas, userEvent }) => {
		const saved: Blob[] = [];
		const create = URL.createObjectURL;
		URL.createObjectURL = (content: Blob) => {
			saved.push(content);
			return '#';
		};
		try {
			await userEvent.click(canvas.getByRole('button', { name: 'Ansicht' }));
			await userEvent.click(screen.getByRole('button', { name: 'Als CSV speichern' }));
			await waitFor(() => expect(saved).toHaveLength(1));
		} finally {
			URL.createObjectURL = create;
		}
		const lines = ((await saved[0]?.text()) ?? '').split('\r\n');
		await expect(lines[0]?.replace('\uFEFF', '')).toBe('Name;Nummer;Postleitzahl;Ort;Umsatz €');
		await expect(lines).toHaveLength(202);
		await expect(canvas.getByRole('button', { name: 'Ansicht' })).toHaveFocus();
	},
};
