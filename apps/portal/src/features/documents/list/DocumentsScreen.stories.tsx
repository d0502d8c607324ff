import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reply } from '../../../testing/answers.ts';
import { documentPages, documentRows, everydayDocuments, savedFilters } from '../../../testing/documents.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const search = '/v1/documents';

const meta = {
	title: 'Portal/Dokumente',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/documents', replies: everydayDocuments },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Number, type, customer, state and amounts; under the list what all of it comes to. */
export const AlleDokumente: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'RE-2026-00400' })).toHaveAttribute(
			'href',
			'/crm/addresses/1001/documents/8000',
		);
		await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '321');
		await expect(canvas.getByRole('region', { name: 'Summen' })).toHaveTextContent('49.500,12');
	},
};

/** What the address bar holds is in the chips; each can be emptied. */
export const Gefiltert: Story = {
	args: { path: '/documents?view=open&f=documentType~RE,AU;createdFrom~2026-11-01;signature~true&sort=-gross' },
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByRole('button', { name: 'Belegart: Rechnung +1' })).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Angelegt von: 01.11.2026' })).toBeVisible();
		await expect(canvas.getByRole('columnheader', { name: /Brutto/ })).toHaveAttribute('aria-sort', 'descending');
		await userEvent.click(canvas.getByRole('button', { name: 'Filter Unterschrift vorhanden entfernen' }));
		await waitFor(() => expect(canvas.queryByRole('button', { name: /Unterschrift vorhanden: Ja/ })).toBeNull());
	},
};

/** All conditions wait in one menu under their headings; letters lead to them. */
export const FilterHinzufügen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'RE-2026-00400' });
		await userEvent.click(canvas.getByRole('button', { name: 'Filter hinzufügen' }));
		const page = within(canvasElement.ownerDocument.body);
		const menu = within(await page.findByRole('menu'));
		await expect(menu.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
			'Allgemein',
			'Adresse',
			'Versorgung',
			'Verrechnung',
			'Position',
		]);
		await expect(menu.getAllByRole('menuitem')).toHaveLength(66);
		await userEvent.keyboard('serien');
		await userEvent.keyboard('{Enter}');
		const panel = within(await page.findByRole('dialog', { name: 'Filter Seriennummer' }));
		await userEvent.type(panel.getByRole('textbox', { name: 'Seriennummer' }), 'SN24');
		await expect(await canvas.findByRole('button', { name: 'Seriennummer: SN24' })).toBeVisible();
	},
};

/** Without the right to data of patients no condition and no view asks for them. */
export const OhneGesundheitsdaten: Story = {
	args: {
		replies: [
			...everydayDocuments,
			reply('get', '/v1/user', {
				userId: 1,
				username: 'max.verkauf',
				email: 'max.verkauf@kontor.example',
				userLvl: 1,
				admin: false,
				rights: [],
			}),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'RE-2026-00400' });
		await expect(canvas.queryByRole('option', { name: 'Ohne Verordnung' })).toBeNull();
		await userEvent.click(canvas.getByRole('button', { name: 'Filter hinzufügen' }));
		const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'));
		await expect(menu.queryByRole('menuitem', { name: 'Verordnungsschein' })).toBeNull();
		await userEvent.keyboard('{Escape}');
	},
};

/** A search is given a name; its menu says whose it is. */
export const FilterSpeichern: Story = {
	args: { path: '/documents?view=open&f=documentType~RE' },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Offene Rechnungen' }));
		await expect(await page.findByRole('menuitem', { name: 'Lieferungen Graz' })).toBeVisible();
		await userEvent.click(page.getByRole('menuitem', { name: 'Als neuen Filter speichern …' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Filter speichern' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(dialog.getByText('Bitte geben Sie einen Namen an.')).toBeVisible());
		await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Rechnungen');
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Filter speichern' })).toBeNull());
	},
};

/** The plain list opens with the user's own default. */
export const Standardfilter: Story = {
	args: {
		replies: [
			...everydayDocuments,
			reply(
				'get',
				'/v1/documents/filter',
				savedFilters.map((saved) => ({ ...saved, isDefault: saved.isOwn })),
			),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Belegart: Rechnung' })).toBeVisible();
	},
};

/** A look into a document without leaving the list. */
export const Vorschau: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Vorschau von RE-2026-00400' }));
		await expect(await canvas.findByText('Wundauflage Schaum 10x10')).toBeVisible();
	},
};

export const KeineTreffer: Story = {
	args: {
		path: '/documents?q=xyz&f=number~RE',
		replies: [
			...everydayDocuments,
			reply('post', search, { rows: [], total: 0, sums: { net: '0.00', gross: '0.00', open: '0.00' } }),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Alle Filter entfernen' })).toBeVisible();
	},
};

/** More than the server counts: no sum is shown that would be too small. */
export const SehrViele: Story = {
	args: {
		replies: [
			...everydayDocuments,
			reply('post', search, {
				toBody: (body: unknown) => ({ ...documentPages(documentRows(200)).toBody(body), total: 50_000, sums: null }),
			}),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/Grenzen Sie die Liste ein/)).toBeVisible();
	},
};

export const Laden: Story = { args: { replies: [...everydayDocuments, reply('post', search, 'pending')] } };

/** A failed request never looks like an empty list. */
export const Fehler: Story = {
	args: { replies: [...everydayDocuments, reply('post', search, { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
	},
};

/** A list of choices that cannot be read neither clears what is set nor widens the result. */
export const ListeFehlt: Story = {
	args: {
		path: '/documents?f=statusFrom~20;statusTo~40',
		replies: [...everydayDocuments, reply('get', '/v1/crm/document/information/{list}', { refuses: 500 })],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const chip = await canvas.findByRole('button', { name: 'Status von: 20' });
		await userEvent.click(chip);
		const panel = within(
			await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Filter Status von' }),
		);
		await expect(await panel.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect(canvas.getByRole('button', { name: 'Status bis: 40' })).toBeVisible();
	},
};

export const Schmal: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'RE-2026-00400' })).toBeVisible();
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
