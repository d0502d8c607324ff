import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { hourCategories, weekdayCategories } from './figures/categories.ts';
import { HeatMap } from './HeatMap.tsx';
import { expectSoundDrawing } from './testing/drawing.ts';
import { customersByHour } from './testing/samples.ts';

const meta: Meta<typeof HeatMap> = {
	title: 'HeatMap',
	component: HeatMap,
	parameters: usage({
		when: 'When much happens: two categories, such as weekday and hour, in five steps of one colour.',
		not: 'Exact comparison, which colours cannot give: a BarChart or the table.',
		keys: {
			arrows: 'go from cell to cell, each spoken',
			'Home, End': 'to the ends of the row',
			'Page up, Page down': 'to the ends of the column',
			Escape: 'hides the figure shown',
		},
	}),
	args: {
		title: 'Kundenfrequenz, Durchschnitt',
		rowTitle: 'Wochentag',
		rows: weekdayCategories,
		columns: hourCategories(8, 18),
		values: customersByHour(11),
		valueTitle: 'Kunden',
	},
	play: ({ canvasElement }) => expectSoundDrawing(canvasElement),
};

export default meta;

type Story = StoryObj<typeof HeatMap>;

/** Weekday and hour; cells with room carry their figure. */
export const Woche: Story = {};

/** By keys alone: arrows in four directions, each cell speaks. */
export const MitTasten: Story = {
	play: async ({ canvas }) => {
		canvas.getByRole('button', { name: 'Herunterladen' }).focus();
		await userEvent.tab();
		await expect(document.activeElement).toHaveAccessibleName(/^Montag, 8 bis 9 Uhr: [0-9]+$/);
		await userEvent.keyboard('{ArrowDown}{ArrowRight}');
		await expect(document.activeElement).toHaveAccessibleName(/^Dienstag, 9 bis 10 Uhr/);
		await userEvent.keyboard('{End}{PageDown}');
		await expect(document.activeElement).toHaveAccessibleName('Sonntag, 18 bis 19 Uhr: 0');
	},
};

/** The whole day on a phone: no figures, the steps and the pointed cell say enough. */
export const GanzerTagSchmal: Story = {
	args: { columns: hourCategories(), values: customersByHour(24) },
	render: (args) => (
		<div style={{ width: 358 }}>
			<HeatMap {...args} />
		</div>
	),
};

/** Hours without a measurement are empty frames, zeros are filled. */
export const Luecken: Story = {
	args: {
		values: customersByHour(11).map((row, day) => row.map((value, hour) => ((day + hour) % 5 === 0 ? null : value))),
	},
	play: async ({ canvas, canvasElement }) => {
		await expectSoundDrawing(canvasElement);
		await expect(canvas.getByRole('img', { name: 'Montag, 8 bis 9 Uhr: keine Angabe' })).toBeInTheDocument();
	},
};

export const OhneDaten: Story = {
	args: { values: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Keine Daten vorhanden')).toBeVisible();
	},
};
