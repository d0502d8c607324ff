import type { Model } from '@kontor/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reply } from '../../testing/answers.ts';
import {
	businessArticle,
	businessDraft,
	copyOf,
	deliveryNote,
	everydayBusiness,
	everyRight,
	insuredDraft,
	userWith,
} from '../../testing/business.ts';
import { StoryPortal } from '../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Business',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/business?wf_cid=8001', replies: everydayBusiness },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A draft with its positions; the amounts beside it are those that will be stored. */
export const Entwurf: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('textbox', { name: 'Bezeichnung Position 1' })).toHaveValue(
			'Rollstuhl Leicht SB 43',
		);
		await expect(await canvas.findByText('€ 467,40')).toBeVisible();
		await expect(canvas.queryByText('Deckungsbeitrag')).toBeNull();
	},
};

/** The contribution margin is shown to users who may see costs. */
export const Deckungsbeitrag: Story = {
	args: { replies: [...everydayBusiness, everyRight] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('€ 149,50 (38,4 % vom Netto)')).toBeVisible();
	},
};

/** The shares of patient and carrier follow what is entered, and what is odd is said before it is issued. */
export const KasseUndPatient: Story = {
	args: { replies: [...everydayBusiness, everyRight, copyOf(insuredDraft)] },
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByText('€ 46,74')).toBeVisible();
		await expect(canvas.getByText('€ 420,66')).toBeVisible();
		await expect(canvas.getByText('Die Verordnung ist noch nicht eingelangt.')).toBeVisible();
		await expect(canvas.getByText('Das Kreditlimit des Kunden wird überschritten.')).toBeVisible();
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kostenanteil' }), '20');
		await expect(await canvas.findByText('€ 93,48')).toBeVisible();
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Befreiung' }), 'rehabilitation');
		await expect(await canvas.findByText('€ 0,00')).toBeVisible();
	},
};

/** Issuing asks once and then shows the number. */
export const Ausstellen: Story = {
	args: { replies: [...everydayBusiness, everyRight] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('textbox', { name: 'Bezeichnung Position 1' });
		await userEvent.click(canvas.getByRole('button', { name: 'Ausstellen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('alertdialog', { name: 'Angebot ausstellen?' }));
		await waitFor(() => expect(dialog.getByRole('textbox', { name: /Belegdatum/ })).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: 'Ausstellen' }));
		await expect(await page.findByText(/AN-2026-00216 ist ausgestellt/)).toBeVisible();
	},
};

const dearInvoice = {
	...businessDraft,
	...{ typeId: 30, shortType: 'RE', recipient: { isBusiness: true, hasUid: false } },
	documentHead: { ...businessDraft.documentHead, documentType: 'Rechnung' },
	positions: [{ ...(businessDraft.positions[0] as Model<'BusinessDocument'>['positions'][number]), quantity: '40' }],
};

/** Above 10 000 € an invoice to a business without its UID is not issued, and the editor says so before. */
export const UidFehlt: Story = {
	args: {
		replies: [...everydayBusiness, everyRight, copyOf(dearInvoice)],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(await canvas.findByText(/muss die UID-Nummer des Rechnungsempfängers/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Ausstellen' }));
		await expect(within(canvasElement.ownerDocument.body).queryByRole('alertdialog')).toBeNull();
	},
};

/** A club without UID: who answers for it that it is no business may issue. */
export const KeinUnternehmer: Story = {
	args: { replies: [...everydayBusiness, everyRight, copyOf(dearInvoice)] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('checkbox', { name: /kein Unternehmer im Sinne des UStG/ }));
		await waitFor(() => expect(canvas.queryByText(/muss die UID-Nummer des Rechnungsempfängers/)).toBeNull());
		await userEvent.click(canvas.getByRole('button', { name: 'Ausstellen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = await page.findByRole('alertdialog', { name: 'Rechnung ausstellen?' });
		await waitFor(() => expect(dialog).toBeVisible());
	},
};

/** Nothing is to be paid: a confirmation without number is offered instead of an invoice over 0,00. */
export const NichtsZuZahlen: Story = {
	args: {
		replies: [
			...everydayBusiness,
			everyRight,
			copyOf({
				...insuredDraft,
				positions: [
					{ ...(businessDraft.positions[0] as Model<'BusinessDocument'>['positions'][number]), discount: '100' },
				],
			}),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('textbox', { name: 'Bezeichnung Position 1' });
		await userEvent.click(canvas.getByRole('button', { name: 'Ausstellen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('alertdialog', { name: 'Rechnung ausstellen?' }));
		await waitFor(() => expect(dialog.getByRole('button', { name: 'Als Bestätigung ausstellen' })).toBeVisible());
	},
};

/** Users without the right to issue are not offered it. */
export const OhneRechtAuszustellen: Story = {
	args: { replies: [...everydayBusiness, userWith(['prices'])] },
	play: async ({ canvas }) => {
		await canvas.findByRole('textbox', { name: 'Bezeichnung Position 1' });
		await expect(canvas.queryByRole('button', { name: 'Ausstellen' })).toBeNull();
	},
};

/** Users without the right to prices see the goods to be delivered. */
export const OhnePreise: Story = {
	args: {
		replies: [
			...everydayBusiness,
			userWith([]),
			copyOf({
				...businessDraft,
				amounts: null,
				positions: businessDraft.positions.map((position) => ({
					...position,
					price: null,
					cost: null,
					discount: null,
					discount2: null,
					amount: null,
				})),
			}),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Rollstuhl Leicht SB 43')).toBeVisible();
		await expect(canvas.getByText(/kann dieser Entwurf nur gelesen werden/)).toBeVisible();
		await expect(canvas.queryByText(/€/)).toBeNull();
	},
};

/** Somebody else has stored the draft meanwhile: of each field that both have changed one is chosen, nothing else is lost. */
export const InzwischenGeändert: Story = {
	args: {
		replies: [
			...everydayBusiness,
			reply('put', '/v1/business/document/{id}', {
				refuses: 412,
				current: {
					...businessDraft,
					documentFoot: { ...businessDraft.documentFoot, remark: 'Eilig' },
					positions: businessDraft.positions.map((position) =>
						position.id === 1 ? { ...position, quantity: '4' } : position,
					),
					version: 4,
				},
			}),
		],
	},
	play: async ({ canvas, userEvent }) => {
		const quantity = await canvas.findByRole('textbox', { name: 'Menge Position 1' });
		await userEvent.clear(quantity);
		await userEvent.type(quantity, '2');
		await userEvent.click(canvas.getByRole('button', { name: 'Entwurf speichern' }));
		const choice = await canvas.findByRole('button', { name: 'Position 1: Menge: Gespeichertes übernehmen' });
		await expect(canvas.getByRole('textbox', { name: 'Menge Position 1' })).toHaveValue('2');
		await expect(canvas.getByRole('textbox', { name: 'Bemerkung (intern)' })).toHaveValue('Eilig');
		await userEvent.click(choice);
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Menge Position 1' })).toHaveValue('4'));
		await expect(canvas.queryByRole('button', { name: /übernehmen/ })).toBeNull();
	},
};

/** A new document begins with customer and type. */
export const Beginnen: Story = {
	args: { path: '/business' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('combobox', { name: 'Kunde' })).toBeVisible();
	},
};

/** A document can begin with an article that was found elsewhere. */
export const BeginntMitArtikel: Story = {
	args: {
		path: '/business?lfdnr=1001&typeId=20&article=RO100007',
		replies: [...everydayBusiness, reply('get', '/v1/business/articles', [{ ...businessArticle, isExact: true }])],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('textbox', { name: 'Bezeichnung Position 1' })).toHaveValue(
			'Rollator Carbon M',
		);
	},
};

/** What is issued is only looked at. */
export const Ausgestellt: Story = {
	args: {
		replies: [...everydayBusiness, copyOf({ ...businessDraft, rank: 20, state: 'offen', nr: 'AN-2026-00216' })],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'Beleg ansehen' })).toBeVisible();
		await expect(canvas.getByText('Rollstuhl Leicht SB 43')).toBeVisible();
	},
};

/** At the door: what is delivered, and who takes it. */
export const Übergabe: Story = {
	globals: { viewport: { value: 'phone' } },
	args: { replies: [...everydayBusiness, copyOf(deliveryNote)] },
	play: async ({ canvas, userEvent }) => {
		const confirm = await canvas.findByRole('button', { name: 'Übergabe bestätigen' });
		await userEvent.click(confirm);
		await expect(await canvas.findByText('Bitte geben Sie an, wer die Ware übernommen hat.')).toBeVisible();
		await userEvent.type(canvas.getByRole('textbox', { name: 'Übernommen von' }), 'Elisabeth Huber');
		await userEvent.click(canvas.getByRole('button', { name: 'Übergabe bestätigen' }));
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};

/** Handed over: who and when. */
export const Übergeben: Story = {
	args: {
		replies: [
			...everydayBusiness,
			copyOf({ ...deliveryNote, delivery: { signedBy: 'Elisabeth Huber', dateTime: '2026-11-28T10:15:00' } }),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/Übernommen von Elisabeth Huber am 28\.11\.2026/)).toBeVisible();
	},
};

export const Laden: Story = {
	args: { replies: [...everydayBusiness, reply('get', '/v1/business/document/{id}', 'pending')] },
};

export const Fehler: Story = {
	args: { replies: [...everydayBusiness, reply('get', '/v1/business/document/{id}', { refuses: 400 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
	},
};

export const NichtGefunden: Story = {
	args: { replies: [...everydayBusiness, reply('get', '/v1/business/document/{id}', { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { name: 'Beleg nicht gefunden' })).toBeVisible();
	},
};

export const Schmal: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('textbox', { name: 'Bezeichnung Position 1' })).toBeVisible();
		// The heads of the columns do not stand here: each field is named where it stands.
		const line = within(canvas.getByRole('listitem', { name: 'Position 1' }));
		for (const name of ['Bezeichnung', 'Menge', 'Einheit', 'Preis', 'Rabatt %', 'Betrag'])
			await expect(line.getByText(name)).toBeVisible();
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
