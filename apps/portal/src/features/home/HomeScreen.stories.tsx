import { matchRoute } from '@kontor/domain/routes';
import { widgets } from '@kontor/domain/widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { hasScreen } from '../../routes.tsx';
import { failingFirst, reply } from '../../testing/answers.ts';
import { appsWith, inbox, noSettings, notifications, tradeFigures } from '../../testing/everyday.ts';
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

/** A widget asks only while somebody can see it; what stands there until then is another element. */
async function lookAt(canvas: ReturnType<typeof within>, name: string): Promise<() => ReturnType<typeof within>> {
	const widget = await canvas.findByRole('region', { name });
	widget.scrollIntoView();
	return () => within(canvas.getByRole('region', { name }));
}

/** The global search is hidden here. */
export const Alltag: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('10:24')).toBeVisible();
		await expect(
			await canvas.findByText('Samstag, 28. November 2026 · KW 48 · 1 Aufgabe überfällig · 1 Aufgabe heute fällig'),
		).toBeVisible();
		const tasks = await lookAt(canvas, 'Offene Aufgaben');
		await waitFor(() => expect(tasks().getByText('fällig 25.11.2026 · Offen · 1 von 3 erledigt')).toBeVisible());
		await expect(tasks().getByText('Stand 10:24')).toBeVisible();
		await expect(tasks().getByRole('link', { name: 'Alle Aufgaben' })).toHaveAttribute('href', '/task');
		const opened = await lookAt(canvas, 'Zuletzt geöffnet');
		await waitFor(() =>
			expect(opened().getByRole('link', { name: 'Adresse Huber Elisabeth' })).toHaveAttribute(
				'href',
				'/crm/addresses/1001',
			),
		);
		const documents = await lookAt(canvas, 'Letzte Dokumente');
		await waitFor(() =>
			expect(documents().getByRole('link', { name: /RE Verbandstoff Mull/ })).toHaveAttribute(
				'href',
				'/crm/addresses/1001/documents/4960',
			),
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
			...inbox(notifications.slice(3)),
			reply('get', '/v1/dashboard/opened', []),
			reply('get', '/v1/task/user/previews', { rows: [], total: 0 }),
			reply('post', '/v1/task/counts', { open: 0, done: 0, overdue: 0, today: 0, week: 0, later: 0, none: 0 }),
			reply('get', '/v1/dashboard/documents/last', []),
			reply('get', '/v1/dashboard/interactions/last', []),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Sie haben keine neuen Nachrichten erhalten.')).toBeVisible();
		await expect(await canvas.findByText('Sie haben keine offenen Aufgaben.')).toBeVisible();
		for (const name of ['Letzte Dokumente', 'Letzte Interaktionen']) {
			const last = await lookAt(canvas, name);
			await waitFor(() => expect(last().getByText('Keine Einträge gefunden.')).toBeVisible());
		}
		const opened = await lookAt(canvas, 'Zuletzt geöffnet');
		await waitFor(() => expect(opened().getByText('Was Sie öffnen, finden Sie hier wieder.')).toBeVisible());
	},
};

export const Laden: Story = {
	args: {
		replies: [
			reply('get', '/v1/notifications', 'pending'),
			reply('get', '/v1/dashboard/opened', 'pending'),
			reply('get', '/v1/task/user/previews', 'pending'),
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
		const documents = await lookAt(canvas, 'Letzte Dokumente');
		await waitFor(() => documents().getByRole('button', { name: 'Erneut versuchen' }));
		await userEvent.click(documents().getByRole('button', { name: 'Erneut versuchen' }));
		await waitFor(() => expect(documents().getByText('Keine Einträge gefunden.')).toBeVisible());
		await lookAt(canvas, 'Letzte Interaktionen');
		await expect(await canvas.findByText('Der Server hat unerwartet geantwortet.')).toBeVisible();
		await expect(canvas.getByText('10:24')).toBeVisible();
	},
};

/** F5: an answer of the wrong shape breaks its widget only. */
export const FalscheForm: Story = {
	args: { replies: [reply('get', '/v1/dashboard/documents/last', {} as never)] },
	play: async ({ canvas }) => {
		const documents = await lookAt(canvas, 'Letzte Dokumente');
		await waitFor(() => expect(documents().getByText('Der Server hat unerwartet geantwortet.')).toBeVisible());
		await expect(canvas.getByText('10:24')).toBeVisible();
	},
};

const saved = fn();

/** A server of arrangements: it counts versions, and another window may have been faster. */
function store(begin: object | null, meanwhile?: object) {
	let version = begin === null ? 0 : 1;
	let isFirst = true;
	return [
		reply('get', '/v1/user/settings', {
			...noSettings,
			WEB_dashboard: begin === null ? null : { ...begin, version },
		}),
		{
			method: 'put' as const,
			path: '/v1/user/settings/WEB_dashboard',
			async answer(request: Request) {
				const body = await request.json();
				if (isFirst && meanwhile !== undefined) {
					isFirst = false;
					version += 1;
					const problem = {
						type: '/problems/lostUpdate',
						title: 'x',
						status: 412,
						code: 'lostUpdate',
						requestId: 'a-1',
					};
					return new Response(JSON.stringify({ ...problem, current: { ...meanwhile, version } }), {
						status: 412,
						headers: { 'Content-Type': 'application/problem+json' },
					});
				}
				saved(request.headers.get('if-match'), body);
				version += 1;
				return Response.json({ ...body, version });
			},
		},
	];
}

const arranged = {
	lg: [
		{ id: 'CLOCK', x: 0, y: 0, w: 4, h: 2 },
		{ id: 'FUTURE', x: 4, y: 0, w: 4, h: 2 },
		{ id: 'NOTIFICATIONS', x: 8, y: 0, w: 4, h: 4 },
	],
};

/** By keys: a move is stored with the version that was read, a widget nobody knows keeps its place, and back again. */
export const Bearbeiten: Story = {
	args: { replies: store(arranged) },
	play: async ({ canvas, userEvent }) => {
		saved.mockClear();
		await expect(await canvas.findByText('10:24')).toBeVisible();
		await expect(canvas.queryByRole('region', { name: 'Letzte Dokumente' })).toBeNull();
		await expect(saved).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }));
		canvas.getByRole('button', { name: 'Uhr verschieben' }).focus();
		await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
		await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
		const [version, body] = saved.mock.calls[0] as [string, Record<string, { id: string; h: number }[]>];
		const places = Object.values(body).flat();
		await expect(version).toBe('"1"');
		await expect(places.filter(({ id }) => id === 'FUTURE')).toHaveLength(1);
		await expect(places.some(({ id, h }) => id === 'CLOCK' && h === 3)).toBe(true);
		await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
		await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
		await expect(saved.mock.calls[1]).toEqual(['"2"', arranged]);
		await userEvent.click(canvas.getByRole('button', { name: 'Fertig' }));
		await expect(canvas.getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
	},
};

/** The gallery offers what the user may have and has not, with a picture of each. */
export const Galerie: Story = {
	args: { replies: store(arranged) },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Widget hinzufügen' }));
		const body = within(canvasElement.ownerDocument.body);
		const dialog = within(await body.findByRole('dialog', { name: 'Widget hinzufügen' }));
		await waitFor(() => expect(dialog.getByText('Die neuesten Dokumente aller Adressen.')).toBeVisible());
		await expect(dialog.queryByRole('button', { name: 'Uhr hinzufügen' })).toBeNull();
		await expect(dialog.getByRole('button', { name: 'Umsatz hinzufügen' })).toBeVisible();
	},
};

/** Two windows arranged different widths: both stay, and nobody is asked. */
export const ZweitesFenster: Story = {
	args: { replies: store({ ...arranged, xs: [] }, { ...arranged, xs: [{ id: 'CLOCK', x: 0, y: 0, w: 4, h: 3 }] }) },
	play: async ({ canvas, userEvent }) => {
		saved.mockClear();
		await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }));
		canvas.getByRole('button', { name: 'Uhr verschieben' }).focus();
		await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
		await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
		const [version, body] = saved.mock.calls[0] as [string, Record<string, { id: string; h: number }[]>];
		await expect(version).toBe('"2"');
		await expect(body.xs).toEqual([{ id: 'CLOCK', x: 0, y: 0, w: 4, h: 3 }]);
		await expect(JSON.stringify(body)).toContain('"FUTURE"');
	},
};

/** Two windows arranged the same width: the user is asked, and nothing is lost before that. */
export const Widerspruch: Story = {
	args: {
		replies: store(
			{ md: arranged.lg.slice(0, 1), lg: arranged.lg },
			{ md: [{ id: 'CLOCK', x: 6, y: 0, w: 4, h: 4 }], lg: [{ id: 'CLOCK', x: 6, y: 0, w: 4, h: 4 }] },
		),
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		saved.mockClear();
		await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }));
		canvas.getByRole('button', { name: 'Uhr verschieben' }).focus();
		await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
		const body = within(canvasElement.ownerDocument.body);
		const dialog = within(
			await body.findByRole('alertdialog', { name: 'Dashboard in einem anderen Fenster geändert' }),
		);
		await expect(saved).not.toHaveBeenCalled();
		await userEvent.click(dialog.getByRole('button', { name: 'Meine Anordnung behalten' }));
		await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
		await expect(saved.mock.calls[0]?.[0]).toBe('"2"');
	},
};

/** The settings cannot be read: the dashboard of the house stands there, and nothing can be arranged over what is stored. */
export const EinstellungenUnbekannt: Story = {
	args: { replies: [reply('get', '/v1/user/settings', { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('10:24')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Bearbeiten' })).toBeNull();
	},
};

/** Administration begins with the failed sign-ins. */
export const Verwaltung: Story = {
	args: {
		replies: [
			reply('get', '/v1/user', {
				userId: 3,
				username: 'adele.admin',
				email: 'admin@kontor.example',
				userLvl: 9,
				admin: true,
				rights: [],
			}),
		],
	},
	play: async ({ canvas }) => {
		const logins = await lookAt(canvas, 'Fehlgeschlagene Anmeldungen (24 h)');
		await waitFor(() => expect(logins().getByText('7')).toBeVisible());
		await expect(logins().getByText('ggü. den 24 Stunden davor', { exact: false })).toBeVisible();
	},
};

export const Telefon: Story = { globals: { viewport: { value: 'phone' } } };

/** All widgets of the specification beside each other, three in a row. */
const allTwelve = {
	lg: widgets.map(({ id }, at) => ({ id, x: (at % 3) * 4, y: Math.floor(at / 3) * 6, w: 4, h: 6 })),
};

/** Each of the twelve widgets says what it is for, and has an answer; those of the statistics share one. */
export const AlleZwölf: Story = {
	args: { replies: store(allTwelve) },
	play: async ({ canvas }) => {
		await expect(widgets).toHaveLength(12);
		for (const { name } of widgets) await lookAt(canvas, name);
		const month = await lookAt(canvas, 'Monatsstatistik');
		await waitFor(() => expect(month().getByText('€ 84.300,00')).toBeVisible());
		await expect(month().getByText('−7,6 %')).toBeVisible();
		await expect(month().getByText('ggü. 01.10. – 28.10.2026')).toBeVisible();
		await waitFor(() => expect(month().getByRole('group', { name: /^Umsatz netto je Tag, November/ })).toBeVisible());
		const open = await lookAt(canvas, 'Offene Positionen');
		await waitFor(() => expect(open().getByText('128 Belege, überfällig: € 6.120,00')).toBeVisible());
		const customers = await lookAt(canvas, 'Kunden heute');
		await waitFor(() => expect(customers().getByText('34')).toBeVisible());
		await expect(canvas.queryByText('Dieser Bereich kann gerade nicht angezeigt werden.')).toBeNull();
		for (const { name } of widgets) {
			for (const link of within(canvas.getByRole('region', { name })).queryAllByRole('link')) {
				const { name: screen } = matchRoute(link.getAttribute('href') ?? '');
				await expect(`${name} → ${screen}: ${hasScreen(screen)}`).toBe(`${name} → ${screen}: true`);
			}
		}
		await expect(open().getByRole('link', { name: 'Überfällige Belege' })).toHaveAttribute(
			'href',
			'/documents?view=overdue',
		);
	},
};

/** Figures of the trade lead to documents, and for who may not see documents nowhere. */
export const StatistikOhneDokumente: Story = {
	args: {
		replies: [
			...store(allTwelve),
			reply(
				'get',
				'/v1/apps',
				appsWith((key) => key !== 'documents'),
			),
		],
	},
	play: async ({ canvas }) => {
		const open = await lookAt(canvas, 'Offene Positionen');
		await waitFor(() => expect(open().getByText('128 Belege, überfällig: € 6.120,00')).toBeVisible());
		await expect(open().queryByRole('link')).toBeNull();
	},
};

/** W16: without the right to prices the statistics count documents, and no amount is in the answer. */
export const StatistikOhnePreise: Story = {
	args: {
		replies: [...store(allTwelve), reply('get', '/v1/dashboard/trade', tradeFigures({ seesPrices: false }))],
	},
	play: async ({ canvas }) => {
		const year = await lookAt(canvas, 'Jahresstatistik');
		await waitFor(() => expect(year().getByText('Belege, 01.01. – 28.11.2026')).toBeVisible());
		await expect(canvas.queryByText(/€/)).toBeNull();
	},
};
