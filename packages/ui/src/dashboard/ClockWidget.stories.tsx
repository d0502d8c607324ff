import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { ClockWidget } from './ClockWidget.tsx';
import { sampleNow } from './testing/board.tsx';

const meta: Meta<typeof ClockWidget> = {
	title: 'ClockWidget',
	component: ClockWidget,
	parameters: usage({
		when: 'Time, day and week in Vienna on a dashboard.',
		not: 'Elsewhere: every device has a clock.',
	}),
	args: { clock: () => sampleNow },
	decorators: [
		(Story) => (
			<div style={{ width: 240, height: 120 }}>
				<Story />
			</div>
		),
	],
};

export default meta;

type Story = StoryObj<typeof ClockWidget>;

/** Vienna's time wherever the browser is. */
export const Nachmittag: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByText('14:05')).toHaveAttribute('datetime', '2026-11-27T14:05');
		await expect(canvas.getByText(/Freitag, 27\. November 2026/)).toHaveTextContent('KW 48');
	},
};

/** The first days of a year may lie in the last week of the one before. */
export const Jahreswechsel: Story = {
	args: { clock: () => Date.parse('2027-01-02T23:30:00Z') },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('00:30')).toHaveAttribute('datetime', '2027-01-03T00:30');
		await expect(canvas.getByText(/Sonntag, 3\. Jänner 2027/)).toHaveTextContent('KW 53');
	},
};

/** It turns on the minute, not a minute after it was opened. */
export const AufDieMinute: Story = {
	render: () => <RunningClock />,
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('14:06', {}, { timeout: 5000 })).toBeVisible();
	},
};

/** Opened a second before the minute. */
function RunningClock() {
	const [begun] = useState(() => performance.now());
	return <ClockWidget clock={() => Date.parse('2026-11-27T13:05:59Z') + performance.now() - begun} />;
}
