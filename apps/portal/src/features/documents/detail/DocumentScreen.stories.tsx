import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { attachments, entryOf } from '../../../testing/addresses.ts';
import { failingFirst, reply } from '../../../testing/answers.ts';
import { businessDraft, everydayBusiness, userWith } from '../../../testing/business.ts';
import { documentDetail, everydayDocuments } from '../../../testing/documents.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const path = '/crm/addresses/1001/documents/8000';
const read = '/v1/crm/documents/{id}';

const meta = {
	title: 'Portal/Dokument',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path, replies: everydayDocuments },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Head, amounts by rate of tax, who pays what, and the positions as they stand on the paper. */
export const Positionen: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: /Rechnung RE-2026-00400/ })).toBeVisible();
		await expect(await canvas.findByText('Rollstuhl Leicht SB 43')).toBeVisible();
		await expect(canvas.getByText('389,500')).toBeVisible();
		await expect(canvas.getByText('Anteil Patient')).toBeVisible();
	},
};

/** What goes into the follow-up and what stays open is seen before it is made; more than is open is an error. */
export const Uebernehmen: Story = {
	args: { replies: everydayBusiness },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Übernehmen in' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Gutschrift' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Übernehmen in Gutschrift' }));
		const field = dialog.getByRole('textbox', { name: /Menge Wundauflage/ });
		await userEvent.clear(field);
		await userEvent.type(field, '9');
		await waitFor(() => expect(dialog.getByText('Höchstens die offene Menge.')).toBeVisible());
		await userEvent.clear(field);
		await userEvent.type(field, '2');
		await userEvent.click(dialog.getByRole('button', { name: 'Entwurf anlegen' }));
		await expect(await canvas.findByRole('heading', { name: /Angebot \(Entwurf\)/ })).toBeVisible();
	},
};

/** Somebody has taken some of it meanwhile: the dialog says how much is open now, and where all of it went. */
export const UebernehmenZuSpaet: Story = {
	args: {
		replies: [
			...everydayBusiness,
			failingFirst(
				1,
				reply('patch', '/v1/business/document/{id}/upgrade', {
					refuses: 422,
					saying: { open: documentDetail.positions.slice(2).map(({ id }) => ({ id, openQuantity: '1' })) },
				}),
				reply('patch', '/v1/business/document/{id}/upgrade', {
					refuses: 409,
					saying: { drawnBy: { wf_cid: '9009', shortType: 'GU', nr: 'GU-2026-00009', addressLfdnr: 1001 } },
				}),
			),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Übernehmen in' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Gutschrift' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Übernehmen in Gutschrift' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Entwurf anlegen' }));
		await expect(await dialog.findByText(/offen 1 /)).toBeVisible();
		await expect(dialog.getByText('Höchstens die offene Menge.')).toBeVisible();
		const field = dialog.getByRole('textbox', { name: /Menge Wundauflage/ });
		await userEvent.clear(field);
		await userEvent.type(field, '1');
		await userEvent.click(dialog.getByRole('button', { name: 'Entwurf anlegen' }));
		await expect(await dialog.findByRole('link', { name: /GU-2026-00009/ })).toHaveAttribute(
			'href',
			'/crm/addresses/1001/documents/9009',
		);
	},
};

/** Money that came in: what is open is proposed. */
export const Zahlung: Story = {
	args: { replies: everydayBusiness },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Zahlung erfassen' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Zahlung erfassen' }));
		await expect(dialog.getByRole('textbox', { name: 'Betrag (€)' })).toHaveValue('207,01');
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Zahlung erfassen' })).toBeNull());
	},
};

/** What follows what, with amounts and what is open; the document itself is marked. */
export const Vorgangskette: Story = {
	args: { path: `${path}?tab=chain` },
	play: async ({ canvas }) => {
		const link = await canvas.findByRole('link', { name: 'LS-2026-00310' });
		await expect(link).toHaveAttribute('href', '/crm/addresses/1001/documents/7995?tab=chain');
		await expect(canvas.getByText(/Menge offen 7,5/)).toBeVisible();
		const paid = canvas.getByRole('link', { name: 'Zahlung' });
		await expect(paid).toHaveAttribute('href', path);
		await expect(canvas.getByText(/350,00/, { selector: 'section span' })).toBeVisible();
	},
};

/** Arrow keys walk the map; the same chain stands as a table. */
export const VorgangsketteMitTasten: Story = {
	args: { path: `${path}?tab=chain` },
	play: async ({ canvas, userEvent }) => {
		const linkOf = (name: string) => canvas.getByRole('link', { name });
		(await canvas.findByRole('link', { name: 'AU-2026-00350' })).focus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(linkOf('LS-2026-00310')).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		await expect(linkOf('LS-2026-00322')).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(linkOf('RE-2026-00400')).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(linkOf('Zahlung')).toHaveFocus();
		await userEvent.click(canvas.getByRole('button', { name: 'Als Tabelle zeigen' }));
		const table = within(await canvas.findByRole('grid', { name: 'Vorgangskette' }));
		await expect(table.getByText('LS-2026-00310, LS-2026-00322')).toBeVisible();
	},
};

/** Interactions about the document; they are listed with those of the customer too. */
export const Interaktionen: Story = {
	args: { path: `${path}?tab=interactions` },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Interaktion erfassen' }));
		const page = within(canvasElement.ownerDocument.body);
		const drawer = within(await page.findByRole('dialog', { name: 'Interaktion erfassen' }));
		await userEvent.type(await drawer.findByRole('combobox', { name: 'Betreff' }), 'Liefertermin besprochen');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
	},
};

/** The tasks about the document, and the way to a new one. */
export const Aufgaben: Story = {
	args: { path: `${path}?tab=tasks` },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'Aufgabe erstellen' })).toHaveAttribute(
			'href',
			'/task/new?object=DOCUMENT%3A8000',
		);
		await expect(await canvas.findByRole('link', { name: 'Rückruf wegen Liefertermin' })).toBeVisible();
	},
};

export const AufgabenScheitern: Story = {
	args: {
		path: `${path}?tab=tasks`,
		replies: [...everydayDocuments, reply('post', '/v1/task/search', { refuses: 400 })],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
	},
};

export const Verlauf: Story = {
	args: { path: `${path}?tab=history` },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Ausgestellt als RE-2026-00400')).toBeVisible();
	},
};

/** Without the right to data of patients nothing of health is there, and no empty card stands for it. */
export const OhneGesundheitsdaten: Story = {
	args: { replies: [...everydayDocuments, reply('get', read, { ...documentDetail, health: null })] },
	play: async ({ canvas }) => {
		await canvas.findByText('Rollstuhl Leicht SB 43');
		await expect(canvas.queryByText('Versorgung')).toBeNull();
	},
};

/** Users without the right to prices read goods and states: no column, no card and no sum stands empty. */
export const OhnePreise: Story = {
	args: {
		path: `${path}?tab=chain`,
		replies: [
			...everydayBusiness,
			userWith(['health', 'documentsIssue']),
			reply('get', read, {
				...documentDetail,
				...{ net: null, gross: null, openAmount: null, vat: null, discount: null, rates: [] },
				positions: documentDetail.positions.map((position) => ({
					...position,
					...{ price: null, discount: null, discount2: null, amount: null },
				})),
				payments: documentDetail.payments.map((payment) => ({ ...payment, amount: null })),
				chain: documentDetail.chain.map((step) => ({
					...step,
					...{ gross: null, openAmount: null },
					payments: step.payments.map((payment) => ({ ...payment, amount: null })),
				})),
				events: [],
				health: documentDetail.health && { ...documentDetail.health, patientShare: null, carrierShare: null },
			}),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByRole('link', { name: 'Zahlung' })).toBeVisible();
		await userEvent.click(canvas.getByRole('tab', { name: /Positionen/ }));
		await expect(await canvas.findByText('Rollstuhl Leicht SB 43')).toBeVisible();
		await expect(canvas.queryByRole('columnheader', { name: /Preis|Betrag/ })).toBeNull();
		await expect(canvas.queryByText('Beträge')).toBeNull();
		await expect(canvas.queryByText(/€ \d/)).toBeNull();
		await expect(canvas.queryByRole('button', { name: 'Zahlung erfassen' })).toBeNull();
	},
};

const offer = {
	...documentDetail,
	...{ shortType: 'KV', typeName: 'Kostenvoranschlag', nr: 'KV-2026-00012', state: 'offen', rank: 20 },
	nextStates: [
		{ rank: 50, state: 'bewilligt', blocked: null },
		{ rank: 80, state: 'abgelehnt', blocked: null },
	],
};

/** The server says into which states a document may go; the change is told. */
export const Status: Story = {
	args: {
		replies: [
			...everydayBusiness,
			reply('get', read, offer),
			reply('patch', '/v1/business/document/{id}/state', businessDraft),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Status' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'bewilligt' }));
		await waitFor(() => expect(page.getByText('Der Beleg ist jetzt „bewilligt“.')).toBeVisible());
	},
};

/** A state that cannot be set says why. */
export const StatusGesperrt: Story = {
	args: {
		replies: [
			...everydayBusiness,
			reply('get', read, {
				...offer,
				nextStates: offer.nextStates.map((next) => ({ ...next, blocked: 'followed' as const })),
			}),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Status' }));
		const entry = await page.findByRole('menuitem', { name: /bewilligt/ });
		await expect(entry).toHaveAttribute('aria-disabled', 'true');
		await expect(entry).toHaveTextContent('Der Status folgt aus den Folgebelegen.');
	},
};

/** Users without the right to issue set no state and cancel nothing. */
export const OhneAusstellen: Story = {
	args: { replies: [...everydayBusiness, userWith(['prices', 'health']), reply('get', read, offer)] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: /KV-2026-00012/ })).toBeVisible();
		await expect(await canvas.findByRole('button', { name: 'Übernehmen in' })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Status' })).toBeNull();
	},
};

export const OhnePositionen: Story = {
	args: { replies: [...everydayDocuments, reply('get', read, { ...documentDetail, positions: [], rates: [] })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Keine Positionen')).toBeVisible();
	},
};

/** The path names another address: the page says so and leads to the right one. */
export const AndereAdresse: Story = {
	args: { path: '/crm/addresses/1002/documents/8000' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'Dokument öffnen' })).toHaveAttribute('href', path);
	},
};

export const NichtGefunden: Story = {
	args: { replies: [...everydayDocuments, reply('get', read, { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { name: 'Dokument nicht gefunden' })).toBeVisible();
	},
};

export const Laden: Story = { args: { replies: [...everydayDocuments, reply('get', read, 'pending')] } };

export const Fehler: Story = {
	args: { replies: [...everydayDocuments, reply('get', read, { refuses: 400 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
	},
};

/** Whoever may not see documents is told so. */
export const KeinZugriff: Story = {
	args: { replies: [...everydayDocuments, reply('get', read, { refuses: 403 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};

export const KetteSchmal: Story = {
	globals: { viewport: { value: 'phone' } },
	args: { path: `${path}?tab=chain` },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'LS-2026-00310' })).toBeVisible();
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};

export const Schmal: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Rollstuhl Leicht SB 43')).toBeVisible();
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};

const files = '/v1/crm/addresses/{id}/attachments';
const stored = fn();

/** A document has files of its own: those of its address stay there. */
export const Dateien: Story = {
	args: {
		path: `${path}?tab=files`,
		replies: [
			...everydayDocuments,
			reply('get', files, [...attachments.slice(1), { ...entryOf(attachments, 0), document: '8000' }]),
			{
				method: 'post',
				path: files,
				answer: async (request) => {
					stored((await request.json()).document);
					return Response.json(attachments[0], { status: 201 });
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(await canvas.findByRole('button', { name: 'Vollmacht Tochter.pdf' })).toBeVisible();
		await expect(canvas.queryByText('Verordnung November.png')).toBeNull();
		const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
		await userEvent.upload(input as HTMLInputElement, new File(['%PDF-1.4'], 'Scan.pdf', { type: 'application/pdf' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(stored).toHaveBeenCalledWith('8000'));
	},
};
