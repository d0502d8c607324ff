import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
	component: VisuallyHidden,
	parameters: usage({
		when: 'Words that eyes get from the place of a thing and screen readers do not.',
		not: 'A text that everybody needs; the name of a button, which is its `label`.',
	}),
} satisfies Meta<typeof VisuallyHidden>;

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
