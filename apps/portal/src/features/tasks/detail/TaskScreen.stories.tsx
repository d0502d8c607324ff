import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { reply } from '../../../testing/answers.ts';
import { previewOf } from '../../../testing/calendar.ts';
import { appsWith } from '../../../testing/everyday.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';
import { task, taskReplies } from '../../../testing/tasks.ts';

const meta = {
	title: 'Portal/Aufgabe',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/task/41' },
	// Each story has a server of its own.
	render: (args) => <StoryPortal {...args} replies={[...taskReplies(), ...(args.replies ?? [])]} />,
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offen: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: task.title })).toBeVisible();
		await waitFor(() => expect(document.title).toContain('41'));
		await expect(canvas.getByRole('link', { name: 'https://kontor.example/plan' })).toHaveAttribute('target', '_blank');
		await expect(canvas.getByText('@max.verkauf')).toBeVisible();
		await expect(canvas.getByText('gelöscht')).toBeVisible();
		await expect(
			await canvas.findByText('adele.admin hat die Fälligkeit von 25.11.2026 auf 26.11.2026 geändert.'),
		).toBeVisible();
		await expect(canvas.getByText('dora.demo hat „Unterlagen prüfen“ abgehakt.')).toBeVisible();
	},
};

/** About appointments: one leads to the calendar, one that only shows that somebody is busy leads nowhere. */
export const ZumTermin: Story = {
	args: {
		replies: [
			{
				method: 'get',
				path: '/v1/task/{id}',
				answer: async () =>
					Response.json(
						{
							...task,
							objects: [
								{ type: 'APPOINTMENT', id: '1', name: 'Anprobe Einlagen', addressLfdnr: null },
								{ type: 'APPOINTMENT', id: '2', name: null, addressLfdnr: null },
							],
						},
						{ headers: { ETag: '"1"' } },
					),
			},
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'Anprobe Einlagen' })).toHaveAttribute(
			'href',
			'/calv2?appointment=1',
		);
		await expect(canvas.getByText('Termin 2')).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'Termin 2' })).toBeNull();
	},
};

/** The states come from the server; one that is closed says why. */
export const Status: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Status: Offen' }));
		const done = await page.findByRole('menuitem', { name: /^Erledigt/ });
		await expect(done).toHaveAttribute('aria-disabled', 'true');
		await expect(done).toHaveTextContent('Die Checkliste hat noch offene Punkte.');
		await userEvent.click(page.getByRole('menuitem', { name: 'In Arbeit' }));
		await waitFor(() => expect(page.getByText('Status: In Arbeit.')).toBeVisible());
		await userEvent.click(page.getByRole('button', { name: 'Rückgängig' }));
		await expect(await canvas.findByRole('button', { name: 'Status: Offen' })).toBeVisible();
	},
};

/** Title and day in place: Escape leaves them, Ctrl+Enter saves, and the focus returns to the pencil. */
export const AnOrtUndStelle: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Titel bearbeiten' }));
		const title = canvas.getByRole('textbox', { name: 'Titel' });
		await expect(title).toHaveFocus();
		await userEvent.type(title, ' heute');
		await userEvent.keyboard('{Escape}');
		await expect(await canvas.findByRole('heading', { level: 1, name: task.title })).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Titel bearbeiten' })).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: 'Fällig bearbeiten' }));
		const due = canvas.getByRole('textbox', { name: /Fällig am/ });
		await userEvent.clear(due);
		await userEvent.type(due, 'morgen{Control>}{Enter}{/Control}');
		const group = canvas.getByRole('group', { name: 'Fällig' });
		await waitFor(() => expect(within(group).getByText('morgen')).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Fällig bearbeiten' })).toHaveFocus());
	},
};

/** J02: somebody else has changed the same field; both texts stand there, and the user chooses. */
export const ZweiBearbeiter: Story = {
	args: {
		replies: [
			reply('patch', '/v1/task/{id}/description', {
				refuses: 412,
				current: { ...task, description: 'Erst am Montag.', version: 9 },
			}),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Beschreibung bearbeiten' }));
		const field = canvas.getByRole('textbox', { name: 'Beschreibung' });
		await userEvent.clear(field);
		await userEvent.type(field, 'Meine Fassung');
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		const alert = within(await canvas.findByRole('alert'));
		await expect(alert.getByText('Meine Fassung')).toBeVisible();
		await expect(alert.getByText('Erst am Montag.')).toBeVisible();
		await userEvent.click(alert.getByRole('button', { name: 'Gespeichertes übernehmen' }));
		await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
	},
};

/** An entry that could not be saved is still there, with the reason. */
export const NichtGespeichert: Story = {
	args: { replies: [reply('patch', '/v1/task/{id}/description', 'network')] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Beschreibung bearbeiten' }));
		await userEvent.type(canvas.getByRole('textbox', { name: 'Beschreibung' }), ' Neu');
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await expect(await canvas.findByText(/Der Server ist nicht erreichbar\. Ihre Eingabe ist noch da\./)).toBeVisible();
		await expect(canvas.getByRole('textbox', { name: 'Beschreibung' })).toHaveValue(`${task.description} Neu`);
	},
};

/** J03: half a comment and a half description are offered again. */
export const Entwürfe: Story = {
	args: {
		drafts: {
			'task/41/comment/new': { text: 'Halb geschrieben', chosen: [] },
			'task/41/description': { base: task.description, value: 'Halb geändert', version: 3 },
		},
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByDisplayValue('Halb geschrieben')).toBeVisible();
		await expect(await canvas.findByDisplayValue('Halb geändert')).toBeVisible();
		await expect(canvas.getByText('Ihre noch nicht gespeicherte Eingabe ist wieder da.')).toBeVisible();
	},
};

/** Assignees and objects are chosen from the lists of the server. */
export const ZuständigUndBetrifft: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Zuständig bearbeiten' }));
		const group = within(canvas.getByRole('group', { name: 'Zuständig' }));
		await userEvent.type(group.getByRole('combobox', { name: 'Zuständig' }), 'öller');
		await userEvent.click(await page.findByRole('option', { name: 'j.öller' }));
		await userEvent.keyboard('{Escape}');
		await userEvent.click(group.getByRole('button', { name: 'Speichern' }));
		await expect(await group.findByText(/j\.öller/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Betrifft bearbeiten' }));
		const about = within(canvas.getByRole('group', { name: 'Betrifft' }));
		await userEvent.type(about.getByRole('combobox', { name: 'Betrifft' }), 'huber');
		await expect(await page.findByRole('option', { name: /^Hüftbandage Huber/ })).toBeVisible();
	},
};

const foundAppointments = reply('post', '/v1/calv2/appointments/search', [
	previewOf({ lfdnr: 1, title: 'Anprobe Huber' }),
	previewOf({ lfdnr: 5, title: 'Huber privat', isBusy: true }),
]);

/** Appointments are found beside the rest; one of which only the time may be seen is not offered. */
export const BetrifftTermin: Story = {
	args: { replies: [foundAppointments] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Betrifft bearbeiten' }));
		const about = within(canvas.getByRole('group', { name: 'Betrifft' }));
		await userEvent.type(about.getByRole('combobox', { name: 'Betrifft' }), 'huber');
		const found = await page.findByRole('option', { name: /^Anprobe Huber/ });
		await expect(page.getByRole('option', { name: /^Hüftbandage Huber/ })).toBeVisible();
		await expect(page.queryByRole('option', { name: /^Huber privat/ })).toBeNull();
		await userEvent.click(found);
		await userEvent.keyboard('{Escape}');
		await userEvent.click(about.getByRole('button', { name: 'Speichern' }));
		await waitFor(() =>
			expect(about.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/calv2?appointment=1'),
		);
	},
};

/** Without the calendar no appointment is asked for, and the rest is found. */
export const BetrifftOhneKalender: Story = {
	args: {
		replies: [
			foundAppointments,
			reply(
				'get',
				'/v1/apps',
				appsWith((key) => key !== 'calendar'),
			),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Betrifft bearbeiten' }));
		const about = within(canvas.getByRole('group', { name: 'Betrifft' }));
		await userEvent.type(about.getByRole('combobox', { name: 'Betrifft' }), 'huber');
		await expect(await page.findByRole('option', { name: /^Hüftbandage Huber/ })).toBeVisible();
		await expect(page.queryByRole('option', { name: /^Anprobe Huber/ })).toBeNull();
	},
};

/** Steps count at once. */
export const Checkliste: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('checkbox', { name: 'Rückruf' }));
		await expect(await canvas.findByText('2 von 3')).toBeVisible();
		await userEvent.type(canvas.getByRole('textbox', { name: 'Neuer Punkt' }), 'Rechnung legen{Enter}');
		await expect(await canvas.findByRole('checkbox', { name: 'Rechnung legen' })).not.toBeChecked();
		await choose(canvas, userEvent, 'Rechnung legen', 'Entfernen');
		await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Rechnung legen' })).toBeNull());
		await expect(canvas.getByRole('textbox', { name: 'Neuer Punkt' })).toHaveFocus();
		await userEvent.click(await pageOf(canvasElement).findByRole('button', { name: 'Rückgängig' }));
		await expect(await canvas.findByRole('checkbox', { name: 'Rechnung legen' })).toBeVisible();
	},
};

/** Steps change their order by keys, spoken, and by the menu of each; both can be taken back. */
export const ChecklisteReihen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const handle = (name: string) => canvas.getByRole('button', { name: `„${name}“ verschieben` });
		await canvas.findByRole('checkbox', { name: 'Rückruf' });
		handle('Ergebnis notieren').focus();
		await userEvent.keyboard('[Space][ArrowUp]');
		await expect(canvas.getByText('Platz 2 von 3.')).toBeInTheDocument();
		await userEvent.keyboard('[Escape]');
		await expect(stepsOf(canvas)).toEqual(['Unterlagen prüfen', 'Rückruf', 'Ergebnis notieren']);
		await expect(handle('Ergebnis notieren')).toHaveFocus();
		await userEvent.keyboard('[Space][ArrowUp][ArrowUp][ArrowUp][Enter]');
		const moved = ['Ergebnis notieren', 'Unterlagen prüfen', 'Rückruf'];
		await waitFor(() => expect(stepsOf(canvas)).toEqual(moved));
		await waitFor(() => expect(handle('Ergebnis notieren')).toHaveFocus());
		await userEvent.click(await pageOf(canvasElement).findByRole('button', { name: 'Rückgängig' }));
		await waitFor(() => expect(stepsOf(canvas)).toEqual(['Unterlagen prüfen', 'Rückruf', 'Ergebnis notieren']));
		await choose(canvas, userEvent, 'Rückruf', 'Nach oben');
		await waitFor(() => expect(stepsOf(canvas)).toEqual(['Rückruf', 'Unterlagen prüfen', 'Ergebnis notieren']));
	},
};

/** A pointer takes a step by its handle; where it is let go, it stays. */
export const ChecklisteZiehen: Story = {
	play: async ({ canvas }) => {
		const handle = await canvas.findByRole('button', { name: '„Unterlagen prüfen“ verschieben' });
		const { x, y, height } = handle.getBoundingClientRect();
		const at = (type: string, down: number) =>
			fireEvent(
				canvas.getByRole('button', { name: '„Unterlagen prüfen“ verschieben' }),
				new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y + down }),
			);
		handle.setPointerCapture = () => {};
		await at('pointerdown', 0);
		await at('pointermove', height * 2.2);
		await at('pointerup', height * 2.2);
		await waitFor(() => expect(stepsOf(canvas)[0]).toBe('Rückruf'));
		await expect(await canvas.findByRole('button', { name: '„Unterlagen prüfen“ verschieben' })).toHaveAttribute(
			'aria-pressed',
			'false',
		);
	},
};

/** A step is renamed in place: Escape leaves it, Enter saves it, and the focus stays at it. */
export const ChecklisteUmbenennen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('checkbox', { name: 'Rückruf' });
		await choose(canvas, userEvent, 'Rückruf', 'Umbenennen');
		await userEvent.keyboard(' am Montag{Escape}');
		await waitFor(() => expect(canvas.getByRole('button', { name: '„Rückruf“ verschieben' })).toHaveFocus());
		await choose(canvas, userEvent, 'Rückruf', 'Umbenennen');
		await expect(canvas.getByRole('textbox', { name: 'Text des Punktes' })).toHaveValue('Rückruf');
		await userEvent.keyboard(' am Montag{Enter}');
		await expect(await canvas.findByRole('checkbox', { name: 'Rückruf am Montag' })).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('button', { name: '„Rückruf am Montag“ verschieben' })).toHaveFocus());
		await userEvent.click(await pageOf(canvasElement).findByRole('button', { name: 'Rückgängig' }));
		await expect(await canvas.findByRole('checkbox', { name: 'Rückruf' })).toBeVisible();
	},
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

function pageOf(canvasElement: HTMLElement) {
	return within(canvasElement.ownerDocument.body);
}

function stepsOf(canvas: Canvas): string[] {
	const list = within(canvas.getByRole('list', { name: 'Punkte' }));
	return list.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? '');
}

/** Chooses an action of the menu of a step. */
async function choose(canvas: Canvas, userEvent: User, step: string, action: string): Promise<void> {
	await userEvent.click(canvas.getByRole('button', { name: `„${step}“: weitere Aktionen` }));
	await userEvent.click(await within(document.body).findByRole('menuitem', { name: action }));
}

/** J06: people are mentioned from a list while somebody types; a name that means nobody stays text, and is said. */
export const Erwähnen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		const field = await canvas.findByRole('textbox', { name: 'Kommentar' });
		await userEvent.type(field, 'Bitte @öll');
		await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
		await expect(page.getByRole('option', { name: 'j.öller' })).toHaveAttribute('aria-selected', 'true');
		// Safari's order: the Enter of an input method comes after its composition, told by its code alone.
		field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
		await expect(field).toHaveValue('Bitte @öll');
		await userEvent.keyboard('{Enter}');
		await expect(field).toHaveValue('Bitte @j.öller ');
		await userEvent.type(field, 'und @niemand');
		await waitFor(() => expect(page.getByText(/Niemand mit diesem Namen/)).toBeVisible());
		await userEvent.keyboard('{Escape}');
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await expect(await canvas.findByText('@j.öller')).toBeVisible();
		await expect(canvas.getByRole('textbox', { name: 'Kommentar' })).toHaveValue('');
	},
};

/** One's own comment is changed and deleted, with the way back. */
export const EigenerKommentar: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Kommentar bearbeiten' }));
		const field = canvas.getByRole('textbox', { name: 'Kommentar ändern' });
		await userEvent.type(field, ' Danke!');
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await expect(await canvas.findByText('Erreicht, Termin passt. Danke!', { selector: 'p' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Kommentar löschen' }));
		await waitFor(() => expect(page.getByText('Kommentar gelöscht.')).toBeVisible());
		await userEvent.click(page.getByRole('button', { name: 'Rückgängig' }));
		await expect(await canvas.findByText(/Erreicht, Termin passt\./)).toBeVisible();
	},
};

export const Beobachten: Story = {
	play: async ({ canvas, userEvent }) => {
		const watch = await canvas.findByRole('switch', { name: 'Benachrichtigt werden' });
		await expect(watch).toBeChecked();
		await userEvent.click(watch);
		await waitFor(() => expect(watch).not.toBeChecked());
	},
};

/** Deleting leads to the list and can be taken back there. */
export const Löschen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Löschen' }));
		await waitFor(() => expect(page.getByText('Aufgabe 41 gelöscht.')).toBeVisible());
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Aufgaben' })).toBeVisible();
		await userEvent.click(page.getByRole('button', { name: 'Rückgängig' }));
		await expect(await canvas.findByRole('heading', { level: 1, name: task.title })).toBeVisible();
	},
};

let deletedMeanwhile = false;

function openAnswer(): Response {
	return Response.json(task, { headers: { ETag: '"3"' } });
}

function deletedAnswer(): Response {
	const problem = {
		type: '/problems/deleted',
		title: 'Dieser Eintrag wurde gelöscht.',
		status: 404,
		code: 'deleted',
		requestId: 'a1',
	};
	return Response.json(problem, { status: 404, headers: { 'Content-Type': 'application/problem+json' } });
}

/** Deleted and never there are two things. */
export const Gelöscht: Story = {
	args: {
		replies: [
			{
				method: 'get',
				path: '/v1/task/{id}',
				answer: async () => deletedAnswer(),
			},
		],
	},
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Aufgabe gelöscht' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Wiederherstellen' }));
		await expect(canvas.queryByText('Aufgabe nicht gefunden')).toBeNull();
	},
};

/** Somebody else deletes the task that is open: the screen says so, and does not show it as if it were there. */
export const InzwischenGelöscht: Story = {
	args: {
		replies: [
			{
				method: 'patch',
				path: '/v1/task/{id}/notifications-active',
				answer: async () => {
					deletedMeanwhile = true;
					return Response.json({ value: false });
				},
			},
			{ method: 'get', path: '/v1/task/{id}', answer: async () => (deletedMeanwhile ? deletedAnswer() : openAnswer()) },
		],
	},
	play: async ({ canvas, userEvent }) => {
		deletedMeanwhile = false;
		await userEvent.click(await canvas.findByRole('switch', { name: 'Benachrichtigt werden' }));
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Aufgabe gelöscht' })).toBeVisible();
	},
};

export const GibtEsNicht: Story = {
	args: { replies: [reply('get', '/v1/task/{id}', { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Aufgabe nicht gefunden' })).toBeVisible();
	},
};

export const Laden: Story = { args: { replies: [reply('get', '/v1/task/{id}', 'pending')] } };

export const Fehler: Story = {
	args: { replies: [reply('get', '/v1/task/{id}', 'garbage')] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
	},
};

/** Names of those a task is about are hidden in the Diskretmodus. */
export const Diskret: Story = {
	args: { isDiscreet: true },
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: task.title });
		await expect(canvas.queryByText('Huber Elisabeth')).toBeNull();
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Status: Offen' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Wartet' }));
		await waitFor(() => expect(page.getByText('Status: Wartet.')).toBeVisible());
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
