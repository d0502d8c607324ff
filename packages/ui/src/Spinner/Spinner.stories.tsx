import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
	component: Spinner,
	parameters: usage({
		when: 'A short wait inside something small: a button, a field, a hit list.',
		not: 'A page or a list is a Skeleton; minutes are a ProgressBar.',
	}),
} satisfies Meta<typeof Spinner>;

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
