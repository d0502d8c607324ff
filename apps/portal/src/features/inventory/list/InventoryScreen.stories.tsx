import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failingFirst, reply } from '../../../testing/answers.ts';
import { countReplies, countSession } from '../../../testing/inventory.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const search = '/v1/inventory/sessions/search';
const one = '/v1/inventory/sessions/{lfdnr}';

const meta = {
	title: 'Portal/Inventur',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/inventory', replies: countReplies },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AlleInventuren: Story = {
	play: async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByRole('link', { name: countSession.title })).toHaveAttribute(
			'href',
			'/inventory?session=7',
		);
		await expect(canvas.getAllByText('38 von 60')[0]).toBeVisible();
		await expect(canvasElement.ownerDocument.title).toContain('Inventur - Kontor');
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: countSession.title })).toBeVisible();
	},
};

export const Leer: Story = {
	args: { replies: [...countReplies, reply('post', search, { rows: [], total: 0 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Keine Einträge gefunden.', { selector: 'p' })).toBeVisible();
	},
};

export const Lädt: Story = {
	args: { replies: [...countReplies, reply('post', search, 'pending')] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Inventur' })).toBeVisible();
	},
};

export const Fehlgeschlagen: Story = {
	args: {
		replies: [
			...countReplies,
			failingFirst(1, reply('post', search, { refuses: 422 }), reply('post', search, { rows: [], total: 0 })),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
		await expect(await canvas.findByText('Keine Einträge gefunden.', { selector: 'p' })).toBeVisible();
	},
};

/** Users without the right to lead counts cannot begin one. */
export const OhneRecht: Story = {
	args: { replies: countReplies.slice(1) },
	play: async ({ canvas }) => {
		await canvas.findByRole('link', { name: countSession.title });
		await expect(canvas.queryByRole('button', { name: 'Neue Inventur' })).toBeNull();
	},
};

/** A new count says where, of what, and from where on somebody else counts again. */
export const NeueInventur: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Neue Inventur' }));
		const page = within(canvasElement.ownerDocument.body);
		const drawer = within(await page.findByRole('dialog', { name: 'Neue Inventur' }));
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		const [sentence] = await drawer.findAllByText('Bitte geben Sie eine Bezeichnung ein.');
		await waitFor(() => expect(sentence).toBeVisible());
		await userEvent.type(drawer.getByRole('textbox', { name: /^Bezeichnung/ }), 'Inventur Regal A');
		await userEvent.selectOptions(drawer.getByRole('combobox', { name: /^Lager/ }), 'Zentrallager');
		await userEvent.click(drawer.getByRole('radio', { name: 'Zu einem Stichtag' }));
		await userEvent.type(drawer.getByRole('textbox', { name: /^Stichtag/ }), '31.12.2026');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: countSession.title })).toBeVisible());
	},
};

/** Progress of a count: the counters, and the articles by state. */
export const Fortschritt: Story = {
	args: { path: '/inventory?session=7' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('38 von 60 Artikeln gezählt')).toBeVisible();
		await expect(canvas.getByText('valentin.verkauf')).toBeVisible();
		await expect(canvas.getByText('Nicht gezählt')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Zählung beenden' })).toBeVisible();
	},
};

export const FortschrittTelefon: Story = {
	...Fortschritt,
	globals: { viewport: { value: 'phone' } },
};

/** Counters of a blind count see neither what is expected nor what is equal. */
export const BlindFürZählende: Story = {
	args: {
		path: '/inventory?session=7&tab=review',
		replies: [
			...countReplies.slice(1),
			reply('get', one, { ...countSession, progress: { articles: 60, untouched: 22, counted: 38 } }),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('38 von 60 Artikeln gezählt')).toBeVisible();
		await expect(canvas.queryByText('Abweichend')).toBeNull();
		await expect(canvas.queryByRole('tab', { name: 'Prüfung' })).toBeNull();
		await expect(canvas.queryByRole('button', { name: 'Zählung beenden' })).toBeNull();
	},
};

/** Counted quantities beside the book; a recount is asked of somebody else, a difference has a reason. */
export const Prüfung: Story = {
	args: { path: '/inventory?session=7&tab=review' },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const value = await canvas.findByText(/20\.327,80/);
		await expect(value).toBeVisible();
		// A figure that is cut is another figure.
		await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
		await expect(canvas.getByText('Abweichend, 2. Zählung')).toBeVisible();
		await expect(canvas.getAllByText('Nachzählung nötig')[0]).toBeVisible();
		await userEvent.click(within(canvas.getByRole('row', { name: /Größe 5/ })).getByRole('checkbox'));
		await userEvent.click(await canvas.findByRole('button', { name: 'Nachzählen lassen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Nachzählen lassen' }));
		await waitFor(() => expect(dialog.getByText('Ein Artikel ist gewählt.')).toBeVisible());
	},
};

export const PrüfungTelefon: Story = {
	args: { path: '/inventory?session=7&tab=review' },
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await expect((await canvas.findAllByText(/22,00/))[0]).toBeVisible();
	},
};

/** Without the right to costs nothing says what a difference is worth. */
export const PrüfungOhneKosten: Story = {
	args: {
		path: '/inventory?session=7&tab=review',
		replies: [
			...countReplies,
			reply('get', '/v1/user', {
				userId: 1,
				username: 'dora.demo',
				email: 'dora.demo@kontor.example',
				userLvl: 3,
				admin: false,
				rights: ['countLead'],
			}),
		],
	},
	play: async ({ canvas }) => {
		await canvas.findByText('Abweichend, 2. Zählung');
		await expect(canvas.queryByRole('columnheader', { name: /^Wert/ })).toBeNull();
	},
};

export const UnbekannteCodes: Story = {
	args: { path: '/inventory?session=7&tab=unknown' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('4006381333931')).toBeVisible();
	},
};

const released = {
	...countSession,
	state: 'released',
	version: 3,
	releasedBy: 'adele.admin',
	releasedAt: '2026-07-15T10:00:00',
	lateEntries: 3,
} as const;

/** Articles that cannot be posted are named, and the others can be posted. */
export const Buchen: Story = {
	args: {
		path: '/inventory?session=7',
		replies: [
			...countReplies,
			reply('get', one, released),
			reply('post', `${one}/posting`, { ...released, state: 'posted', postedBy: 'dora.demo' }),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(await canvas.findByText(/nach der Freigabe eingelangt/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Buchen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Inventur buchen' }));
		await waitFor(() => expect(dialog.getByText(/Verbandpäckchen steril/)).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: 'Ohne diese buchen' }));
		await waitFor(() => expect(page.getByText('Die Inventur ist gebucht.')).toBeVisible());
	},
};

/** Four eyes: who has released a count does not post it. */
export const SelbstFreigegeben: Story = {
	args: {
		path: '/inventory?session=7',
		replies: [...countReplies, reply('get', one, { ...released, isOwnRelease: true })],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Buchen' })).toBeDisabled();
	},
};

export const GibtEsNicht: Story = {
	args: { path: '/inventory?session=99', replies: [...countReplies, reply('get', one, { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Diese Inventur gibt es nicht.')).toBeVisible();
	},
};
