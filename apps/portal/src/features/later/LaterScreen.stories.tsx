import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryPortal } from '../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Noch nicht verfügbar',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/calv2' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Kalender: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Dieser Bereich ist noch nicht verfügbar.')).toBeVisible();
		await expect(await canvas.findByRole('link', { name: /^Kalender \(Noch nicht verfügbar\)/ })).toBeVisible();
	},
};
