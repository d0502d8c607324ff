import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryPortal } from '../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Nicht gefunden',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/gibt/es/nicht' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Nicht gefunden' })).toBeVisible();
	},
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Angemeldet: Story = {};

export const Abgemeldet: Story = { args: { session: { status: 'signedOut', reason: 'none' } } };

/** R03: a path that cannot be decoded is not found, and nothing breaks. */
export const UnlesbarerPfad: Story = { args: { path: '/articles/100%' } };
