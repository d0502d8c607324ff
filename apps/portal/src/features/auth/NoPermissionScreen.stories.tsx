import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reply } from '../../testing/answers.ts';
import { appsWith } from '../../testing/everyday.ts';
import { StoryPortal } from '../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Kein Zugriff',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/nopermission' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Angemeldet: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};

/** Signed out there is a button that leads to the login, and no navigation. */
export const Abgemeldet: Story = {
	args: { session: { status: 'signedOut', reason: 'none' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
		await expect(canvas.queryByRole('navigation', { name: 'Hauptnavigation' })).toBeNull();
	},
};

/** A screen whose app the user lacks leads here, and the launcher shows the app as locked. */
export const OhneBerechtigung: Story = {
	args: {
		path: '/crm',
		replies: [
			reply(
				'get',
				'/v1/apps',
				appsWith((key) => key !== 'crm'),
			),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
		const entry = await canvas.findByRole('link', { name: /^CRM/ });
		await expect(entry).toHaveAttribute('aria-disabled', 'true');
	},
};

/** A refusal of the server (403) leads here too. */
export const VomServerVerweigert: Story = {
	args: { path: '/crm/addresses/1001', replies: [reply('get', '/v1/crm/addresses/{id}', { refuses: 403 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};
