import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { reply } from '../../testing/answers.ts';
import { inbox, noSettings, notifications } from '../../testing/everyday.ts';
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
			...inbox([
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

/** Everything up to the newest one that was counted, and back again. */
export const AlleGelesen: Story = {
	args: {
		replies: [
			reply('post', '/v1/notifications/read', {
				toBody: (body) => ({ count: (body as { upTo: number }).upTo, readAt: '2026-11-28T09:24:00.000Z' }),
			}),
			reply('post', '/v1/notifications/unread', { count: 3 }),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Alle als gelesen markieren' }));
		const toasts = within(await within(canvasElement.ownerDocument.body).findByRole('region', { name: 'Meldungen' }));
		await expect(await toasts.findByText('3 Nachrichten als gelesen markiert.')).toBeInTheDocument();
		await userEvent.click(toasts.getByRole('button', { name: 'Rückgängig' }));
	},
};

/** Only the unread ones; the number on the tab is that of the bell. */
export const Ungelesen: Story = {
	args: { path: '/notifications?view=unread' },
	play: async ({ canvas }) => {
		const tab = await canvas.findByRole('tab', { name: /Ungelesen/ });
		await expect(tab).toHaveAttribute('aria-selected', 'true');
		await expect(tab).toHaveTextContent('3');
		await expect(await canvas.findByRole('link', { name: /Rückruf erbeten/ })).toBeVisible();
		await expect(canvas.queryByRole('link', { name: /Preise geändert/ })).toBeNull();
		await expect(canvas.getByRole('button', { name: 'Benachrichtigungen, 3 ungelesene' })).toBeVisible();
	},
};

/** More than one batch: the rest comes when it is asked for. */
export const Viele: Story = {
	args: {
		replies: inbox(
			Array.from({ length: 70 }, (_, index) => ({
				nid: 500 - index,
				subject: `Nachricht ${70 - index}`,
				text: '',
				type: 'message' as const,
				taskLfdnr: null,
				sendDate: '2026-07-15T08:00:00.000Z',
				fromUser: 'Adele Admin',
				read: 1,
			})),
		),
	},
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByRole('link', { name: /^Nachricht 21/ })).toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Weitere anzeigen' }));
		await expect(await canvas.findByRole('link', { name: /^Nachricht 1 / })).toBeInTheDocument();
		await expect(canvas.queryByRole('button', { name: 'Weitere anzeigen' })).toBeNull();
	},
};

/** A notice of a task leads to it. */
export const VonAufgabe: Story = {
	args: {
		path: '/notifications?nid=9',
		replies: inbox([
			{
				nid: 9,
				subject: 'Heute fällig: Rückruf',
				text: 'Diese Aufgabe ist heute fällig.',
				type: 'taskDue',
				taskLfdnr: 12,
				sendDate: '2026-11-28T06:00:00.000Z',
				fromUser: 'Kontor',
				read: 0,
			},
		]),
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'Aufgabe öffnen' })).toHaveAttribute('href', '/task/12');
	},
};

const readGone = fn();

/** O01: what it tells of was deleted, or is not for this user any more; it is read by that. */
export const EintragWeg: Story = {
	args: {
		path: '/notifications?nid=3',
		replies: [
			reply('get', '/v1/notifications/{id}', {
				nid: 3,
				subject: '',
				text: '',
				type: 'taskAssigned',
				taskLfdnr: null,
				sendDate: '2026-11-28T06:00:00.000Z',
				fromUser: 'Adele Admin',
				read: 0,
				isGone: true,
			}),
			reply('patch', '/v1/notifications/{id}/read', { toBody: () => readGone() }),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Der Eintrag ist nicht mehr vorhanden.')).toBeVisible();
		await waitFor(() => expect(readGone).toHaveBeenCalled());
	},
};

const saved = fn();

/** Each choice counts at once, and stays where the server refuses it. */
export const Einstellungen: Story = {
	args: {
		replies: [
			reply('get', '/v1/user/settings', {
				...noSettings,
				WEB_notifications: { muted: ['taskCommented'], version: 4 },
			}),
			reply('put', '/v1/user/settings/WEB_notifications', {
				toBody(body) {
					saved(body);
					return { muted: [], version: 5 };
				},
			}),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Einstellungen' }));
		const dialog = within(
			await within(canvasElement.ownerDocument.body).findByRole('dialog', {
				name: 'Worüber Sie benachrichtigt werden',
			}),
		);
		await expect(dialog.getByRole('switch', { name: /kommentiert/ })).not.toBeChecked();
		await userEvent.click(dialog.getByRole('switch', { name: 'Jemand erwähnt mich' }));
		await waitFor(() => expect(saved).toHaveBeenCalledWith({ muted: ['taskCommented', 'taskMentioned'] }));
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
	args: { replies: inbox([]) },
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
