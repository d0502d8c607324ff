import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { monthCategories } from './figures/categories.ts';
import { LineChart } from './LineChart.tsx';
import { revenue } from './testing/samples.ts';

const meta: Meta<typeof ChartSkeleton> = {
	title: 'ChartSkeleton',
	component: ChartSkeleton,
	parameters: usage({
		when: 'A chart that is loading, as high as it will be.',
		not: 'A chart without data says “Keine Daten vorhanden” by itself.',
	}),
};

export default meta;

type Story = StoryObj<typeof ChartSkeleton>;

export const Laedt: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen …');
	},
};

/** Nothing jumps when the data arrive: the skeleton is as high as the chart. */
export const SoHochWieDasDiagramm: Story = {
	render: () => (
		<div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 16 }}>
			<div data-testid="skeleton">
				<ChartSkeleton />
			</div>
			<div data-testid="chart">
				<LineChart
					title="Umsatz"
					isTitleHidden
					categoryTitle="Monat"
					categories={monthCategories()}
					series={[revenue]}
					format="money"
				/>
			</div>
		</div>
	),
	play: async ({ canvas }) => {
		const [skeleton, chart] = ['skeleton', 'chart'].map((id) => canvas.getByTestId(id).getBoundingClientRect().height);
		await expect(skeleton).toBe(chart);
	},
};
