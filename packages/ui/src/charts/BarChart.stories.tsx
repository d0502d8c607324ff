import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { BarChart } from './BarChart.tsx';
import { dayCategories, monthCategories } from './figures/categories.ts';
import { drawing, expectSoundDrawing } from './testing/drawing.ts';
import { customersByDay, groups, revenue, revenueBefore } from './testing/samples.ts';

const meta: Meta<typeof BarChart> = {
	title: 'BarChart',
	component: BarChart,
	parameters: usage({
		when: 'Which is more: amounts of categories. Bars begin at zero; last year is drawn quieter.',
		not: 'How something ran is a LineChart; the parts of one whole are a ShareChart. More than six series.',
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
		series: [revenueBefore, revenue],
		format: 'money',
	},
	play: ({ canvasElement }) => expectSoundDrawing(canvasElement),
};

export default meta;

type Story = StoryObj<typeof BarChart>;

/** The year before stands hollow beside the year. */
export const MitVergleich: Story = {};

/** In the width of a telephone, too, as the legend says. */
export const MitVergleichSchmal: Story = {
	decorators: [
		(Story) => (
			<div style={{ width: 250 }}>
				<Story />
			</div>
		),
	],
	play: async ({ canvasElement }) => {
		await expectSoundDrawing(canvasElement);
		const hollow = [...(drawing(canvasElement)?.querySelectorAll<SVGElement>(':scope > rect') ?? [])].filter(
			(bar) => bar.style.fill === 'none',
		);
		await expect(hollow).toHaveLength(12);
	},
};

/** One series needs no pattern. */
export const EineReihe: Story = { args: { series: [revenue] } };

/** Digits are as wide as each other, so that a 1 takes more than it would elsewhere: the greatest value is not cut off. */
export const AchseMitEinsen: Story = {
	args: {
		series: [{ id: 'sold', label: 'Umsatz', values: [90_000, 100_000, 50_000] }],
		categories: monthCategories(2026),
	},
	// A canvas measures a 1 as narrow as the font has it elsewhere.
	beforeEach: () => {
		const { prototype } = CanvasRenderingContext2D;
		const measure = prototype.measureText;
		prototype.measureText = function (text) {
			return measure.call(this, text.replaceAll('1', '.'));
		};
		return () => {
			prototype.measureText = measure;
		};
	},
	play: async ({ canvasElement }) => {
		await waitFor(() => expect(drawing(canvasElement)?.textContent).toContain('€'));
		const frame = drawing(canvasElement)?.getBoundingClientRect();
		for (const text of drawing(canvasElement)?.querySelectorAll('text') ?? []) {
			await expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual((frame?.left ?? 0) - 1);
		}
	},
};

/** Series beside each other, each with colour and pattern. */
export const Gruppiert: Story = { args: { title: 'Umsatz nach Warengruppe 2026', series: groups.slice(0, 3) } };

/** Series on each other, the year before as a line. */
export const Gestapelt: Story = {
	args: {
		title: 'Umsatz nach Warengruppe 2026',
		series: [...groups.slice(0, 4), { ...revenueBefore, label: 'Gesamt 2025' }],
		arrangement: 'stacked',
	},
};

/** What is negative hangs below zero, beside and in a stack. */
export const Negativ: Story = {
	args: {
		title: 'Bestandsveränderung 2026',
		format: 'count',
		series: [
			{ id: 'in', label: 'Zugang', values: [120, 80, 140, 60, 90, 110, 70, 95, 130, 150, 125, 85] },
			{ id: 'out', label: 'Abgang', values: [-90, -110, -70, -95, -60, -130, -80, -75, -140, -100, -90, -160] },
		],
		arrangement: 'stacked',
	},
	play: async ({ canvasElement }) => {
		await expectSoundDrawing(canvasElement);
		const bars = [...(drawing(canvasElement)?.querySelectorAll(':scope > rect') ?? [])].map((bar) => ({
			top: Number(bar.getAttribute('y')),
			bottom: Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')),
		}));
		await expect(bars).toHaveLength(24);
		const zero = bars[0]?.bottom ?? 0;
		for (const bar of bars.slice(0, 12)) await expect(bar.bottom).toBeCloseTo(zero);
		for (const bar of bars.slice(12)) await expect(bar.top).toBeCloseTo(zero);
	},
};

/** A year of days in 450 pixels: every bar has a width. */
export const JahrAufEngemRaum: Story = {
	args: {
		title: 'Kunden pro Tag 2026',
		categoryTitle: 'Tag',
		categories: dayCategories('2026-01-01', 365),
		series: [customersByDay(365)],
		format: 'count',
	},
	render: (args) => (
		<div style={{ width: 450 }}>
			<BarChart {...args} />
		</div>
	),
	play: async ({ canvasElement, canvas }) => {
		await expectSoundDrawing(canvasElement);
		const path = drawing(canvasElement)?.querySelector('path')?.getAttribute('d') ?? '';
		const widths = [...path.matchAll(/h([0-9.]+)v/g)].map(([, width]) => Number(width));
		await expect(widths).toHaveLength(365);
		await expect(Math.min(...widths)).toBeGreaterThanOrEqual(1);
		canvas.getByRole('img', { name: /^Donnerstag, 01\.01\.2026/ }).focus();
		await userEvent.keyboard('{End}');
		await expect(document.activeElement).toHaveAccessibleName(/^Donnerstag, 31\.12\.2026: [0-9]+$/);
	},
};

/** Three years of three series on the same room: still no width below zero. */
export const MehrBalkenAlsPixel: Story = {
	args: {
		...JahrAufEngemRaum.args,
		title: 'Kunden pro Tag, drei Filialen',
		categories: dayCategories('2024-01-01', 1096),
		series: ['Linz', 'Wels', 'Steyr'].map((label) => ({ ...customersByDay(1096), id: label, label })),
	},
	render: JahrAufEngemRaum.render ?? (() => <></>),
};

/** One category is a bar, not a wall. */
export const EinBalken: Story = {
	args: { categories: monthCategories(2026).slice(0, 1), series: [revenue] },
	play: async ({ canvasElement }) => {
		await expectSoundDrawing(canvasElement);
		const width = Number(drawing(canvasElement)?.querySelector('rect')?.getAttribute('width'));
		await expect(width).toBeLessThanOrEqual(40);
	},
};

/** Zeros and gaps look different only in words, so the words say it. */
export const NullUndLeer: Story = {
	args: { series: [{ id: 'now', label: '2026', values: ['0', null, '1200.00', 'kaputt', Number.NaN, '0.00'] }] },
	play: async ({ canvas, canvasElement }) => {
		await expectSoundDrawing(canvasElement);
		await expect(canvas.getByRole('img', { name: 'Jänner 2026: €\u00a00,00' })).toBeInTheDocument();
		await expect(canvas.getByRole('img', { name: 'Februar 2026: keine Angabe' })).toBeInTheDocument();
		await expect(canvas.getByRole('img', { name: 'April 2026: keine Angabe' })).toBeInTheDocument();
	},
};

export const OhneDaten: Story = {
	args: { categories: [], series: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Keine Daten vorhanden')).toBeVisible();
	},
};

/** By pointer: the nearest category shows its values, away from the chart they go. */
export const MitZeiger: Story = {
	play: async ({ canvas, canvasElement }) => {
		const june = canvas.getByRole('img', { name: /^Juni/ });
		await userEvent.pointer({ target: june, coords: middleOf(june) });
		await expect(canvasElement.querySelector('div[aria-hidden="true"]')).toHaveTextContent('Juni 2026');
		await userEvent.unhover(june);
		await expect(canvasElement.querySelector('div[aria-hidden="true"]')).toBeNull();
	},
};

function middleOf(element: Element): { clientX: number; clientY: number } {
	const box = element.getBoundingClientRect();
	return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
}
