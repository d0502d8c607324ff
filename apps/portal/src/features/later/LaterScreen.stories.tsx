import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryPortal } from '../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Noch nicht verfügbar',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/bi/keyfigures' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Kennzahlen: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Dieser Bereich ist noch nicht verfügbar.')).toBeVisible();
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Statistik - Kennzahlen' })).toBeVisible();
	},
};
