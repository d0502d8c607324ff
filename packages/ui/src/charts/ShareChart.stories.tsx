import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { ShareChart } from './ShareChart.tsx';
import { expectSoundDrawing } from './testing/drawing.ts';
import { shares } from './testing/samples.ts';

const meta: Meta<typeof ShareChart> = {
	title: 'ShareChart',
	component: ShareChart,
	parameters: usage({
		when: 'The parts of a whole, as bars: angles cannot be compared.',
		not: 'More than about ten parts: `most` gathers the rest.',
		keys: {
			'↑ ↓, Home, End': 'go from point to point, each spoken',
			Escape: 'hides the figure shown',
			Tab: 'leaves for the table and the menu that exports',
		},
	}),
	args: {
		title: 'Umsatz nach Warengruppe 2026',
		itemTitle: 'Warengruppe',
		valueTitle: 'Umsatz',
		items: shares,
		format: 'money',
	},
	play: ({ canvasElement }) => expectSoundDrawing(canvasElement),
};

export default meta;

type Story = StoryObj<typeof ShareChart>;

/** From the largest to the smallest, the rest last; shares add up to 100. */
export const Anteile: Story = {};

/** By keys alone; the rest says how many it holds. */
export const MitTasten: Story = {
	play: async ({ canvas }) => {
		canvas.getByRole('button', { name: 'Herunterladen' }).focus();
		await userEvent.tab();
		await expect(document.activeElement).toHaveAccessibleName(
			'1. Rollstühle und Gehhilfen: €\u00a0412.380,40, 26,7\u00a0%',
		);
		await userEvent.keyboard('{End}');
		await expect(document.activeElement).toHaveAccessibleName(/^8\. Übrige \(3\): €\u00a045\.970,80/);
	},
};

/** The table names every part, not only those with room. */
export const AlsTabelle: Story = {
	play: async ({ canvas }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Als Tabelle anzeigen' }));
		await expect(canvas.getAllByRole('row')).toHaveLength(1 + shares.length);
	},
};

/** Long names are cut off before the figures, never under them. */
export const Schmal: Story = {
	render: (args) => (
		<div style={{ width: 240 }}>
			<ShareChart {...args} />
		</div>
	),
};

/** As many parts as the place has room for. */
export const InFesterHoehe: Story = {
	args: { height: 'fill' },
	render: (args) => (
		<div style={{ height: 240 }}>
			<ShareChart {...args} />
		</div>
	),
	play: async ({ canvas }) => {
		const points = canvas.getAllByRole('img');
		await expect(points.length).toBeLessThan(8);
		await expect(points.at(-1)).toHaveAccessibleName(/Übrige/);
	},
};

/** What is negative has no share of a whole, and says so by having none. */
export const Negativ: Story = {
	args: {
		items: [
			{ label: 'Verkauf', value: '8200.00' },
			{ label: 'Miete', value: '3100.00' },
			{ label: 'Gutschriften', value: '-740.00' },
			{ label: 'Ohne Zuordnung', value: null },
		],
	},
};

export const OhneDaten: Story = {
	args: { items: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Keine Daten vorhanden')).toBeVisible();
	},
};
