import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { AreaChart } from './AreaChart.tsx';
import { monthCategories } from './figures/categories.ts';
import { drawing, expectSoundDrawing } from './testing/drawing.ts';
import { groups, revenue, revenueBefore } from './testing/samples.ts';

const meta: Meta<typeof AreaChart> = {
	title: 'AreaChart',
	component: AreaChart,
	parameters: usage({
		when: 'How a whole and its parts ran over time.',
		not: 'Values that can be negative, or lines to compare, are a LineChart; parts at one time are a ShareChart.',
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

type Story = StoryObj<typeof AreaChart>;

/** One area, the year before as a line. */
export const MitVergleich: Story = {};

/** Parts of a whole lie on each other, each with colour and pattern. */
export const Gestapelt: Story = { args: { title: 'Umsatz nach Warengruppe 2026', series: groups.slice(0, 5) } };

/** A month without any value is a gap, a lone month a bar. */
export const Luecken: Story = {
	args: {
		series: groups.slice(0, 2).map((series) => ({
			...series,
			values: series.values.map((value, month) => ([2, 4].includes(month) ? null : value)),
		})),
	},
	play: async ({ canvasElement }) => {
		await expectSoundDrawing(canvasElement);
		await expect(drawing(canvasElement)?.querySelectorAll('g ~ rect, path ~ rect')).toHaveLength(2);
	},
};

export const EinPunkt: Story = { args: { categories: monthCategories(2026).slice(0, 1), series: [revenue] } };

export const OhneDaten: Story = {
	args: { series: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Keine Daten vorhanden')).toBeVisible();
	},
};
