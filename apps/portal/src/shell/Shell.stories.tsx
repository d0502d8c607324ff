import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createConnection } from '../host/connection.ts';
import { reply } from '../testing/answers.ts';
import { StoryPortal } from '../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Rahmen',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/notifications' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

function bodyOf(canvasElement: HTMLElement) {
	return within(canvasElement.ownerDocument.body);
}

/** All places are there, and the launcher says which apps come later. */
export const Vollständig: Story = {
	play: async ({ canvas }) => {
		const nav = within(await canvas.findByRole('navigation', { name: 'Hauptnavigation' }));
		await expect(await nav.findByRole('link', { name: 'CRM' })).toBeVisible();
		await expect(nav.getByRole('link', { name: /Entwicklerportal \(Noch nicht verfügbar\)/ })).toBeVisible();
		await expect(nav.getByText('V2.0.14-R1')).toBeVisible();
		await expect(await nav.findByText('Kontor Gesundheitshandel')).toBeVisible();
		await expect(canvas.getByRole('combobox', { name: 'Kontor durchsuchen (mind. 3 Zeichen)' })).toBeVisible();
		await expect(await canvas.findByRole('button', { name: /^Benachrichtigungen,\s3\sungelesene$/ })).toBeVisible();
	},
};

/** Statistics open their own entries, only those the server lists; settings those of apps that have some. */
export const Unterpunkte: Story = {
	play: async ({ canvas, userEvent }) => {
		const nav = within(await canvas.findByRole('navigation', { name: 'Hauptnavigation' }));
		await userEvent.click(await nav.findByRole('button', { name: /^Statistik/ }));
		await expect(nav.getByRole('link', { name: /Umsatzstatistik/ })).toHaveAttribute('href', '/statistics/revenue');
		await expect(nav.queryByRole('link', { name: /Kundenstatistik/ })).toBeNull();
		await userEvent.click(nav.getByRole('button', { name: /^Einstellungen/ }));
		const settings = nav.getAllByRole('link').map((link) => link.getAttribute('href'));
		await expect(settings.filter((href) => href?.startsWith('/settings/'))).toEqual([
			'/settings/crm',
			'/settings/calv2',
			'/settings/task',
		]);
	},
};

/** Three kinds of hits in their groups; one of a kind nobody knows opens a dialog that says so. */
export const GlobaleSuche: Story = {
	args: {
		replies: [
			reply('post', '/v1/dashboard/search', [
				{
					type: 'ADDRESS',
					id: 1,
					name: 'Huber Elisabeth',
					object: { kdStrasse: 'Dorfstraße 11', kdPlz: '8931', kdOrt: 'Landl', dateOfBirth: '1953-07-06' },
				},
				{ type: 'ARTICLE', id: 2, name: 'Bandage Huber', object: { art_nr: '100-200/3' } },
				{
					type: 'DOCUMENT',
					id: 3,
					name: 'Verbandstoff Mull',
					object: { shortType: 'RE', date: '2026-04-30', state: 'bezahlt', addressLfdnr: 1, wf_cid: '49/60' },
				},
				{ type: 'PERSON', id: 4, name: 'Huber Unbekannt', object: {} } as never,
			]),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.type(await canvas.findByRole('combobox'), 'hub');
		const body = bodyOf(canvasElement);
		const document = await body.findByRole('option', { name: /RE Verbandstoff Mull.*30\.04\.2026 \(bezahlt\)/ });
		await expect(document.querySelector('a') ?? document).toHaveAttribute('href', '/crm/addresses/1/documents/49%2F60');
		await expect(
			body.getByRole('option', { name: /Huber Elisabeth.*geb\. 06\.07\.1953, Dorfstraße 11, 8931 Landl/ }),
		).toBeVisible();
		await expect(body.getByRole('option', { name: /Bandage Huber.*\(100-200\/3\)/ })).toBeVisible();
		await userEvent.click(body.getByRole('option', { name: /Huber Unbekannt/ }));
		await expect(await body.findByRole('alertdialog')).toHaveTextContent('noch nicht implementiert');
	},
};

/** Home hides the field (spec.md); the keys open the search over it, with what was opened last at any workstation. */
export const SucheAufHome: Story = {
	args: { path: '/' },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('button', { name: 'Benutzermenü von dora.demo' });
		await expect(canvas.queryByRole('combobox', { name: /durchsuchen/ })).toBeNull();
		await userEvent.keyboard('{Control>}k{/Control}');
		const body = bodyOf(canvasElement);
		const layer = within(await body.findByRole('dialog', { name: /durchsuchen/ }));
		await expect(layer.getByRole('combobox')).toHaveFocus();
		const recent = within(await layer.findByRole('group', { name: 'Zuletzt geöffnet' }));
		await expect(recent.getByRole('option', { name: /Huber Elisabeth.*Adresse 1001/ })).toHaveAttribute(
			'href',
			'/crm/addresses/1001',
		);
		await expect(recent.getByRole('option', { name: /Rückruf Sonnenhof/ })).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
	},
};

/** The second stop of the page leads into the search, wherever somebody is. */
export const ZurSucheSpringen: Story = {
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('button', { name: 'Benutzermenü von dora.demo' });
		canvas.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.getByRole('combobox', { name: /durchsuchen/ })).toHaveFocus();
	},
};

/** The list of shortcuts is opened by its key, but not while text is typed, and from the user's menu. */
export const Tastenkürzel: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const body = bodyOf(canvasElement);
		await userEvent.type(await canvas.findByRole('combobox', { name: /durchsuchen/ }), '?');
		await expect(body.queryByRole('dialog', { name: 'Tastenkürzel' })).toBeNull();
		await userEvent.keyboard('{Escape}');
		const user = await canvas.findByRole('button', { name: 'Benutzermenü von dora.demo' });
		user.focus();
		await userEvent.keyboard('?');
		await expect(await body.findByRole('dialog', { name: 'Tastenkürzel' })).toHaveTextContent('ausschaltenStrg .');
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(user).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await userEvent.click(await body.findByRole('menuitem', { name: /^Tastenkürzel/ }));
		await body.findByRole('dialog', { name: 'Tastenkürzel' });
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(user).toHaveFocus());
	},
};

/** Signing out leads to the login screen at once. */
export const Abmelden: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Benutzermenü von dora.demo' }));
		await userEvent.click(await bodyOf(canvasElement).findByRole('menuitem', { name: 'Abmelden' }));
		await expect(await canvas.findByText('Sie sind abgemeldet.')).toBeVisible();
	},
};

/** Nothing reloads by itself; one press reloads once. */
export const NeueVersion: Story = {
	args: { newestBuild: 'newer.js', onReload: fn() },
	play: async ({ canvas, userEvent, args }) => {
		await canvas.findByRole('navigation', { name: 'Hauptnavigation' });
		window.dispatchEvent(new Event('focus'));
		await expect(await canvas.findByText('Eine neue Version ist verfügbar.')).toBeVisible();
		await expect(args.onReload).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Jetzt Aktualisieren' }));
		await expect(args.onReload).toHaveBeenCalledTimes(1);
	},
};

let isReachable = true;

const flapping = createConnection({
	async probe() {
		if (!isReachable) throw new Error('offline');
	},
	after(_ms, callback) {
		const timer = setTimeout(callback, 20);
		return () => clearTimeout(timer);
	},
});

/** Exactly one permanent toast, and one when the connection is back. */
export const Offline: Story = {
	args: { connection: flapping },
	play: async ({ canvas, canvasElement }) => {
		const body = bodyOf(canvasElement);
		await canvas.findByRole('navigation', { name: 'Hauptnavigation' });
		isReachable = false;
		flapping.browserSays(false);
		const lost = 'Aktivieren Sie Ihre Internetverbindung um Kontor verwenden zu können!';
		await expect(await body.findAllByText(lost)).toHaveLength(1);
		isReachable = true;
		flapping.browserSays(true);
		await expect(await body.findAllByText('Internetverbindung hergestellt!')).toHaveLength(1);
		await waitFor(() => expect(body.queryByText(lost)).toBeNull());
	},
};

/** Below the large screens the navigation is a drawer. */
export const Schublade: Story = {
	globals: { viewport: { value: 'tablet' } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(canvas.queryByRole('navigation', { name: 'Hauptnavigation' })).toBeNull();
		await userEvent.click(await canvas.findByRole('button', { name: 'Navigation öffnen' }));
		await expect(await bodyOf(canvasElement).findByRole('dialog', { name: 'Navigation' })).toBeVisible();
	},
};

/** A link that signs in someone else never does so silently. */
export const FremderLink: Story = {
	args: { session: { status: 'signedIn', userId: '1', epoch: 1, hasHandover: true } },
	play: async ({ canvasElement, userEvent }) => {
		const body = bodyOf(canvasElement);
		const stay = await body.findByRole('button', { name: 'Angemeldet bleiben' });
		await userEvent.click(stay);
		await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
	},
};

/** Whom a link has signed in is named until it is confirmed. */
export const PerLinkAngemeldet: Story = {
	args: { session: { status: 'signedIn', userId: '1', epoch: 1, hasHandover: false, isByLink: true } },
	play: async ({ canvas, userEvent }) => {
		const banner = await canvas.findByRole('alert');
		await expect(banner).toHaveTextContent(/Ein Link hat Sie .* als dora\.demo angemeldet/);
		await expect(canvas.getByRole('button', { name: 'Abmelden' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Hinweis schließen' }));
		await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
	},
};

export const ServerNichtErreichbar: Story = {
	args: { session: { status: 'starting', isUnreachable: true } },
};

/** Who the user is cannot be read: the whole page says so. */
export const OhneBenutzer: Story = {
	args: { replies: [reply('get', '/v1/user', { refuses: 422 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
	},
};

const marks: string[] = [];

/** What is asked for again while it is under way happens once. */
export const DoppelterKlick: Story = {
	args: {
		replies: [
			{
				method: 'patch',
				path: '/v1/notifications/{id}/read',
				answer: (request) => {
					marks.push(new URL(request.url).pathname);
					return new Promise<Response>(() => {});
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		marks.length = 0;
		await userEvent.click(await canvas.findByRole('button', { name: /^Benachrichtigungen,\s3\sungelesene$/ }));
		const list = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
		const buttons = await list.findAllByRole('button', { name: /als gelesen markieren$/ });
		for (const button of buttons) await userEvent.dblClick(button);
		await waitFor(() => expect(new Set(marks).size).toBe(3));
		await expect(marks).toHaveLength(3);
	},
};
