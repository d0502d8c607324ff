import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { StatTile } from './StatTile.tsx';
import { Widget } from './Widget.tsx';

const meta: Meta<typeof StatTile> = {
	title: 'StatTile',
	component: StatTile,
	parameters: usage({
		when: 'One figure with how it changed, in a Widget.',
		not: 'Several figures of one thing are a DescriptionList or a chart. No red or green alone: `meaning` brings arrow and words.',
	}),
	args: {
		value: '€\u00a018.240,50',
		change: { text: '+12,4\u00a0%', direction: 'up', meaning: 'good', comparedWith: 'ggü. Vorwoche' },
		trend: [12, 14, 13, 17, 16, 18, 18.2],
	},
	render: (args) => (
		<div style={{ width: 240, height: 188 }}>
			<Widget title="Umsatz heute">
				<StatTile {...args} />
			</Widget>
		</div>
	),
};

export default meta;

type Story = StoryObj<typeof StatTile>;

/** Good news by colour, arrow, sign and word. */
export const Gestiegen: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByText('gestiegen:')).toBeInTheDocument();
		await expect(canvas.getByText(/ggü\. Vorwoche/)).toBeVisible();
	},
};

/** More can be bad news. */
export const MehrIstSchlecht: Story = {
	args: { value: '12', change: { text: '+3', direction: 'up', meaning: 'bad', comparedWith: 'ggü. gestern' } },
};

export const Gesunken: Story = {
	args: { change: { text: '\u22124,0\u00a0%', direction: 'down', comparedWith: 'ggü. Vorwoche' } },
};

export const NurZahl: Story = { args: { change: undefined, trend: undefined } };

/** A figure longer than its tile keeps its beginning, and shows all of itself on pointing. */
export const LangeZahl: Story = { args: { value: '€\u00a0123.456.789.012,50' } };
