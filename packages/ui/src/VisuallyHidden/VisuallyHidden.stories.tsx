import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NurGesprochen: Story = {
	render: () => (
		<p>
			12 <VisuallyHidden>ungelesene Nachrichten</VisuallyHidden>
		</p>
	),
	play: async ({ canvas }) => {
		await expect(canvas.getByText('ungelesene Nachrichten').getBoundingClientRect().width).toBeLessThanOrEqual(1);
	},
};
