import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import {
	addressDetails,
	addressRows,
	patientDetails,
	patientPart,
	relatedAddresses,
} from '../../../testing/addresses.ts';
import { reply } from '../../../testing/answers.ts';
import { newAddressReplies } from '../../../testing/newAddress.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Adresse',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/1001' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Übersicht: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Huber Elisabeth' })).toBeVisible();
		await expect(canvas.getByText('06.07.1953 (73 Jahre)')).toBeVisible();
		await expect(canvas.getByText(/^Bitte immer zuerst anrufen/)).toBeVisible();
		const way = within(canvas.getByRole('navigation', { name: 'Sie sind hier' }));
		await expect(await way.findByText('Huber Elisabeth')).toBeVisible();
	},
};

/** With two numbers the clerk says which; afterwards the talk can be noted in one press. */
export const Anrufen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Anrufen' }));
		await expect(await page.findByRole('menuitem', { name: /^Telefon 03633/ })).toBeVisible();
		await expect(page.getByRole('menuitem', { name: /^Mobil 0660/ })).toBeVisible();
	},
};

/** With one number it is called at once, and what follows is offered. */
export const GesprächErfassen: Story = {
	args: { replies: [reply('get', '/v1/crm/addresses/{id}', { ...addressDetails, mobile: '' })] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const call = await canvas.findByRole('link', { name: 'Anrufen' });
		await expect(call).toHaveAttribute('href', 'tel:+433633041234');
		// A browser of tests has no telephone to open.
		call.addEventListener('click', (event) => event.preventDefault());
		await userEvent.click(call);
		await userEvent.click(await canvas.findByRole('button', { name: 'Gespräch erfassen' }));
		const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
		await expect(await dialog.findByRole('combobox', { name: /Betreff/ })).toHaveValue('Anruf');
	},
};

/** A patient: what the counter asks first stands in the head. */
export const KopfDesPatienten: Story = {
	args: { replies: [reply('get', '/v1/crm/addresses/{id}', patientDetails)] },
	play: async ({ canvas }) => {
		const head = (await canvas.findByText('Geboren')).closest('dl');
		await expect(head).toHaveTextContent(/Geboren06\.07\.1953 \(73 Jahre\)/);
		await expect(head).toHaveTextContent(/SVNR9002/);
		await expect(head).toHaveTextContent(/GebührenbefreitJa/);
		await expect(head).toHaveTextContent(/Vertreten durch/);
	},
};

/** Open documents take over the name and address of now, once that is confirmed. */
export const Offenes: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await expect(await canvas.findByText('fällig 03.12.2026')).toBeVisible();
		await userEvent.click(await canvas.findByRole('button', { name: 'Anschrift in Dokumente übernehmen' }));
		const dialog = await page.findByRole('alertdialog', { name: 'Anschrift in offene Dokumente übernehmen?' });
		await userEvent.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
		await expect(await page.findByText('Name und Anschrift von jetzt stehen in 2 Dokumenten.')).toBeInTheDocument();
	},
};

/** Nothing has been, nothing is to be: each card is one line. */
export const NichtsDa: Story = {
	args: {
		replies: [
			reply('get', '/v1/crm/addresses/{id}/objects/tasks', []),
			reply('post', '/v1/crm/addresses/{id}/openDocuments', { total: 0, changed: 0, documents: [] }),
			reply('get', '/v1/crm/addresses/{id}/related', []),
			reply('get', '/v1/crm/addresses/{id}/documents', { rows: [], total: 0 }),
			reply('get', '/v1/crm/addresses/{id}/interactions', { rows: [], total: 0 }),
			reply('get', '/v1/calv2/appointments/address/{lfdnr}', { past: [], next: [] }),
		],
	},
	play: async ({ canvas }) => {
		for (const title of ['Termine', 'Offene Aufgaben', 'Offene Dokumente', 'Verlauf', 'Beziehungen']) {
			await canvas.findByRole('heading', { name: title });
			const card = () => canvas.getByRole('heading', { name: title }).closest('section');
			await waitFor(() => expect(card()).toHaveTextContent('keine'));
			await expect(card()?.offsetHeight).toBeLessThan(60);
		}
	},
};

/** Nothing to be done, and a part that cannot be read. */
export const NichtsOffen: Story = {
	args: {
		replies: [
			reply('get', '/v1/crm/addresses/{id}/objects/tasks', []),
			reply('post', '/v1/crm/addresses/{id}/openDocuments', { refuses: 503 }),
		],
	},
	play: async ({ canvas }) => {
		await waitFor(() =>
			expect(canvas.getByRole('heading', { name: 'Offene Aufgaben' }).closest('section')).toHaveTextContent(
				/^Offene Aufgabenkeine/,
			),
		);
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
	},
};

/** Whom she has to do with leads to them; a home shows the first of those who live there, and how many more there are. */
export const Beziehungen: Story = {
	args: {
		replies: [
			reply('get', '/v1/crm/addresses/{id}/related', [
				{
					relation: 'resident',
					total: 70,
					addresses: addressRows(50).map(({ lfdnr, name, kdPlz, kdOrt }) => ({
						...{ lfdnr, name, kdPlz, kdOrt },
						...{ dateOfBirth: null, tel: '' },
					})),
				},
				...relatedAddresses.slice(1),
			]),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByRole('link', { name: 'Öllinger Ümit' })).toHaveAttribute(
			'href',
			'/crm/addresses/1003',
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Hier wohnen: 65 weitere anzeigen' }));
		await expect(await canvas.findByText('und 20 weitere')).toBeInTheDocument();
		await expect(canvas.getByText('Hier mitversichert')).toBeVisible();
	},
};

export const Firma: Story = {
	args: {
		replies: [
			reply('get', '/v1/crm/addresses/{id}', {
				...addressDetails,
				name: 'Sanitätshaus Öllinger & Söhne Gesellschaft m.b.H. & Co KG',
				person: false,
				addressTypes: ['kd_kunde'],
				dateOfBirth: null,
				gender: null,
				email: '',
				note: '',
			}),
		],
	},
};

export const Dokumente: Story = {
	args: { path: '/crm/addresses/1001?tab=documents' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('tab', { name: 'Dokumente' })).toHaveAttribute('aria-selected', 'true');
		await expect(await canvas.findByRole('link', { name: 'RE Verbandstoff Mull Nachlieferung' })).toHaveAttribute(
			'href',
			'/crm/addresses/1001/documents/4960',
		);
		// A state that is over looks other than one on the way.
		await expect(toneOf(canvas.getByText('bezahlt'))).toBe('success');
		await expect(toneOf(canvas.getByText('offen'))).toBe('neutral');
	},
};

function toneOf(badge: HTMLElement): string | undefined {
	return badge.closest<HTMLElement>('[data-tone]')?.dataset.tone;
}

export const Laden: Story = { args: { replies: [reply('get', '/v1/crm/addresses/{id}', 'pending')] } };

const namesAsked = fn();
const names = reply('get', '/v1/crm/addresses/new/loadOptions', 'pending');

/** A choice is never read as the code that it is stored by, not even while the names of the codes are on their way. */
export const NamenLaden: Story = {
	args: {
		path: '/crm/addresses/1001?tab=contactData',
		replies: [
			{
				...names,
				answer(request) {
					namesAsked();
					return names.answer(request);
				},
			},
		],
	},
	beforeEach: () => {
		namesAsked.mockClear();
	},
	play: async ({ canvas }) => {
		await waitFor(() => expect(namesAsked).toHaveBeenCalled());
		await expect(canvas.getByRole('tabpanel')).toHaveTextContent(/^Wird geladen …$/);
	},
};

export const NichtGefunden: Story = {
	args: { replies: [reply('get', '/v1/crm/addresses/{id}', { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Unter dieser Nummer gibt es keine Adresse.')).toBeVisible();
	},
};

/** Not an integer: read as 0, which nobody has. */
export const KeineNummer: Story = {
	args: { path: '/crm/addresses/abc' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Unter dieser Nummer gibt es keine Adresse.')).toBeVisible();
	},
};

export const Fehler: Story = {
	args: { replies: [reply('get', '/v1/crm/addresses/{id}', { refuses: 422 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
		await expect(canvas.getByText('Kennung: a1b2c3d4-17')).toBeVisible();
	},
};

/** The rest of the page stays when one tab cannot be read. */
export const TabFehlt: Story = {
	args: {
		path: '/crm/addresses/1001?tab=documents',
		replies: [reply('get', '/v1/crm/addresses/{id}/documents', 'garbage')],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Der Server hat unerwartet geantwortet.')).toBeVisible();
		await expect(canvas.getByRole('heading', { level: 1, name: 'Huber Elisabeth' })).toBeVisible();
	},
};

/** Whoever may not is told so by the page "Kein Zugriff". */
export const KeinZugriff: Story = {
	args: { replies: [reply('get', '/v1/crm/addresses/{id}', { refuses: 403 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};

export const Telefon: Story = { globals: { viewport: { value: 'phone' } } };

const stale = reply('put', '/v1/crm/addresses/{id}/contactData', {
	refuses: 412,
	current: { ...addressDetails, tel: '03633 99 99 99', email: 'neu@example.at', version: 4 },
});

/** Read in place, edited in place; what is wrong stands at its field. */
export const KontaktdatenBearbeiten: Story = {
	args: {
		path: '/crm/addresses/1001?tab=contactData',
		replies: [...newAddressReplies, reply('put', '/v1/crm/addresses/{id}/contactData', addressDetails)],
	},
	play: async ({ canvas, userEvent, canvasElement }) => {
		const [edit] = await canvas.findAllByRole('button', { name: 'Bearbeiten' });
		if (edit) await userEvent.click(edit);
		await waitFor(() => expect(canvas.getByLabelText('Anrede')).toHaveFocus());
		await userEvent.clear(canvas.getByLabelText(/^Nachname/));
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await expect(await canvas.findByRole('group', { name: 'Bitte prüfen Sie diese Angabe' })).toHaveFocus();
		await userEvent.type(canvas.getByLabelText(/^Nachname/), 'Huber-Moser{Enter}');
		const page = within(canvasElement.ownerDocument.body);
		await expect(await page.findByText('Die Änderungen sind gespeichert.')).toBeInTheDocument();
	},
};

/** Somebody else was faster: only the field that both have changed is asked about. */
export const Konflikt: Story = {
	args: { path: '/crm/addresses/1001?tab=contactData', replies: [...newAddressReplies, stale] },
	play: async ({ canvas, userEvent, canvasElement }) => {
		const [edit] = await canvas.findAllByRole('button', { name: 'Bearbeiten' });
		if (edit) await userEvent.click(edit);
		const phone = await canvas.findByLabelText('Telefon');
		await userEvent.clear(phone);
		await userEvent.type(phone, '03633 11 11 11{Enter}');
		const dialog = within(
			await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Inzwischen geändert' }),
		);
		await waitFor(() => expect(dialog.getByRole('radiogroup', { name: 'Telefon' })).toBeVisible());
		await expect(dialog.queryByRole('radiogroup', { name: 'E-Mail' })).toBeNull();
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(dialog.getByLabelText('03633 11 11 11')).toHaveFocus());
		await expect(dialog.getByText('Bitte wählen Sie.')).toBeVisible();
		await userEvent.click(dialog.getByLabelText('03633 11 11 11'));
		await expect(dialog.queryByText('Bitte wählen Sie.')).toBeNull();
	},
};

/** Unsaved input is asked about before a tab or a link leads away. */
export const NichtGespeichert: Story = {
	args: { path: '/crm/addresses/1001?tab=contactData', replies: newAddressReplies },
	play: async ({ canvas, userEvent, canvasElement }) => {
		const [edit] = await canvas.findAllByRole('button', { name: 'Bearbeiten' });
		if (edit) await userEvent.click(edit);
		await userEvent.type(await canvas.findByLabelText('Telefon'), '5');
		await userEvent.click(canvas.getByRole('tab', { name: 'Dokumente' }));
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await page.findByRole('button', { name: 'Hier bleiben' }));
		await expect(canvas.getByLabelText('Telefon')).toBeVisible();
	},
};

const mainInsured = {
	...{ lastname: 'Huber', firstname: 'Karl', gender: 2, healthInsuranceCompany: 9001 },
	...{ svnr: '9003', svnrDat: '120551' },
};

function withoutPaper(): () => void {
	const print = spyOn(window, 'print').mockImplementation(() => {});
	return () => print.mockRestore();
}

/** "Drucken" puts the whole address on a sheet, whichever tab is open, with what the user may read. */
export const Drucken: Story = {
	args: {
		path: '/crm/addresses/1001?tab=documents',
		replies: [
			...newAddressReplies,
			reply('get', '/v1/crm/addresses/{id}', {
				...patientDetails,
				patient: { ...patientPart, mainInsuranceData: mainInsured },
			}),
		],
	},
	beforeEach: withoutPaper,
	play: async ({ canvas, userEvent, canvasElement }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Drucken' }));
		await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
		await waitFor(() => expect(page.queryByText('Der Druck wird vorbereitet …')).toBeNull());
		for (const text of ['Dorfstraße 11', 'Moser Karin', 'Latex', 'Pensionisten', /^9002/]) {
			await expect(canvas.getAllByText(text)[0]).toBeInTheDocument();
		}
		const insured = canvas.getByText('Hauptversicherte Person').closest('section');
		await expect(insured).toHaveTextContent(/Karl.*9003/);
		await expect(insured).not.toHaveTextContent('9002');
		window.dispatchEvent(new Event('afterprint'));
		await waitFor(() => expect(canvas.queryByText('Latex')).toBeNull());
	},
};

/** While the names of the codes are on their way it says so. */
export const DruckenWartet: Story = {
	args: {
		replies: [
			reply('get', '/v1/crm/addresses/{id}', patientDetails),
			reply('get', '/v1/crm/addresses/new/loadOptions', 'pending'),
		],
	},
	beforeEach: withoutPaper,
	play: async ({ canvas, userEvent, canvasElement }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Drucken' }));
		await waitFor(() => expect(page.getByText('Der Druck wird vorbereitet …')).toBeVisible());
		await expect(window.print).not.toHaveBeenCalled();
	},
};

export const Vertretung: Story = {
	args: { replies: [reply('get', '/v1/crm/addresses/{id}', patientDetails)] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/Die Erwachsenenvertretung endet in 48 Tagen\./)).toBeVisible();
	},
};

export const Patient: Story = {
	args: {
		path: '/crm/addresses/1001?tab=patient',
		replies: [...newAddressReplies, reply('get', '/v1/crm/addresses/{id}', patientDetails)],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Gruber Franz, Dr.')).toBeVisible();
		await expect(await canvas.findByText('Pensionisten')).toBeVisible();
	},
};
