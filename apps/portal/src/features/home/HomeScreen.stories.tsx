import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failingFirst, reply } from '../../testing/answers.ts';
import { appsWith, notifications } from '../../testing/everyday.ts';
import { StoryPortal } from '../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Home',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The global search is hidden here. */
export const Alltag: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('10:24')).toBeVisible();
		await expect(canvas.getByText('Samstag, 28. November 2026 · KW 48')).toBeVisible();
		const documents = within(await canvas.findByRole('region', { name: 'Letzte Dokumente' }));
		await expect(await documents.findByRole('link', { name: /RE Verbandstoff Mull/ })).toHaveAttribute(
			'href',
			'/crm/addresses/1001/documents/4960',
		);
		await expect(canvas.queryByRole('combobox')).toBeNull();
	},
};

/** Widgets of apps the user lacks are not offered. */
export const OhneCrm: Story = {
	args: {
		replies: [
			reply(
				'get',
				'/v1/apps',
				appsWith((key) => key !== 'crm'),
			),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('region', { name: 'Benachrichtigungen' })).toBeVisible();
		await expect(canvas.queryByRole('region', { name: 'Letzte Dokumente' })).toBeNull();
	},
};

export const Leer: Story = {
	args: {
		replies: [
			reply('get', '/v1/notifications', notifications.slice(3)),
			reply('get', '/v1/dashboard/documents/last', []),
			reply('get', '/v1/dashboard/interactions/last', []),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Sie haben keine neuen Nachrichten erhalten.')).toBeVisible();
		await waitFor(() => expect(canvas.getAllByText('Keine Einträge gefunden.')).toHaveLength(2));
	},
};

export const Laden: Story = {
	args: {
		replies: [
			reply('get', '/v1/notifications', 'pending'),
			reply('get', '/v1/dashboard/documents/last', 'pending'),
			reply('get', '/v1/dashboard/interactions/last', 'pending'),
		],
	},
};

/** F4, F5: one widget fails, the others stay; trying again helps. */
export const EinWidgetFehlt: Story = {
	args: {
		replies: [
			failingFirst(
				1,
				reply('get', '/v1/dashboard/documents/last', { refuses: 404 }),
				reply('get', '/v1/dashboard/documents/last', []),
			),
			reply('get', '/v1/dashboard/interactions/last', 'garbage'),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const documents = within(await canvas.findByRole('region', { name: 'Letzte Dokumente' }));
		await userEvent.click(await documents.findByRole('button', { name: 'Erneut versuchen' }));
		await expect(await documents.findByText('Keine Einträge gefunden.')).toBeVisible();
		await expect(canvas.getByText('Die Antwort des Servers ist unverständlich.')).toBeVisible();
		await expect(canvas.getByText('10:24')).toBeVisible();
	},
};

/** F5: an answer of the wrong shape breaks its widget only. */
export const FalscheForm: Story = {
	args: { replies: [reply('get', '/v1/dashboard/documents/last', {} as never)] },
	play: async ({ canvas }) => {
		const documents = within(await canvas.findByRole('region', { name: 'Letzte Dokumente' }));
		await expect(await documents.findByText('Die Antwort des Servers ist unverständlich.')).toBeVisible();
		await expect(canvas.getByText('10:24')).toBeVisible();
	},
};

export const Telefon: Story = { globals: { viewport: { value: 'phone' } } };
