import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NebenText: Story = {
	render: () => (
		<p role="status">
			<Spinner /> Wird gespeichert …
		</p>
	),
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status').firstElementChild).toHaveAttribute('aria-hidden', 'true');
	},
};
