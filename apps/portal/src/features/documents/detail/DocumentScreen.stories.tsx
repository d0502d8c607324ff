import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reply } from '../../../testing/answers.ts';
import { everydayBusiness } from '../../../testing/business.ts';
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

export const Schmal: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Rollstuhl Leicht SB 43')).toBeVisible();
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
