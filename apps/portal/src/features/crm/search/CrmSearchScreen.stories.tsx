import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type UserEventObject, waitFor, within } from 'storybook/test';
import { addressRows } from '../../../testing/addresses.ts';
import { failingFirst, type Reply, reply } from '../../../testing/answers.ts';
import { pagesOf } from '../../../testing/everyday.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const search = '/v1/crm/addresses/search/filtered';

const meta = {
	title: 'Portal/CRM-Suche',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AlleAdressen: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'Huber Elisabeth' })).toHaveAttribute(
			'href',
			'/crm/addresses/1001',
		);
		const grid = canvas.getByRole('grid');
		await expect(grid).toHaveAttribute('aria-rowcount', '341');
		// On an ordinary screen every column is in sight.
		await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.parentElement?.clientWidth ?? 0);
	},
};

/** Persons of one name are told apart by their birth dates; who has no right to those has no such column. */
export const Geburtsdatum: Story = {
	play: async ({ canvas }) => {
		const row = (await canvas.findByRole('link', { name: 'Müller Franz' })).closest('[role=row]');
		await expect(canvas.getByRole('columnheader', { name: 'Geburtsdatum' })).toBeVisible();
		await expect(row).toHaveTextContent('12.02.1998');
	},
};

/** Pages are fetched as they come into sight, however far somebody jumps. */
export const Fünfzigtausend: Story = {
	args: { replies: [reply('post', search, pagesOf(addressRows(50_000)))] },
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByRole('link', { name: 'Huber Elisabeth' });
		const scroller = canvas.getByRole('grid').parentElement;
		scroller?.scrollTo({ top: scroller.scrollHeight });
		await waitFor(() => expect(canvasElement.querySelector('a[href="/crm/addresses/51000"]')).toBeVisible(), {
			timeout: 5000,
		});
	},
};

/** Search text and filters of the address bar are in their fields, and each can be emptied. */
export const Gefiltert: Story = {
	args: { path: '/crm?q=huber&addressType=kd_patient,kd_arzt&city=Wien&sort=-kdOrt' },
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByRole('searchbox', { name: 'Adressen suchen' })).toHaveValue('huber');
		await expect(await canvas.findByRole('button', { name: /Typ: Patient \+1/ })).toBeVisible();
		await expect(canvas.getByRole('columnheader', { name: /Ort/ })).toHaveAttribute('aria-sort', 'descending');
		await userEvent.click(canvas.getByRole('button', { name: 'Filter Ort entfernen' }));
		await waitFor(() => expect(canvas.queryByRole('button', { name: /Ort: Wien/ })).toBeNull());
		await userEvent.click(canvas.getByRole('button', { name: 'Alle entfernen' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Typ' })).toBeVisible());
		await expect(canvas.getByRole('searchbox', { name: 'Adressen suchen' })).toHaveValue('huber');
	},
};

/** A filter by keyboard: open, choose, Escape leads back to the chip. */
export const FilterMitTasten: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'Huber Elisabeth' });
		const chip = canvas.getByRole('button', { name: 'Typ' });
		chip.focus();
		await userEvent.keyboard('{Enter}');
		const panel = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Filter Typ' }));
		await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Firma' })).toHaveFocus());
		await userEvent.keyboard(' ');
		await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Firma' })).toBeChecked());
		await userEvent.keyboard('{Escape}');
		await expect(await canvas.findByRole('button', { name: 'Typ: Firma' })).toHaveFocus();
	},
};

export const KeineTreffer: Story = {
	args: { path: '/crm?q=xyzxyz&city=Nirgends', replies: [reply('post', search, { rows: [], total: 0 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Alle Filter entfernen' })).toBeVisible();
		await expect(await canvas.findByRole('link', { name: '„xyzxyz“ neu anlegen' })).toHaveAttribute(
			'href',
			'/crm/addresses/new',
		);
	},
};

/** An address that was not found is begun with the name that was typed. */
export const NeuAnlegen: Story = {
	args: { path: '/crm?q=steinpichler+anna', replies: [reply('post', search, { rows: [], total: 0 })] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('link', { name: '„steinpichler anna“ neu anlegen' }));
		await userEvent.click(await canvas.findByRole('checkbox', { name: 'Patient' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
		await expect(await canvas.findByRole('textbox', { name: /^Nachname/ })).toHaveValue('Steinpichler');
		await expect(canvas.getByRole('textbox', { name: /^Vorname/ })).toHaveValue('Anna');
	},
};

/** At arrival the search can be typed at once. */
export const SofortSuchen: Story = {
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Adressen suchen' })).toHaveFocus());
	},
};

/** Matches are marked; a mobile number that was searched for is the one that is shown. */
export const TrefferMarkiert: Story = {
	args: { path: '/crm?q=0676101' },
	play: async ({ canvas }) => {
		const [hit] = await canvas.findAllByRole('link', { name: /Müller Franz/ });
		const row = hit?.closest('[role=row]');
		await waitFor(() => expect(row?.querySelector('mark')).toBeVisible());
		await expect(row).toHaveTextContent('0676 101 88 99');
		await expect(row?.querySelector('mark')).toHaveTextContent('676 101');
	},
};

/** Ticked addresses go into a customer group together, or into a file. */
export const Auswahl: Story = {
	args: {
		replies: [
			reply('post', '/v1/crm/addresses/{id}/customerGroups', {
				customerGroup: { code: 'NEWS', bezeichnung: 'Newsletter' },
			}),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'Huber Elisabeth' });
		const [, first, second] = canvas.getAllByRole('checkbox');
		await userEvent.click(first as HTMLElement);
		await userEvent.click(second as HTMLElement);
		await userEvent.click(await canvas.findByRole('button', { name: 'In Kundengruppe aufnehmen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'In Kundengruppe aufnehmen' }));
		await userEvent.click(dialog.getByRole('button', { name: '2 Adressen aufnehmen' }));
		await expect(await dialog.findByText('Bitte wählen Sie eine Kundengruppe.')).toBeVisible();
		await userEvent.click(dialog.getByRole('combobox', { name: /Kundengruppe/ }));
		const listbox = within(await page.findByRole('listbox', { name: /Kundengruppe/ }));
		await userEvent.click(listbox.getAllByRole('option')[0] as HTMLElement);
		await userEvent.click(dialog.getByRole('button', { name: '2 Adressen aufnehmen' }));
		await waitFor(() => expect(page.getByText(/^2 Adressen in „/)).toBeVisible());
		await waitFor(() => expect(canvas.queryByRole('button', { name: 'In Kundengruppe aufnehmen' })).toBeNull());
	},
};

const filesAsked = fn();

/** Ticked addresses alone go into the file, whatever else the list has. */
export const AuswahlAlsDatei: Story = {
	args: {
		replies: [
			{
				method: 'post',
				path: `${search}/csv`,
				answer: async (request) => {
					filesAsked((await request.json()).lfdnrs);
					return new Response('\uFEFFNummer\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
				},
			},
		],
	},
	beforeEach: () => {
		filesAsked.mockClear();
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'Huber Elisabeth' });
		const [, first, second] = canvas.getAllByRole('checkbox');
		await userEvent.click(first as HTMLElement);
		await userEvent.click(second as HTMLElement);
		await userEvent.click(await canvas.findByRole('button', { name: 'Auswahl als CSV speichern' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Als CSV-Datei speichern' }));
		await waitFor(() => expect(dialog.getByText(/^2 Adressen/)).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(filesAsked).toHaveBeenCalledWith([1002, 1003]));
	},
};

export const Laden: Story = { args: { replies: [reply('post', search, 'pending')] } };

/** A failed request never looks like an empty list, and trying again helps. */
export const Fehler: Story = {
	args: {
		replies: [failingFirst(1, reply('post', search, { refuses: 404 }), reply('post', search, pagesOf(addressRows(3))))],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
		await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '4'));
	},
};

/** A page further down fails: its rows stay open, and the list says so. */
export const SeiteFehlt: Story = {
	args: {
		replies: [
			failingFirst(1, reply('post', search, pagesOf(addressRows(5000))), reply('post', search, { refuses: 500 })),
		],
	},
	play: async ({ canvas }) => {
		await canvas.findByRole('link', { name: 'Huber Elisabeth' });
		canvas.getByRole('grid').parentElement?.scrollTo({ top: 100_000 });
		await expect(await canvas.findByText(/Ein Teil der Liste fehlt/)).toBeVisible();
	},
};

async function openExport(canvasElement: HTMLElement, userEvent: UserEventObject, first = 'Huber Elisabeth') {
	const page = within(canvasElement.ownerDocument.body);
	await page.findByRole('link', { name: first });
	await userEvent.click(page.getByRole('button', { name: 'Ansicht' }));
	await userEvent.click(await page.findByRole('button', { name: 'Als CSV speichern' }));
	return { page, dialog: within(await page.findByRole('dialog', { name: 'Als CSV-Datei speichern' })) };
}

/** The whole result as a file: the columns in sight are ticked, the server gets the filter of the list. */
export const Exportieren: Story = {
	args: {
		path: '/crm?q=huber&city=Wien',
		replies: [
			{
				method: 'post',
				path: `${search}/csv`,
				answer: async (request) => {
					const { name, city, columns } = await request.json();
					const isAsked = name === 'huber' && city === 'Wien' && `${columns}` === 'lfdnr,name,kdPlz,tel,svnr';
					return isAsked
						? new Response('\uFEFFNummer\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
						: new Response(null, { status: 500 });
				},
			},
		],
	},
	play: async ({ canvasElement, userEvent }) => {
		const { page, dialog } = await openExport(canvasElement, userEvent);
		await waitFor(() => expect(dialog.getByText(/^340 Adressen/)).toBeVisible());
		for (const name of ['Typ', 'Straße', 'Ort', 'Geburtsdatum', 'SV-Nummer']) {
			await userEvent.click(dialog.getByRole('checkbox', { name }));
		}
		await expect(dialog.getByText(/besonders geschützte Daten/)).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.getByText('Die Datei „Adressen.csv“ wurde heruntergeladen.')).toBeVisible());
	},
};

/** In the Diskretmodus a question comes first, which no double click answers: the file hides nothing. */
export const DiskretExportieren: Story = {
	args: {
		isDiscreet: true,
		replies: [
			{
				method: 'post',
				path: `${search}/csv`,
				answer: async () =>
					new Response('\uFEFFNummer\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } }),
			},
		],
	},
	play: async ({ canvasElement, userEvent }) => {
		const { page, dialog } = await openExport(canvasElement, userEvent, 'Adresse 1001, Name verborgen');
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		const question = within(await page.findByRole('alertdialog', { name: 'Unverdeckt speichern?' }));
		await expect(page.queryByText('Die Datei „Adressen.csv“ wurde heruntergeladen.')).toBeNull();
		await userEvent.click(question.getByRole('button', { name: 'Unverdeckt speichern' }));
		await waitFor(() => expect(page.getByText('Die Datei „Adressen.csv“ wurde heruntergeladen.')).toBeVisible());
	},
};

/** A file that does not come is told in the dialog, which keeps what was ticked. */
export const ExportScheitert: Story = {
	args: {
		replies: [{ method: 'post', path: `${search}/csv`, answer: async () => new Response(null, { status: 503 }) }],
	},
	play: async ({ canvasElement, userEvent }) => {
		const { dialog } = await openExport(canvasElement, userEvent);
		await userEvent.click(dialog.getByRole('checkbox', { name: 'Alle Spalten' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await expect(await dialog.findByText('Der Server hat unerwartet geantwortet.')).toBeVisible();
		await expect(dialog.getByRole('checkbox', { name: 'IBAN' })).toBeChecked();
	},
};

/** Whoever may not is told so by the page "Kein Zugriff". */
export const KeinZugriff: Story = {
	args: { replies: [reply('post', search, { refuses: 403 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	args: { path: '/crm?q=huber&city=Wien' },
};

const settings = '/v1/user/settings';
const views = [{ name: 'Patienten in Wien', query: 'addressType=kd_patient&city=Wien' }];

function withViews(known: typeof views): Reply[] {
	let stored = known;
	const all = () => ({
		...{ WEB_cal: null, WEB_dashboard: null, WEB_notifications: null },
		WEB_crm: { columns: [], views: stored, version: 1 },
	});
	return [
		{ ...reply('get', settings, 'pending'), answer: async () => Response.json(all()) },
		{
			method: 'put',
			path: `${settings}/WEB_crm`,
			answer: async (request) => {
				stored = (await request.json()).views;
				return Response.json(all().WEB_crm);
			},
		},
	];
}

/** A search gets a name and stands above the list from then on, for its user at every workstation. */
export const AnsichtSpeichern: Story = {
	args: { path: '/crm?addressType=kd_arzt', replies: withViews(views) },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		const tab = await canvas.findByRole('link', { name: 'Patienten in Wien' });
		await expect(tab).not.toHaveAttribute('aria-current');
		await userEvent.click(canvas.getByRole('button', { name: 'Filter speichern' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Als neuen Filter speichern …' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Filter speichern' }));
		await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ärzte{Enter}');
		await waitFor(() => expect(canvas.getByRole('link', { name: 'Ärzte' })).toHaveAttribute('aria-current', 'true'));
		await userEvent.click(canvas.getByRole('link', { name: 'Patienten in Wien' }));
		await waitFor(() =>
			expect(canvas.getByRole('link', { name: 'Patienten in Wien' })).toHaveAttribute('aria-current', 'true'),
		);
		await expect(await canvas.findByRole('button', { name: /Ort: Wien/ })).toBeVisible();
	},
};

/** A deleted view can be brought back. */
export const AnsichtLöschen: Story = {
	args: { path: '/crm?addressType=kd_patient&city=Wien', replies: withViews(views) },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await canvas.findByRole('link', { name: 'Patienten in Wien' });
		await userEvent.click(canvas.getByRole('button', { name: 'Filter speichern' }));
		await userEvent.click(await page.findByRole('menuitem', { name: '„Patienten in Wien“ löschen' }));
		await waitFor(() => expect(canvas.queryByRole('link', { name: 'Patienten in Wien' })).toBeNull());
		await userEvent.click(await page.findByRole('button', { name: 'Rückgängig' }));
		await expect(await canvas.findByRole('link', { name: 'Patienten in Wien' })).toBeVisible();
	},
};
