import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failingFirst, reply } from '../../../testing/answers.ts';
import { article, articleReplies, articleRepliesWithoutRights, salePrices } from '../../../testing/articles.ts';
import { userWith } from '../../../testing/business.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const path = '/v1/articles/{nr}';

const meta = {
	title: 'Portal/Artikeldetails',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/articles/RO100030', replies: articleReplies },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Übersicht: Story = {
	play: async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Rollstuhl Leicht SB 40' })).toBeVisible();
		await expect(await canvas.findByText('Normalsatz (20,00 %)')).toBeVisible();
		await expect(await canvas.findByRole('img', { name: 'Barcode 2000000000305' })).toBeVisible();
		await expect(await canvas.findByText('21,00')).toBeVisible();
		await expect(await canvas.findByText('950,000')).toBeVisible();
		await expect(canvasElement.ownerDocument.title).toContain(
			'Artikeldetails - Rollstuhl Leicht SB 40 - RO100030 - Kontor',
		);
	},
};

/** Prices of today are marked, past and coming ones are told apart; costs stand beside them. */
export const Verkaufspreise: Story = {
	args: { path: '/articles/RO100030?tab=salePrices' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('bis 31.12.2025')).toBeVisible();
		await expect(canvas.getAllByText('heute gültig')).toHaveLength(3);
		await expect(canvas.getByText('1,31579')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Huber Elisabeth' })).toHaveAttribute('href', '/crm/addresses/1001');
	},
};

/** A new price begins tomorrow unless said otherwise, and one of the two prices is enough. */
export const NeuerPreis: Story = {
	args: {
		path: '/articles/RO100030?tab=salePrices',
		replies: [
			...articleReplies,
			{
				method: 'post',
				path: `${path}/prices/sales`,
				answer: async (request) => {
					const { validFrom, netPrice, grossPrice, endsOthers } = await request.json();
					const isAsked = validFrom === '2026-11-29' && netPrice === '1290.5' && grossPrice === null && endsOthers;
					return isAsked ? Response.json(salePrices, { status: 201 }) : new Response(null, { status: 500 });
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Neuer Preis' }));
		const page = within(canvasElement.ownerDocument.body);
		const drawer = within(await page.findByRole('dialog', { name: 'Neuer Verkaufspreis' }));
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect((await drawer.findAllByText(/Bitte geben Sie einen der beiden Preise an/))[0]).toBeInTheDocument();
		await userEvent.type(drawer.getByLabelText(/^Preis netto/), '1290,5');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Neuer Verkaufspreis' })).toBeNull());
	},
};

/** Without a price of today it is said, and never a price of nothing. */
export const KeinGültigerPreis: Story = {
	args: {
		path: '/articles/RO100030?tab=salePrices',
		replies: [
			...articleReplies,
			reply('get', `${path}/prices/sales`, { isPricedToday: false, rows: salePrices.rows.slice(3) }),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/^Heute gilt kein gültiger Preis/)).toBeVisible();
	},
};

export const Einkaufspreise: Story = {
	args: { path: '/articles/RO100030?tab=purchasePrices' },
	globals: { viewport: { value: 'desktop' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('1.100,000')).toBeVisible();
		// A figure that is cut is another figure.
		for (const figure of canvas.getAllByText(/^[\d.]+,\d+/))
			await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
	},
};

/** Stock by warehouse and lot; what is reserved and ordered leads to its documents. */
export const Bestand: Story = {
	args: { path: '/articles/RO100030?tab=stock' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('abgelaufen')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Reserviert' })).toHaveAttribute(
			'href',
			'/articles/RO100030?tab=commissionedOrdered',
		);
	},
};

/** The balance runs with the movements, which are narrowed by kind. */
export const Bewegungen: Story = {
	args: { path: '/articles/RO100030?tab=movements' },
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByText('+12,00')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'LS-2026-00018' })).toHaveAttribute(
			'href',
			'/crm/addresses/1001/documents/4711',
		);
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Art' }), 'Zugang');
		await expect(await canvas.findByText('26,00')).toBeVisible();
	},
};

const partsThatMayBeMissing = [
	['Bestand', 'stock'],
	['Einkaufspreise', 'prices/purchases'],
	['Bewegungen', 'movements'],
	['Kommissioniert/Bestellt', 'commissionedOrdered'],
	['Offene Angebote', 'openOffers'],
] as const;

/** In each of these tabs 404 is an empty list; a failure of the server is none, and the other tabs work. */
export const FehlendeListen: Story = {
	args: {
		replies: [
			...articleReplies,
			...partsThatMayBeMissing.map(([, part]) =>
				failingFirst(
					1,
					reply('get', `${path}/${part}`, { refuses: 422 }),
					reply('get', `${path}/${part}`, { refuses: 404 }),
				),
			),
		],
	},
	play: async ({ canvas, userEvent }) => {
		for (const [name] of partsThatMayBeMissing) {
			await userEvent.click(await canvas.findByRole('tab', { name }));
			const panel = within(await canvas.findByRole('tabpanel', { name }));
			await userEvent.click(await panel.findByRole('button', { name: 'Erneut versuchen' }));
			await expect((await panel.findAllByText('Keine Einträge gefunden.'))[0]).toBeVisible();
			await expect(panel.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
		}
	},
};

export const KommissioniertBestellt: Story = {
	args: { path: '/articles/RO100030?tab=commissionedOrdered' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'AU-2026-00031' })).toBeVisible();
		await expect(canvas.getByText('3,00')).toBeVisible();
	},
};

export const OffeneAngebote: Story = {
	args: { path: '/articles/RO100030?tab=openOffers' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('1.250,000 netto')).toBeVisible();
	},
};

/** Sales over time as a chart and a table, by customer and by unit; the years begin three years ago. */
export const Statistik: Story = {
	args: { path: '/articles/RO100030?tab=statistics' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('combobox', { name: 'Von' })).toHaveValue('2023');
		await expect(await canvas.findByRole('link', { name: 'Huber Elisabeth' })).toBeInTheDocument();
		await expect((await canvas.findAllByText(/12\.450,00/))[0]).toBeVisible();
	},
};

/** Somebody without the right to prices reads how much of it went, and not for how much money. */
export const StatistikOhnePreise: Story = {
	args: {
		path: '/articles/RO100030?tab=statistics',
		replies: [
			...articleReplies,
			userWith(['articlesEdit']),
			reply('get', '/v1/statistics/article/{nr}/totalrevenue', { net: null, quantity: '10.00', documents: 7 }),
			reply('get', '/v1/statistics/article/{nr}/revenue', [
				{ from: '2026-01-01', net: null, quantity: '4.00', documents: 2 },
				{ from: '2026-02-01', net: null, quantity: '6.00', documents: 5 },
			]),
			reply('get', '/v1/statistics/article/{nr}/SaleDataPerAddress', [
				{ address: { lfdnr: 1001, name: 'Huber Elisabeth' }, net: null, quantity: '2.00', documents: 2 },
			]),
			reply('get', '/v1/statistics/article/{nr}/SaleDataSM', [
				{ characteristic: { code: 'STK', bezeichnung: 'Stück' }, net: null, quantity: '10.00', documents: 7 },
			]),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { name: 'Absatz im Verlauf' })).toBeVisible();
		await expect(await canvas.findByRole('link', { name: 'Huber Elisabeth' })).toBeInTheDocument();
		await expect((await canvas.findAllByText('Verkaufte Menge'))[0]).toBeInTheDocument();
		await expect(canvas.queryByText(/Umsatz/)).toBeNull();
		await expect(canvas.queryByRole('columnheader', { name: 'Umsatz netto' })).toBeNull();
	},
};

/** Without rights there are neither tabs nor columns of costs, and a link to such a tab shows the first one. */
export const OhneRechte: Story = {
	args: { path: '/articles/RO100030?tab=purchasePrices', replies: articleRepliesWithoutRights },
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByRole('tab', { name: 'Übersicht' })).toHaveAttribute('aria-selected', 'true');
		await expect(canvas.queryByRole('tab', { name: 'Einkaufspreise' })).toBeNull();
		await canvas.findByText('Verpackungseinheit');
		await expect(canvas.queryByText('DEP')).toBeNull();
		await userEvent.click(canvas.getByRole('tab', { name: 'Verkaufspreise' }));
		await expect(await canvas.findByRole('columnheader', { name: 'Netto' })).toBeVisible();
		await expect(canvas.queryByRole('columnheader', { name: 'Faktor' })).toBeNull();
	},
};

/** An article that is not there is said to be so; every other failure can be tried again. */
export const NichtVorhanden: Story = {
	args: { replies: [...articleReplies, reply('get', path, { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Artikel nicht vorhanden' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Zur Artikelsuche' })).toHaveAttribute('href', '/articles');
	},
};

export const Fehler: Story = {
	args: {
		replies: [...articleReplies, failingFirst(1, reply('get', path, { refuses: 422 }), reply('get', path, article))],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Rollstuhl Leicht SB 40' })).toBeVisible();
	},
};

/** No purchase prices may answer 404 and is an empty list; another failure of one part leaves the others as they are. */
export const TeileFehlen: Story = {
	args: {
		path: '/articles/RO100030?tab=purchasePrices',
		replies: [
			...articleReplies,
			reply('get', `${path}/prices/purchases`, { refuses: 404 }),
			reply('get', `${path}/inventory`, { refuses: 422 }),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await expect((await canvas.findAllByText('Keine Einträge gefunden.'))[0]).toBeVisible();
		await userEvent.click(canvas.getByRole('tab', { name: 'Übersicht' }));
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
		await expect(await canvas.findByText('Verpackungseinheit')).toBeVisible();
	},
};

export const Laden: Story = { args: { replies: [...articleReplies, reply('get', path, 'pending')] } };

/** Any number is one path. */
export const SchrägstrichImNamen: Story = {
	args: {
		path: '/articles/A%2FB%20100%25%23',
		replies: [...articleReplies, reply('get', path, { ...article, artNr: 'A/B 100%#' })],
	},
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText(/^Nummer A\/B 100%#/)).toBeVisible());
	},
};

export const Telefon: Story = { globals: { viewport: { value: 'phone' } } };
