import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reply } from '../../../testing/answers.ts';
import { userWith } from '../../../testing/business.ts';
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

const goneFilter = {
	id: 7,
	name: 'Alter Filter',
	isShared: false,
	isDefault: false,
	isOwn: true,
	q: '',
	view: 'all' as const,
	conditions: [
		{ key: 'filiale', values: ['WIEN'], problem: 'unknown' as const },
		{ key: 'documentType', values: ['RE'], problem: null },
	],
	version: 1,
};

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

/** Users without the right to prices see no amounts, no sums, and no order by them. */
export const OhnePreise: Story = {
	args: {
		path: '/documents?sort=-gross',
		replies: [
			...everydayDocuments,
			userWith(['health']),
			reply('post', search, {
				toBody(body: unknown) {
					if ((body as { sort?: string }).sort === 'gross') throw new Error('An order by amounts was asked for');
					const rows = documentRows(3).map((row) => ({ ...row, net: null, gross: null, openAmount: null }));
					return { rows, total: rows.length, sums: null };
				},
			}),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'RE-2026-00400' })).toBeVisible();
		await expect(canvas.queryByRole('columnheader', { name: /Brutto|Offen/ })).toBeNull();
		await expect(canvas.queryByRole('region', { name: 'Summen' })).toBeNull();
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

/** All conditions wait in one menu under their headings; what is typed narrows it. */
export const FilterHinzufügen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'RE-2026-00400' });
		await userEvent.click(canvas.getByRole('button', { name: 'Filter hinzufügen' }));
		const page = within(canvasElement.ownerDocument.body);
		const menu = within(await page.findByRole('menu'));
		await waitFor(() => expect(page.getByRole('searchbox', { name: 'Filter suchen' })).toHaveFocus());
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
		await expect(canvas.queryByRole('link', { name: /Ohne Verordnung/ })).toBeNull();
		await userEvent.click(canvas.getByRole('button', { name: 'Filter hinzufügen' }));
		const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'));
		await expect(menu.queryByRole('menuitem', { name: 'Verordnungsschein' })).toBeNull();
		await userEvent.keyboard('{Escape}');
	},
};

/** Views and saved searches are tabs, each with its number; shared ones say so. */
export const Reiter: Story = {
	play: async ({ canvas, userEvent }) => {
		const views = within(await canvas.findByRole('navigation', { name: 'Ansichten' }));
		await expect(await views.findByRole('link', { name: 'Überfällig 27' })).toBeVisible();
		await expect(views.getByRole('link', { name: 'Alle über 999' })).toHaveAttribute('aria-current', 'true');
		const saved = within(canvas.getByRole('navigation', { name: 'Gespeicherte Filter' }));
		await expect(saved.getByRole('link', { name: 'Lieferungen Graz (geteilt) 12' })).toBeVisible();
		await userEvent.click(saved.getByRole('link', { name: 'Offene Rechnungen 64' }));
		await expect(await canvas.findByRole('button', { name: 'Belegart: Rechnung' })).toBeVisible();
		await expect(saved.getByRole('link', { name: /Offene Rechnungen/ })).toHaveAttribute('aria-current', 'true');
		await expect(views.getByRole('link', { name: 'Alle über 999' })).not.toHaveAttribute('aria-current');
	},
};

/** A saved search that is narrowed further is marked as changed, and the change can be saved. */
export const FilterGeändert: Story = {
	args: { path: '/documents?view=open&saved=1&f=documentType~RE;signature~true' },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(await canvas.findByRole('link', { name: /Offene Rechnungen.*geändert/ })).toBeVisible();
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(canvas.getByRole('button', { name: 'Filter speichern' }));
		await expect(
			await page.findByRole('menuitem', { name: 'Änderungen in „Offene Rechnungen“ speichern' }),
		).toBeVisible();
		await userEvent.keyboard('{Escape}');
	},
};

/** A search with a condition that has gone opens by the others; its chip says what is gone and can be taken out and saved. */
export const BedingungVerschwunden: Story = {
	args: {
		replies: [
			...everydayDocuments,
			reply('get', '/v1/documents/filter', [goneFilter]),
			reply('put', '/v1/documents/filter', {
				...goneFilter,
				conditions: goneFilter.conditions.filter(({ problem }) => problem === null),
				version: 2,
			}),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('link', { name: /Alter Filter/ }));
		await expect(await canvas.findByRole('button', { name: 'filiale: gibt es nicht mehr' })).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Belegart: Rechnung' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Filter filiale entfernen' }));
		await waitFor(() => expect(canvas.queryByRole('button', { name: /filiale/ })).toBeNull());
		await expect(await canvas.findByRole('link', { name: /Alter Filter.*geändert/ })).toBeVisible();
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(canvas.getByRole('button', { name: 'Filter speichern' }));
		await userEvent.click(await page.findByRole('menuitem', { name: /^Änderungen in „Alter Filter“/ }));
		await waitFor(() => expect(page.getByText('Der Filter „Alter Filter“ ist gespeichert.')).toBeVisible());
	},
};

/** Deleting can be taken back. */
export const FilterLöschen: Story = {
	args: {
		path: '/documents?view=open&saved=1&f=documentType~RE',
		replies: [...everydayDocuments, reply('delete', '/v1/documents/filter/{id}', undefined)],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: /Offene Rechnungen/ });
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(canvas.getByRole('button', { name: 'Filter speichern' }));
		await userEvent.click(await page.findByRole('menuitem', { name: '„Offene Rechnungen“ löschen' }));
		await userEvent.click(await page.findByRole('button', { name: 'Rückgängig' }));
		await waitFor(() => expect(page.queryByRole('button', { name: 'Rückgängig' })).toBeNull());
	},
};

/** Chosen documents become what a task is about. */
export const Auswahl: Story = {
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('link', { name: 'RE-2026-00400' });
		const [first, second] = canvas.getAllByRole('checkbox');
		if (first) await userEvent.click(first);
		if (second) await userEvent.click(second);
		await userEvent.click(await canvas.findByRole('link', { name: 'Aufgabe erstellen' }));
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Aufgabe erstellen' })).toBeVisible();
		await expect(await canvas.findByText('RE Rollstuhl Leicht SB 43')).toBeVisible();
		await expect(canvas.getByText('AU Pflegebett Domus 90x200')).toBeVisible();
	},
};

/** Chosen documents leave as one PDF; what the server refuses is told. */
export const AlsEinPdf: Story = {
	args: {
		replies: [
			...everydayDocuments,
			{
				method: 'post',
				path: '/v1/documents/pdf',
				answer: async () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'RE-2026-00400' });
		const [first, second] = canvas.getAllByRole('checkbox');
		if (first) await userEvent.click(first);
		if (second) await userEvent.click(second);
		await userEvent.click(await canvas.findByRole('button', { name: 'Als ein PDF drucken' }));
		const page = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(page.getByText('Die Datei „Dokumente.pdf“ wurde heruntergeladen.')).toBeVisible());
	},
};

export const PdfScheitert: Story = {
	args: { replies: [...everydayDocuments, reply('post', '/v1/documents/pdf', { refuses: 422 })] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'RE-2026-00400' });
		const [first] = canvas.getAllByRole('checkbox');
		if (first) await userEvent.click(first);
		await userEvent.click(await canvas.findByRole('button', { name: 'Als ein PDF drucken' }));
		const page = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(page.getByText('Der Server kann gerade nicht antworten.')).toBeVisible());
		await expect(canvas.getByRole('button', { name: 'Als ein PDF drucken' })).toBeEnabled();
	},
};

/** The whole result leaves as a file, with the columns its reader may have. */
export const AlsDatei: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'RE-2026-00400' });
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(canvas.getByRole('button', { name: 'Ansicht' }));
		await userEvent.click(await page.findByRole('button', { name: 'Als CSV speichern' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Als CSV-Datei speichern' }));
		await waitFor(() => expect(dialog.getByText(/^320 Dokumente/)).toBeVisible());
		await expect(dialog.getByRole('checkbox', { name: 'Brutto' })).toBeChecked();
		await userEvent.click(dialog.getByRole('checkbox', { name: 'Krankenkasse' }));
		await waitFor(() => expect(dialog.getByText(/besonders geschützte Daten/)).toBeVisible());
	},
};

/** From hit to hit, by keys. */
export const Durchblättern: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('link', { name: 'RE-2026-00400' }));
		await waitFor(() =>
			expect(canvas.getByRole('navigation', { name: 'Treffer der Suche' })).toHaveTextContent('1 von 320'),
		);
		await expect(canvas.getByRole('button', { name: 'Vorheriger Treffer' })).toHaveAttribute('aria-disabled', 'true');
	},
};

/** A long list of choices is narrowed by what is typed. */
export const LangeAuswahl: Story = {
	args: {
		replies: [
			...everydayDocuments,
			reply(
				'get',
				'/v1/crm/document/information/{list}',
				Array.from({ length: 40 }, (_, index) => ({
					code: String(1000 + index),
					bezeichnung: index === 17 ? 'Pflegeheim Sonnenhof' : `Pflegeheim ${index + 1}`,
					rank: null,
				})),
			),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'RE-2026-00400' });
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(canvas.getByRole('button', { name: 'Filter hinzufügen' }));
		await waitFor(() => expect(page.getByRole('searchbox', { name: 'Filter suchen' })).toHaveFocus());
		await userEvent.keyboard('erlös{Enter}');
		const panel = within(await page.findByRole('dialog', { name: 'Filter Erlöskonto' }));
		await userEvent.type(await panel.findByRole('searchbox', { name: 'Erlöskonto suchen' }), 'sonnen');
		await waitFor(() => expect(panel.getAllByRole('checkbox')).toHaveLength(1));
		await userEvent.click(panel.getByRole('checkbox', { name: 'Pflegeheim Sonnenhof' }));
		await expect(await canvas.findByRole('button', { name: 'Erlöskonto: Pflegeheim Sonnenhof' })).toBeVisible();
	},
};

/** A search is given a name. */
export const FilterSpeichern: Story = {
	args: { path: '/documents?view=open&f=documentType~RE' },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await canvas.findByRole('link', { name: 'RE-2026-00400' });
		await userEvent.click(canvas.getByRole('button', { name: 'Filter speichern' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Als neuen Filter speichern …' }));
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
				toBody: (body: unknown) => ({ ...documentPages(documentRows(200)).toBody(body), total: 10_000, sums: null }),
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

/** The chosen view is seen among those that have no room. */
export const AnsichtSchmal: Story = {
	args: { path: '/documents?view=thisWeek' },
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		const views = await canvas.findByRole('navigation', { name: 'Ansichten' });
		await expect(views.scrollWidth).toBeGreaterThan(views.clientWidth);
		const chosen = await within(views).findByRole('link', { current: true, name: /\d/ });
		await waitFor(() => {
			const [group, tab] = [views.getBoundingClientRect(), chosen.getBoundingClientRect()];
			expect(tab.right).toBeLessThanOrEqual(group.right + 1);
			expect(tab.left).toBeGreaterThanOrEqual(group.left - 1);
		});
	},
};
