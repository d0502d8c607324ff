import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failingFirst, reply } from '../../../testing/answers.ts';
import { articlePages, articleReplies, articleRepliesWithoutRights, articleRows } from '../../../testing/articles.ts';
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

const hit = { artNr: 'RO100030', articleDescription: 'Rollstuhl Leicht SB 40', unit: 'STK', isActive: true } as const;

/** A code by hand or by a hardware scanner opens its article. */
export const ScannenÖffnet: Story = {
	args: {
		replies: [
			...articleReplies,
			reply('post', '/v1/articles/search/code', { hits: [{ ...hit, match: 'gtin', quantity: '1' }] }),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Scannen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Artikel scannen' }));
		await userEvent.type(await dialog.findByRole('textbox'), '2000000000305{Enter}');
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Rollstuhl Leicht SB 40' })).toBeVisible();
	},
};

/** Several hits are asked about; nothing is opened before. */
export const MehrereTreffer: Story = {
	args: {
		replies: [
			...articleReplies,
			reply('post', '/v1/articles/search/code', {
				hits: [
					{ ...hit, match: 'pack', quantity: '30.00' },
					{ ...hit, artNr: '22', articleDescription: 'Verbandstoff Mull 6 cm', match: 'artNr', quantity: '1' },
				],
			}),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Scannen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Artikel scannen' }));
		await userEvent.type(await dialog.findByRole('textbox'), '22{Enter}');
		const question = within(await page.findByRole('dialog', { name: 'Mehrere Artikel zu diesem Code' }));
		await waitFor(() => expect(question.getByText(/Packung zu 30,00/)).toBeVisible());
		await expect(question.getByRole('link', { name: 'Verbandstoff Mull 6 cm' })).toHaveAttribute(
			'href',
			'/articles/22',
		);
	},
};

export const UnbekannterCode: Story = {
	args: { replies: [...articleReplies, reply('post', '/v1/articles/search/code', { hits: [] })] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Scannen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Artikel scannen' }));
		await userEvent.type(await dialog.findByRole('textbox'), '9012345678906{Enter}');
		const told = within(await page.findByRole('dialog', { name: 'Kein Artikel zu diesem Code' }));
		await waitFor(() => expect(told.getByText('9012345678906')).toBeVisible());
		await expect(told.getByRole('link', { name: 'Danach suchen' })).toHaveAttribute(
			'href',
			'/articles?q=9012345678906',
		);
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
