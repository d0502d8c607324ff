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

/** R03: an article number with reserved characters is read once and right. */
export const Artikel: Story = {
	args: { path: '/articles/A%2FB%20100%25%23' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('A/B 100%#')).toBeVisible();
	},
};
