import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { reply } from '../../testing/answers.ts';
import { notifications } from '../../testing/everyday.ts';
import { StoryPortal } from '../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Benachrichtigungen',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/notifications' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Liste: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: /Ungelesen: Rückruf erbeten/ })).toBeVisible();
		await expect(canvas.getByRole('link', { name: /^Preise geändert/ })).toBeVisible();
	},
};

/** The query `nid` opens a message; it becomes read by its button only. */
export const Geöffnet: Story = {
	args: { path: '/notifications?nid=2' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/Das Heim Sonnenhof bittet/)).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Als gelesen markieren' })).toBeVisible();
	},
};

/** Words longer than the list are cut in it, with a sign that they go on; nothing beside it is pushed away. */
export const EndloseWorte: Story = {
	args: {
		replies: [
			reply('get', '/v1/notifications', [
				{
					nid: 1,
					subject: 'Donaudampfschiff'.repeat(12),
					text: '',
					type: 'message',
					taskLfdnr: null,
					sendDate: '2026-07-15T08:00:00.000Z',
					fromUser: '<img src=x onerror=alert(1)>'.repeat(7).replaceAll(' ', '_'),
					read: 0,
				},
			]),
		],
	},
	play: async ({ canvas }) => {
		const item = await canvas.findByRole('link', { name: /Ungelesen: Donaudampfschiff/ });
		await expect(item).toHaveTextContent('<img_src=x_onerror=alert(1)>');
		await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
	},
};

export const MarkierenScheitert: Story = {
	args: {
		path: '/notifications?nid=2',
		replies: [reply('patch', '/v1/notifications/{id}/read', { refuses: 503 })],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Als gelesen markieren' }));
		const toasts = within(await within(canvasElement.ownerDocument.body).findByRole('region', { name: 'Meldungen' }));
		await expect(
			await toasts.findByText('Die Nachricht konnte nicht als gelesen markiert werden.'),
		).toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: 'Als gelesen markieren' })).toBeVisible();
	},
};

/** Of another user, or gone. */
export const UnbekannteNummer: Story = {
	args: { path: '/notifications?nid=999' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Diese Nachricht gibt es nicht mehr.')).toBeVisible();
	},
};

export const Leer: Story = {
	args: { replies: [reply('get', '/v1/notifications', [])] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Keine Einträge gefunden.')).toBeVisible();
	},
};

export const Laden: Story = { args: { replies: [reply('get', '/v1/notifications', 'pending')] } };

export const Fehler: Story = {
	args: { replies: [reply('get', '/v1/notifications', { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
		await expect(canvas.queryByText('Keine Einträge gefunden.')).toBeNull();
	},
};

export const TelefonListe: Story = { globals: { viewport: { value: 'phone' } } };

export const TelefonGeöffnet: Story = {
	globals: { viewport: { value: 'phone' } },
	args: { path: `/notifications?nid=${notifications[0]?.nid}` },
};
