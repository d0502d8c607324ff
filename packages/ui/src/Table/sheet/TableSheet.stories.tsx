import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent as instantUser, waitFor, within } from 'storybook/test';
import { LinkProvider } from '../../Link/Link.tsx';
import { Table, type TableColumn } from '../Table.tsx';
import { type Address, addressColumns, addresses } from '../testing/sampleAddresses.tsx';

const onNavigate = fn();
const PAGE = 50;
const all = addresses(142);
const columns: readonly TableColumn<Address>[] = [
	...addressColumns,
	{ key: 'peek', header: 'Vorschau', cell: () => <button type="button">Ansehen</button>, isOnlyForScreen: true },
];

/** A list of which only the first page is here at first. */
function PagedTable({ total = all.length }: { total?: number }) {
	const [pages, setPages] = useState<ReadonlySet<number>>(new Set([0]));
	const rowAt = (index: number) => (pages.has(Math.floor(index / PAGE)) ? all[index % all.length] : undefined);
	function fetchRows(from: number, to: number): void {
		const wanted = Array.from({ length: Math.ceil(to / PAGE) }, (_, page) => page).filter(
			(page) => (page + 1) * PAGE > from,
		);
		setTimeout(() => setPages((before) => new Set([...before, ...wanted])), 20);
	}
	return (
		<LinkProvider onNavigate={onNavigate}>
			<div style={{ display: 'flex', flexDirection: 'column', height: '26rem' }}>
				<Table
					label="Adressen"
					columns={columns}
					content={{ status: 'paged', rowCount: total, rowAt, onRangeNeeded: fetchRows }}
					rowHref={(row) => `/crm/addresses/${row.lfdnr}`}
				/>
			</div>
		</LinkProvider>
	);
}

const meta = {
	title: 'Table/Drucken und Kopieren',
	render: (args) => <PagedTable {...args} />,
	beforeEach: () => {
		onNavigate.mockClear();
	},
} satisfies Meta<typeof PagedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Printed {
	readonly heads: readonly string[];
	readonly rows: number;
	readonly note: string;
}

/** Has a print done, and says what was on the paper. */
async function printed(begin: () => Promise<void> | void): Promise<Printed> {
	const own = window.print;
	let paper: Printed | null = null;
	window.print = () => {
		window.dispatchEvent(new Event('beforeprint'));
		const sheet = document.querySelector('[data-k-sheet]');
		paper = {
			heads: [...(sheet?.querySelectorAll('thead th') ?? [])].map((head) => head.textContent ?? ''),
			rows: sheet?.querySelectorAll('tbody tr').length ?? 0,
			note: sheet?.previousElementSibling?.textContent ?? '',
		};
		window.dispatchEvent(new Event('afterprint'));
	};
	try {
		await begin();
		await waitFor(() => expect(paper).not.toBeNull());
	} finally {
		window.print = own;
	}
	await waitFor(() => expect(document.querySelector('[data-k-sheet]')).toBeNull());
	return paper ?? { heads: [], rows: 0, note: '' };
}

const heads = addressColumns.map(({ header }) => header);

/** Ctrl+P and "Drucken" fetch all rows first; the head stands on each page, columns of buttons on none. */
export const AlleZeilen: Story = {
	play: async ({ canvas, userEvent }) => {
		await expect(await printed(() => userEvent.keyboard('{Control>}p{/Control}'))).toEqual({
			heads,
			rows: 142,
			note: '',
		});
		const byMenu = await printed(async () => {
			await userEvent.click(canvas.getByRole('button', { name: 'Ansicht' }));
			await userEvent.click(canvas.getByRole('button', { name: 'Drucken' }));
		});
		await expect(byMenu.rows).toBe(142);
	},
};

/** Of a list that is too long the sheet says how much it holds, and where the rest is. */
export const MehrAlsGedrucktWird: Story = {
	args: { total: 48_000 },
	play: async ({ userEvent }) => {
		const { rows, note } = await printed(() => userEvent.keyboard('{Control>}p{/Control}'));
		await expect(rows).toBe(2000);
		await expect(note).toMatch(/^Hier stehen 2\.000 von 48\.000 Einträgen\..*CSV-Datei/);
	},
};

/** The browser's own menu waits for nothing: what is here is printed, and the sheet says that it is not all. */
export const VomMenüDesBrowsers: Story = {
	play: async () => {
		const { rows, note } = await printed(() => window.print());
		await expect(rows).toBe(50);
		await expect(note).toMatch(/^Hier stehen 50 von 142 Einträgen/);
	},
};

interface Copied {
	readonly plain: string;
	readonly html: string;
}

/** What Ctrl+C puts on the clipboard; null where the browser copies by itself. */
function copied(from: Element): Copied | null {
	const clipboardData = new DataTransfer();
	const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
	if (from.dispatchEvent(event)) return null;
	return { plain: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
}

/** Rows that the mouse has drawn over are copied as rows: a tab between cells, a line for each, and as a table. */
export const DreiZeilenMitDerMaus: Story = {
	play: async ({ canvas }) => {
		const grid = canvas.getByRole('grid', { name: 'Adressen' });
		const cellOf = (row: number, column: number) => {
			const found = grid.querySelector(`[data-index="${row}"]`)?.querySelectorAll('[role="gridcell"]')[column];
			if (!found) throw new Error('no such cell');
			return found as HTMLElement;
		};
		await draw(cellOf(1, 1), cellOf(3, 2));
		const { plain, html } = copied(grid) ?? { plain: '', html: '' };
		const lines = plain.split('\r\n');
		await expect(lines[0]).toBe(heads.join('\t'));
		await expect(lines.slice(1).map((line) => line.split('\t').length)).toEqual([
			heads.length,
			heads.length,
			heads.length,
		]);
		await expect(lines[1]?.split('\t')[0]).toBe(cellOf(1, 0).textContent);
		const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
		await expect(
			[...(table?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent).join('\t')),
		).toEqual(lines);
		await expect(onNavigate).not.toHaveBeenCalled();
	},
};

/** The text of one cell is selected although the row is a link, and a click still opens it. */
export const TextEinerZelle: Story = {
	play: async ({ canvas }) => {
		const grid = canvas.getByRole('grid', { name: 'Adressen' });
		const row = grid.querySelector('[data-index="2"]');
		const cell = row?.querySelectorAll<HTMLElement>('[role="gridcell"]')[2];
		if (!row || !cell) throw new Error('no such row');
		await draw(cell, cell);
		const text = document.getSelection()?.toString() ?? '';
		await expect(text.length).toBeGreaterThan(1);
		await expect(cell.textContent).toContain(text.trim());
		await expect(copied(grid)).toBeNull();
		await expect(onNavigate).not.toHaveBeenCalled();
		await instantUser.click(within(row as HTMLElement).getAllByRole('link')[0] as HTMLElement);
		await expect(onNavigate).toHaveBeenCalledOnce();
	},
};

/** Ctrl+A means all rows of the list, also those that are not here yet. */
export const AlleZeilenKopiert: Story = {
	play: async ({ canvas, userEvent }) => {
		const own = navigator.clipboard.write;
		const written: string[] = [];
		navigator.clipboard.write = async ([item]) => {
			written.push((await (await item?.getType('text/plain'))?.text()) ?? '');
		};
		try {
			const grid = canvas.getByRole('grid', { name: 'Adressen' });
			within(grid).getAllByRole('link')[0]?.focus();
			await userEvent.keyboard('{Control>}a{/Control}');
			await expect(copied(document.activeElement ?? grid)).toEqual({ plain: '', html: '' });
			await waitFor(() => expect(written).toHaveLength(1));
			await expect(written[0]?.split('\r\n')).toHaveLength(143);
			await waitFor(() => expect(canvas.getByText('142 Zeilen kopiert')).toBeInTheDocument());
			// All of them are here now.
			await expect(copied(document.activeElement ?? grid)?.plain.split('\r\n')).toHaveLength(143);
		} finally {
			navigator.clipboard.write = own;
		}
	},
};

/** Draws with the mouse from the left of one cell to the right of another. */
async function draw(from: HTMLElement, to: HTMLElement): Promise<void> {
	const start = edgeOf(from, 'start');
	const end = edgeOf(to, 'end');
	const at = (type: string, point: { x: number; y: number }) => {
		const target = document.elementFromPoint(point.x, point.y) ?? document.body;
		const init = {
			bubbles: true,
			cancelable: true,
			clientX: point.x,
			clientY: point.y,
			button: 0,
			pointerType: 'mouse',
		};
		target.dispatchEvent(type === 'click' ? new MouseEvent(type, init) : new PointerEvent(type, init));
	};
	at('pointerdown', start);
	at('pointermove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
	at('pointermove', end);
	at('pointerup', end);
	at('click', end);
	await new Promise((resolve) => requestAnimationFrame(resolve));
}

function edgeOf(cell: HTMLElement, side: 'start' | 'end'): { x: number; y: number } {
	const range = document.createRange();
	range.selectNodeContents(cell);
	const { left, right, top, height } = range.getBoundingClientRect();
	const { right: cut } = cell.getBoundingClientRect();
	return { x: side === 'start' ? left + 1 : Math.min(right, cut) - 1, y: top + height / 2 };
}
