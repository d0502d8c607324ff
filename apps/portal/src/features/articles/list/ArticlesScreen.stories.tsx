import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failingFirst, reply } from '../../../testing/answers.ts';
import {
	articlePages,
	articleRecord,
	articleReplies,
	articleRepliesWithoutRights,
	articleRows,
} from '../../../testing/articles.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const search = '/v1/articles/search/filtered';

const meta = {
	title: 'Portal/Artikelsuche',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/articles', replies: articleReplies },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AlleArtikel: Story = {
	play: async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByRole('link', { name: 'Rollstuhl Leicht SB 40' })).toHaveAttribute(
			'href',
			'/articles/RO100030',
		);
		await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '241');
		await expect(canvas.getAllByText('kein gültiger Preis')[0]).toBeVisible();
		await expect(canvas.getAllByText('1.250,000')[0]).toBeVisible();
		await expect(canvasElement.ownerDocument.title).toContain('Artikel - Suche - Kontor');
	},
};

/** Search text and filters of the address bar; a choice that does not fit another one is said and stays. */
export const Gefiltert: Story = {
	args: { path: '/articles?q=rollstuhl&articleType=VB&articleCategory=REHA&sort=-artNr' },
	play: async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByRole('searchbox', { name: 'Artikel suchen' })).toHaveValue('rollstuhl');
		await expect(
			await canvas.findByRole('button', { name: 'Kategorie: Rehatechnik (passt nicht zur Auswahl)' }),
		).toBeVisible();
		await expect(canvas.getByRole('columnheader', { name: /^Nummer/ })).toHaveAttribute('aria-sort', 'descending');
		await expect(canvasElement.ownerDocument.title).toContain('Artikel - rollstuhl - Kontor');
	},
};

/** A supplier is chosen by its name. */
export const Lieferant: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'Rollstuhl Leicht SB 40' });
		await userEvent.click(canvas.getByRole('button', { name: 'Filter hinzufügen' }));
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await page.findByRole('menuitem', { name: 'Lieferant' }));
		await userEvent.type(await page.findByRole('combobox', { name: 'Lieferant' }), 'alpen');
		await userEvent.click(await page.findByRole('option', { name: /Rehatechnik Alpenland/ }));
		await expect(
			await canvas.findByRole('button', { name: 'Lieferant: Rehatechnik Alpenland GmbH' }),
		).toBeInTheDocument();
	},
};

/** The address bar keeps the number of a supplier; its name is there after a reload, too. */
export const LieferantAusDerAdresse: Story = {
	args: { path: '/articles?supplier=1301' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Lieferant: Rehatechnik Alpenland GmbH' })).toBeVisible();
	},
};

/** Without the right to costs there is no such column to show or to sort by. */
export const OhneKosten: Story = {
	args: { path: '/articles?sort=-dep', replies: articleRepliesWithoutRights },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'Rollstuhl Leicht SB 40' });
		await userEvent.click(canvas.getByRole('button', { name: 'Ansicht' }));
		const page = within(canvasElement.ownerDocument.body);
		await expect(await page.findByRole('checkbox', { name: 'Bestand' })).toBeInTheDocument();
		await expect(page.queryByRole('checkbox', { name: 'DEP' })).toBeNull();
	},
};

/** Space looks into an article without leaving the list. */
export const Vorschau: Story = {
	play: async ({ canvas, userEvent }) => {
		const first = await canvas.findByRole('link', { name: 'Rollstuhl Leicht SB 40' });
		first.focus();
		await userEvent.keyboard(' ');
		const pane = within(await canvas.findByRole('complementary', { name: 'Vorschau' }));
		await expect(await pane.findByText('Rehatechnik Alpenland GmbH')).toBeVisible();
		await expect(await pane.findByText('21,00')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Vorschau' })).toBeNull());
	},
};

export const Exportieren: Story = {
	args: {
		replies: [
			...articleReplies,
			{
				method: 'post',
				path: `${search}/csv`,
				answer: async (request) => {
					const { columns } = await request.json();
					const isAsked = columns.includes('artNr') && columns.includes('dep') && !columns.includes('stockState');
					return isAsked
						? new Response('\uFEFFNummer\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
						: new Response(null, { status: 500 });
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'Rollstuhl Leicht SB 40' });
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(canvas.getByRole('button', { name: 'Ansicht' }));
		await userEvent.click(await page.findByRole('button', { name: 'Als CSV speichern' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Als CSV-Datei speichern' }));
		await waitFor(() => expect(dialog.getByText(/^240 Artikel/)).toBeVisible());
		await userEvent.click(dialog.getByRole('checkbox', { name: 'DEP' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.getByText('Die Datei „Artikel.csv“ wurde heruntergeladen.')).toBeVisible());
	},
};

/** A new article needs its number and a name; the number is given once, and one that is taken is said at its field. */
export const NeuerArtikel: Story = {
	args: {
		replies: [
			...articleReplies,
			failingFirst(1, reply('post', '/v1/articles', { refuses: 409 }), {
				method: 'post',
				path: '/v1/articles',
				answer: async (request) => {
					const { artNr, articleDescription, unit, isStocked } = await request.json();
					const isAsked = artNr === 'Ü/100 +1' && articleDescription === 'Übungsband' && unit === 'STK' && isStocked;
					return isAsked ? Response.json(articleRecord, { status: 201 }) : new Response(null, { status: 500 });
				},
			}),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Neuer Artikel' }));
		const page = within(canvasElement.ownerDocument.body);
		const drawer = within(await page.findByRole('dialog', { name: 'Neuer Artikel' }));
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect((await drawer.findAllByText('Bitte geben Sie eine Artikelnummer an.'))[0]).toBeInTheDocument();
		await userEvent.type(drawer.getByLabelText(/^Artikelnummer/), 'Ü/100 +1');
		await userEvent.type(drawer.getByLabelText(/^Bezeichnung/), 'Übungsband');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect(
			(await drawer.findAllByText('Unter dieser Nummer gibt es schon einen Artikel.'))[0],
		).toBeInTheDocument();
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Neuer Artikel' })).toBeNull());
	},
};

/** Users without the right to edit are offered no action that edits. */
export const OhneBearbeiten: Story = {
	args: { replies: articleRepliesWithoutRights },
	play: async ({ canvas }) => {
		await canvas.findByRole('link', { name: 'Rollstuhl Leicht SB 40' });
		await expect(canvas.queryByRole('button', { name: 'Neuer Artikel' })).toBeNull();
	},
};

export const KeineTreffer: Story = {
	args: {
		path: '/articles?q=xyzxyz&articleType=HM',
		replies: [...articleReplies, reply('post', search, { rows: [], total: 0 })],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Alle Filter entfernen' })).toBeVisible();
	},
};

export const Laden: Story = { args: { replies: [...articleReplies, reply('post', search, 'pending')] } };

/** A failed request never looks like an empty list, and trying again helps. */
export const Fehler: Story = {
	args: {
		replies: [
			...articleReplies,
			failingFirst(1, reply('post', search, { refuses: 404 }), reply('post', search, articlePages(articleRows(3)))),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
		await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '4'));
	},
};

export const KeinZugriff: Story = {
	args: { replies: [...articleReplies, reply('post', search, { refuses: 403 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	args: { path: '/articles?q=rollstuhl' },
};
