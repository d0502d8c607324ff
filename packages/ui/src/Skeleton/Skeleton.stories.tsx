import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Loading, Skeleton, SkeletonText } from './Skeleton.tsx';

const meta = {
	component: Skeleton,
	parameters: usage({
		when: 'Content whose shape is known and that takes longer than a moment. Wrap the whole in `Loading`, which says it to screen readers.',
		not: 'A button that works is a Button with `isPending`; unknown shapes are a Spinner. Data being renewed keep the old ones in sight.',
	}),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as the line of text it stands in for. */
export const Textzeile: Story = {
	render: () => (
		<div data-testid="line" style={{ maxWidth: 320 }}>
			<Skeleton />
		</div>
	),
	play: async ({ canvas }) => {
		await expect(canvas.getByTestId('line').getBoundingClientRect().height).toBeCloseTo(20, 0);
	},
};

export const Formen: Story = {
	render: () => (
		<Loading>
			<div style={{ display: 'grid', gridTemplateColumns: '32px 1fr', gap: 12, maxWidth: 420 }}>
				<Skeleton shape="circle" height="32px" />
				<div>
					<SkeletonText lines={3} />
				</div>
				<span />
				<Skeleton shape="block" height="96px" />
			</div>
		</Loading>
	),
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen …');
	},
};
