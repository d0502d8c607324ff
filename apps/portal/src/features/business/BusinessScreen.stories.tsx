import type { Model } from '@kontor/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reply } from '../../testing/answers.ts';
import { businessDraft, everydayBusiness } from '../../testing/business.ts';
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
	},
};

/** An article is found by its number, brings its price and says where that is from; all by keys. */
export const ArtikelMitTasten: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const field = await canvas.findByRole('combobox', { name: 'Artikel hinzufügen' });
		await userEvent.type(field, 'Rollator');
		const page = within(canvasElement.ownerDocument.body);
		await page.findByRole('option', { name: /Rollator Carbon M/ });
		await userEvent.keyboard('{Enter}');
		await expect(await canvas.findByRole('textbox', { name: 'Bezeichnung Position 3' })).toHaveValue(
			'Rollator Carbon M',
		);
		await expect(canvas.getByText('RO100007 · Preisliste')).toBeVisible();
		await userEvent.click(canvas.getByRole('textbox', { name: 'Bezeichnung Position 3' }));
		await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
		await waitFor(() =>
			expect(canvas.getByRole('textbox', { name: 'Bezeichnung Position 2' })).toHaveValue('Rollator Carbon M'),
		);
	},
};

/** A price nobody could recompute from the paper is an error before anything is sent. */
export const ZuVieleNachkommastellen: Story = {
	play: async ({ canvas, userEvent }) => {
		const price = await canvas.findByRole('textbox', { name: 'Preis Position 1' });
		await userEvent.clear(price);
		await userEvent.type(price, '1,2345');
		await userEvent.tab();
		await userEvent.click(canvas.getByRole('button', { name: 'Entwurf speichern' }));
		await expect(await canvas.findByText(/Position 1: Preis/)).toBeVisible();
	},
};

/** Issuing asks once and then shows the number. */
export const Ausstellen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('textbox', { name: 'Bezeichnung Position 1' });
		await userEvent.click(canvas.getByRole('button', { name: 'Ausstellen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('alertdialog', { name: 'Angebot ausstellen?' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Ausstellen' }));
		await expect(await page.findByText(/AN-2026-00216 ist ausgestellt/)).toBeVisible();
	},
};

/** Somebody else has stored the draft meanwhile: nothing is overwritten, and the entries stay. */
export const InzwischenGeändert: Story = {
	args: {
		replies: [
			...everydayBusiness,
			reply('put', '/v1/business/document/{id}', { refuses: 412, current: { ...businessDraft, version: 4 } }),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('textbox', { name: 'Bezeichnung Position 1' });
		await userEvent.click(canvas.getByRole('button', { name: 'Entwurf speichern' }));
		await expect(await canvas.findByRole('button', { name: 'Meine Fassung behalten' })).toBeVisible();
		await expect(canvas.getByRole('textbox', { name: 'Bezeichnung Position 1' })).toHaveValue('Rollstuhl Leicht SB 43');
	},
};

/** A new document begins with customer and type. */
export const Beginnen: Story = {
	args: { path: '/business' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('combobox', { name: 'Kunde' })).toBeVisible();
	},
};

/** What is issued is only looked at. */
export const Ausgestellt: Story = {
	args: {
		replies: [
			...everydayBusiness,
			reply('get', '/v1/business/document/{id}', {
				...businessDraft,
				rank: 20,
				state: 'offen',
				nr: 'AN-2026-00216',
			} as Model<'BusinessDocument'>),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'Beleg ansehen' })).toBeVisible();
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
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
