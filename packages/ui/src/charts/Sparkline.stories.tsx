import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Sparkline } from './Sparkline.tsx';
import { expectSoundDrawing } from './testing/drawing.ts';
import { revenue } from './testing/samples.ts';

const meta: Meta<typeof Sparkline> = {
	title: 'Sparkline',
	component: Sparkline,
	parameters: usage({
		when: 'A trend beside its figure; its `label` says it in words.',
		not: 'Anything to be read off: that takes axes, so a LineChart.',
	}),
	args: { values: revenue.values, label: 'Umsatz der letzten 12 Monate, steigend' },
	decorators: [
		(Story) => (
			<div style={{ width: 160 }}>
				<Story />
			</div>
		),
	],
	play: ({ canvasElement }) => expectSoundDrawing(canvasElement),
};

export default meta;

type Story = StoryObj<typeof Sparkline>;

export const Verlauf: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('img', { name: /steigend$/ })).toBeVisible();
	},
};

/** Beside a figure that says it all the line is decoration. */
export const Schmuck: Story = {
	args: { label: undefined },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('img')).toBeNull();
	},
};

export const Luecken: Story = { args: { values: [3, 5, null, null, 4, null, 6, 7, 5] } };

export const Gleichbleibend: Story = { args: { values: [4, 4, 4, 4] } };

/** A lone value is a dot. */
export const EinPunkt: Story = {
	args: { values: [42] },
	play: async ({ canvasElement }) => {
		await expectSoundDrawing(canvasElement);
		await expect(canvasElement.querySelector('path[data-end]')).not.toBeNull();
	},
};

/** Nothing but the place it would take, so that tiles stay aligned. */
export const OhneDaten: Story = {
	args: { values: [null, null] },
	play: async ({ canvasElement }) => {
		await expectSoundDrawing(canvasElement);
		await expect(canvasElement.querySelector('path')).toBeNull();
	},
};
