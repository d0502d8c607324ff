import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { attachments, entryOf, interactions } from '../../../testing/addresses.ts';
import { type Reply, reply } from '../../../testing/answers.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Adresse/Interaktionen',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/1001?tab=interactions' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };
const LIST = '/v1/crm/addresses/{id}/interactions';
const first = entryOf(interactions, 0);
const second = entryOf(interactions, 1);

/** A server that keeps what it is told. */
function keepingServer(): Reply[] {
	let rows = [...interactions];
	let gone: typeof rows = [];
	let next = 900;
	const page = () => ({ rows, total: rows.length });
	return [
		{ ...reply('get', LIST, page()), answer: async () => Response.json(page()) },
		{
			...reply('get', `${LIST}/deleted`, []),
			answer: async () =>
				Response.json(gone.map((row) => ({ ...row, deleted: '2026-11-28T10:24:00', deletedBy: 'dora.demo' }))),
		},
		reply('post', LIST, {
			toBody(body) {
				const created = {
					...first,
					...(body as typeof first),
					lfdnr: next++,
					author: 'dora.demo',
					own: true,
					version: 1,
				};
				rows = [created, ...rows];
				return created;
			},
		}),
		reply('put', LIST, {
			toBody(body) {
				const changed = { ...first, ...(body as typeof first), version: 2 };
				rows = rows.map((row) => (row.lfdnr === changed.lfdnr ? changed : row));
				return changed;
			},
		}),
		{
			...reply('delete', LIST, undefined),
			async answer(request) {
				const lfdnr = Number(new URL(request.url).searchParams.get('lfdnr'));
				gone = rows.filter((row) => row.lfdnr === lfdnr);
				rows = rows.filter((row) => row.lfdnr !== lfdnr);
				return new Response(null, { status: 204 });
			},
		},
		reply('post', `${LIST}/restore`, {
			toBody(body) {
				const { lfdnr } = body as { lfdnr: number };
				const [back = first] = gone.filter((row) => row.lfdnr === lfdnr);
				rows = [back, ...rows];
				gone = [];
				return back;
			},
		}),
	];
}

/** What stands under a colleague's name only they can change; everybody can delete it and put it back. */
export const NurEigeneBearbeiten: Story = {
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: `„${first.subject}“ bearbeiten` });
		await expect(canvas.queryByRole('button', { name: `„${second.subject}“ bearbeiten` })).toBeNull();
		await expect(canvas.getByRole('button', { name: `„${second.subject}“ löschen` })).toBeVisible();
	},
};

/** By keys alone: noted with the day and time of now. */
export const Erfassen: Story = {
	args: { replies: keepingServer() },
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByRole('button', { name: 'Interaktion erfassen' })).focus();
		await userEvent.keyboard('{Enter}');
		const drawer = within(await screen.findByRole('dialog', { name: 'Interaktion erfassen' }));
		await waitFor(() => expect(drawer.getByRole('combobox', { name: 'Betreff' })).toHaveFocus());
		await expect(drawer.getByRole('textbox', { name: /^Datum/ })).toHaveValue('28.11.2026');
		await expect(drawer.getByRole('combobox', { name: /^Uhrzeit/ })).toHaveValue('10:24');
		await userEvent.keyboard('Hörgerät abgeholt');
		await userEvent.click(drawer.getByLabelText('Text'));
		await userEvent.keyboard('Passt gut.{Control>}{Enter}{/Control}');
		await expect(await canvas.findByText('Hörgerät abgeholt')).toBeVisible();
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	},
};

/** What cannot be saved is told at its field and on top, and the focus goes there. */
export const Unvollständig: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Interaktion erfassen' }));
		const drawer = within(await screen.findByRole('dialog'));
		const day = drawer.getByRole('textbox', { name: /^Datum/ });
		await userEvent.clear(day);
		await userEvent.type(day, '01.01.2030');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect(await drawer.findByText('Bitte prüfen Sie 2 Angaben')).toBeVisible();
		await userEvent.click(drawer.getByRole('link', { name: 'Betreff: Bitte geben Sie einen Betreff ein.' }));
		await expect(drawer.getByRole('combobox', { name: 'Betreff' })).toHaveFocus();
	},
};

/** Deleting can be taken back, in the toast and, after a reload too, below the list. */
export const LöschenUndZurück: Story = {
	args: { replies: keepingServer() },
	play: async ({ canvas, userEvent }) => {
		const name = `„${first.subject}“ löschen`;
		await userEvent.click(await canvas.findByRole('button', { name }));
		await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
		await expect(canvas.getByText('Gelöscht in den letzten 30 Tagen')).toBeVisible();
		await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
		await expect(await canvas.findByRole('button', { name })).toBeVisible();
		await waitFor(() => expect(canvas.queryByText('Gelöscht in den letzten 30 Tagen')).toBeNull());
	},
};

/** A server that refuses never looks like success: the entry stays. */
export const LöschenScheitert: Story = {
	args: { replies: [reply('delete', LIST, 'network')] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: `„${first.subject}“ löschen` }));
		const told = await screen.findByText(`„${first.subject}“ wurde nicht gelöscht.`);
		await waitFor(() => expect(told).toBeVisible());
		await expect(canvas.getByText(first.subject)).toBeVisible();
	},
};

/** A save that fails leaves everything as it was typed. */
export const SpeichernScheitert: Story = {
	args: { replies: [reply('post', LIST, { refuses: 503 })] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Interaktion erfassen' }));
		const drawer = within(await screen.findByRole('dialog'));
		await userEvent.type(drawer.getByRole('combobox', { name: 'Betreff' }), 'Rückruf');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await drawer.findByText(/Ihre Eingabe ist noch da\.$/);
		await expect(drawer.getByRole('combobox', { name: 'Betreff' })).toHaveValue('Rückruf');
	},
};

/** What somebody else has changed meanwhile is brought together; where both have, the user chooses field by field. */
export const Konflikt: Story = {
	args: {
		replies: [
			reply('put', LIST, {
				refuses: 412,
				current: { ...first, subject: 'Liefertermin verschoben', text: 'Erst am Montag.', version: 5 },
			}),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: `„${first.subject}“ bearbeiten` }));
		const drawer = within(await screen.findByRole('dialog', { name: 'Interaktion bearbeiten' }));
		const subject = drawer.getByRole('combobox', { name: 'Betreff' });
		await userEvent.clear(subject);
		await userEvent.type(subject, 'Liefertermin bestätigt');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect(await drawer.findByRole('heading', { name: 'Betreff' })).toBeVisible();
		await expect(drawer.getByRole('button', { name: 'Speichern' })).toBeDisabled();
		await expect(drawer.getByLabelText('Text')).toHaveValue('Erst am Montag.');
		await userEvent.click(drawer.getByRole('button', { name: 'Betreff: Gespeichertes übernehmen' }));
		await expect(subject).toHaveValue('Liefertermin verschoben');
		await expect(drawer.getByRole('button', { name: 'Speichern' })).toBeEnabled();
	},
};

/** Closing by accident asks first, and staying keeps every word. */
export const Verwerfen: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Interaktion erfassen' }));
		const drawer = within(await screen.findByRole('dialog'));
		const subject = drawer.getByRole('combobox', { name: 'Betreff' });
		await userEvent.type(subject, 'Noch nicht fertig');
		await userEvent.keyboard('{Escape}');
		const question = within(await screen.findByRole('alertdialog', { name: 'Eingabe verwerfen?' }));
		await userEvent.click(question.getByRole('button', { name: 'Hier bleiben' }));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
		await expect(subject).toHaveValue('Noch nicht fertig');
		await userEvent.keyboard('{Escape}');
		const again = within(await screen.findByRole('alertdialog'));
		await userEvent.click(again.getByRole('button', { name: 'Verwerfen' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	},
};

const startOfNew = { channel: 'phone', subject: '', text: '', date: '2026-11-28', time: '10:20' };

/** After a reload or a new sign-in the form is open again with what was typed. */
export const Wiederhergestellt: Story = {
	args: {
		drafts: {
			'addresses/1001/interactions': {
				lfdnr: null,
				version: null,
				base: startOfNew,
				values: { ...startOfNew, subject: 'Anruf der Tochter', text: 'Bittet um' },
			},
		},
	},
	play: async () => {
		const drawer = within(await screen.findByRole('dialog', { name: 'Interaktion erfassen' }));
		await expect(drawer.getByRole('combobox', { name: 'Betreff' })).toHaveValue('Anruf der Tochter');
		const told = drawer.getByText('Ihre noch nicht gespeicherte Eingabe ist wieder da.');
		await waitFor(() => expect(told).toBeVisible());
	},
};

/** An address with 250 interactions, of which somebody else writes one whenever page 1 has been read. */
function busyServer(): Reply {
	let newest = 249;
	return {
		...reply('get', LIST, { rows: [], total: 0 }),
		async answer(request) {
			const page = Number(new URL(request.url).searchParams.get('page'));
			if (page === 1) newest += 1;
			const numbers = Array.from({ length: 100 }, (_, index) => newest - (page - 1) * 100 - index);
			const rows = numbers.map((lfdnr) => ({ ...first, lfdnr, subject: `Anruf ${lfdnr}` }));
			return Response.json({ rows, total: newest });
		},
	};
}

/** A long line of time comes in steps; when it has grown meanwhile, none is lost between them and none shown twice. */
export const Viele: Story = {
	args: { replies: [busyServer()] },
	play: async ({ canvas, userEvent }) => {
		const calls = () => canvas.getAllByText(/^Anruf \d+$/).map((call) => call.textContent);
		const lastTwoHundred = (newest: number) => Array.from({ length: 200 }, (_, index) => `Anruf ${newest - index}`);
		await userEvent.click(await canvas.findByText('Ältere anzeigen'));
		await waitFor(() => expect(calls()).toEqual(lastTwoHundred(250)));
		await expect(canvas.getByText('Ältere anzeigen')).toBeVisible();
		// What was read a moment ago is not asked for again, so somebody has to come back a little later.
		await waitFor(async () => {
			await userEvent.click(canvas.getByRole('tab', { name: /^Übersicht/ }));
			await userEvent.click(canvas.getByRole('tab', { name: /^Interaktionen/ }));
			await expect(canvas.getByText('Anruf 251')).toBeVisible();
		}, patience);
		await userEvent.click(canvas.getByText('Ältere anzeigen'));
		await waitFor(() => expect(calls()).toEqual(lastTwoHundred(251)));
	},
};

export const OhneEinträge: Story = { args: { replies: [reply('get', LIST, { rows: [], total: 0 })] } };

export const Laden: Story = { args: { replies: [reply('get', LIST, 'pending')] } };

export const Fehler: Story = {
	args: { replies: [reply('get', LIST, { refuses: 422 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
	},
};

/** Whoever may not write is told so by the page "Kein Zugriff"; what was typed is kept for the way back. */
export const KeinZugriff: Story = {
	args: { replies: [reply('post', LIST, { refuses: 403 })] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Interaktion erfassen' }));
		const drawer = within(await screen.findByRole('dialog'));
		await userEvent.type(drawer.getByRole('combobox', { name: 'Betreff' }), 'Rückruf');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: `„${first.subject}“ bearbeiten` }));
		await expect(await screen.findByRole('dialog')).toBeVisible();
	},
};

/** Files of an interaction are counted at it, shown and added there. */
export const Dateien: Story = {
	args: {
		replies: [
			reply('get', '/v1/crm/addresses/{id}/attachments', [
				{ ...entryOf(attachments, 0), interaction: first.lfdnr },
				entryOf(attachments, 1),
			]),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const body = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: `Dateien zu „${first.subject}“ (1)` }));
		const dialog = within(await body.findByRole('dialog', { name: `Dateien zu „${first.subject}“` }));
		await waitFor(() => expect(dialog.getByRole('list', { name: 'Dateien' })).toBeVisible());
		await expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(0);
		await expect(dialog.queryByText('Verordnung November.png')).toBeNull();
		await expect(dialog.getByRole('button', { name: 'Vollmacht Tochter.pdf' })).toBeVisible();
	},
};
