import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { monthCategories } from './figures/categories.ts';
import { LineChart } from './LineChart.tsx';
import { drawing, expectSoundDrawing, savedFile } from './testing/drawing.ts';
import { groups, revenue, revenueBefore } from './testing/samples.ts';

const meta: Meta<typeof LineChart> = {
	title: 'LineChart',
	component: LineChart,
	parameters: usage({
		when: 'How something ran over time, and beside last year. A missing value is a gap, never zero.',
		not: 'Amounts of categories without order are a BarChart. Two scales in one chart.',
		keys: {
			'← →, Home, End': 'go from point to point, each spoken',
			Escape: 'hides the figure shown',
			Tab: 'leaves for the table and the menu that exports',
		},
	}),
	args: {
		title: 'Umsatz 2026, netto',
		categoryTitle: 'Monat',
		categories: monthCategories(2026),
		series: [revenue, revenueBefore],
		format: 'money',
	},
	play: ({ canvasElement }) => expectSoundDrawing(canvasElement),
};

export default meta;

type Story = StoryObj<typeof LineChart>;

/** A year against the year before, the usual picture. */
export const MitVergleich: Story = {};

/** By keys alone: one tab stop, arrows move, each point speaks its values and the change. */
export const MitTasten: Story = {
	play: async ({ canvas, canvasElement }) => {
		await userEvent.tab();
		await expect(canvas.getByRole('button', { name: 'Als Tabelle anzeigen' })).toHaveFocus();
		await userEvent.tab();
		await userEvent.tab();
		await expect(document.activeElement).toHaveAccessibleName(
			'Jänner 2026: 2026 €\u00a0118.420,50; 2025 €\u00a0104.200,00; Veränderung +13,6\u00a0%',
		);
		await userEvent.keyboard('{ArrowRight}{ArrowRight}');
		await expect(document.activeElement).toHaveAccessibleName(/^März 2026: 2026 €\u00a0131\.075,25;/);
		await userEvent.keyboard('{End}');
		await expect(document.activeElement).toHaveAccessibleName(/^Dezember 2026/);
		await userEvent.keyboard('{ArrowRight}');
		await expect(document.activeElement).toHaveAccessibleName(/^Dezember 2026/);
		await expect(tooltips(canvasElement)).toHaveLength(1);
		await expect(tooltips(canvasElement)[0]).toHaveTextContent('€ 171.245,60');
		await userEvent.keyboard('{Escape}');
		await expect(tooltips(canvasElement)).toHaveLength(0);
		await userEvent.tab();
		await expect(drawing(canvasElement)?.parentElement?.contains(document.activeElement)).toBe(false);
	},
};

/** The same figures as a table, switched by keys; the chart comes back. */
export const AlsTabelle: Story = {
	play: async ({ canvas, canvasElement }) => {
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.getByRole('table', { name: 'Umsatz 2026, netto' })).toBeVisible();
		await expect(canvas.getAllByRole('row')).toHaveLength(13);
		await expect(canvas.getByRole('row', { name: /^März 2026/ })).toHaveTextContent('€ 131.075,25€ 119.430,00');
		await expect(drawing(canvasElement)).toBeNull();
		await userEvent.keyboard('{Enter}');
		await expect(drawing(canvasElement)).not.toBeNull();
		await userEvent.keyboard('{Enter}');
	},
};

/** The figures as CSV: semicolons, byte order mark, decimal commas, a month no spreadsheet takes for a day. */
export const AlsDatei: Story = {
	play: async ({ canvasElement }) => {
		const csv = await savedFile(canvasElement, 'Zahlen (CSV)');
		await expect(csv.name).toBe('Umsatz 2026, netto.csv');
		const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv.content.arrayBuffer());
		await expect(text.startsWith('\uFEFFMonat;2026;2025\r\n"=""Jänner 2026""";118420,50;104200,00\r\n')).toBe(true);

		const svg = await savedFile(canvasElement, 'Bild (SVG)');
		const picture = await svg.content.text();
		await expect(picture).toContain('Umsatz 2026, netto');
		await expect(picture).toContain('2025');
		await expect(picture).not.toContain('var(--');
		await expect(new DOMParser().parseFromString(picture, 'image/svg+xml').querySelector('parsererror')).toBeNull();

		const png = await savedFile(canvasElement, 'Bild (PNG)');
		const bitmap = await createImageBitmap(png.content);
		await expect(bitmap.width).toBe(2 * (Math.round(drawing(canvasElement)?.getBoundingClientRect().width ?? 0) + 32));
	},
};

/** Several series carry markers, so that their colour is never alone. */
export const MehrereReihen: Story = {
	args: { title: 'Umsatz nach Warengruppe 2026', series: groups },
};

/** A value that is missing is a gap, one between two gaps a point. */
export const Luecken: Story = {
	args: {
		title: 'Umsatz 2026, soweit abgeschlossen',
		series: [
			{
				...revenue,
				values: revenue.values.map((value, month) => ([3, 5].includes(month) || month > 9 ? null : value)),
			},
		],
	},
	play: async ({ canvasElement, canvas }) => {
		await expectSoundDrawing(canvasElement);
		await expect(drawing(canvasElement)?.querySelectorAll('circle')).toHaveLength(1);
		await expect(canvas.getByRole('img', { name: 'April 2026: keine Angabe' })).toBeInTheDocument();
	},
};

/** One value alone is seen. */
export const EinPunkt: Story = {
	args: { title: 'Umsatz Jänner 2026', categories: monthCategories(2026).slice(0, 1) },
	play: async ({ canvasElement }) => {
		await expectSoundDrawing(canvasElement);
		await expect(drawing(canvasElement)?.querySelectorAll('circle')).toHaveLength(2);
	},
};

/** Below zero the axis goes on. */
export const Negativ: Story = {
	args: {
		title: 'Deckungsbeitrag 2026',
		series: [
			{
				id: 'margin',
				label: 'Deckungsbeitrag',
				values: [-12_400, -3_100, 4_800, 9_000, 7_200, -900, -8_000, 1_200, 6_400, 12_900, 15_000, 9_900],
			},
		],
	},
};

/** Prices that move little: the axis begins near the smallest one. */
export const EigenerBereich: Story = {
	args: {
		title: 'Verkaufspreis, netto',
		format: 'price',
		baseline: 'data',
		series: [
			{
				id: 'price',
				label: 'Verkaufspreis',
				values: [
					'48.900',
					'48.900',
					'49.500',
					'49.500',
					'49.500',
					'51.200',
					'51.200',
					'51.200',
					'50.900',
					'50.900',
					'52.400',
					'52.400',
				],
			},
		],
	},
};

/** No values, no axes: a sentence. */
export const OhneDaten: Story = {
	args: { series: [{ ...revenue, values: [] }] },
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByText('Keine Daten vorhanden')).toBeVisible();
		await expect(drawing(canvasElement)).toBeNull();
		await expect(canvas.queryByRole('button')).toBeNull();
	},
};

/** Nothing is drawn while there is no width, or too little; it comes with the width. */
export const OhneBreite: Story = {
	render: (args) => (
		<div data-testid="frame" style={{ width: 0, overflow: 'hidden' }}>
			<LineChart {...args} />
		</div>
	),
	play: async ({ canvas, canvasElement }) => {
		const frame = canvas.getByTestId('frame');
		await expect(drawing(canvasElement)).toBeNull();
		frame.style.width = '100px';
		await expect(drawing(canvasElement)).toBeNull();
		frame.style.width = '360px';
		await waitFor(() => expect(drawing(canvasElement)).not.toBeNull());
		await expect(drawing(canvasElement)?.getBoundingClientRect().width).toBe(360);
		await expectSoundDrawing(canvasElement);
		frame.style.display = 'none';
		await waitFor(() => expect(drawing(canvasElement)).toBeNull());
		frame.style.display = '';
		await waitFor(() => expect(drawing(canvasElement)).not.toBeNull());
	},
};

/** On a phone months are thinned until they have room. */
export const Schmal: Story = {
	render: (args) => (
		<div style={{ width: 240 }}>
			<LineChart {...args} height={180} />
		</div>
	),
};

function tooltips(root: HTMLElement): Element[] {
	return [...root.querySelectorAll('div[aria-hidden="true"]')];
}
