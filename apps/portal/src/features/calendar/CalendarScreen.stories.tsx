import type { Model } from '@kontor/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { type Reply, reply } from '../../testing/answers.ts';
import { appointmentOf, appointments, calendarReplies, previewOf, proposal } from '../../testing/calendar.ts';
import { everydayDocuments } from '../../testing/documents.ts';
import { StoryPortal } from '../../testing/StoryPortal.tsx';
import { taskReplies } from '../../testing/tasks.ts';

const meta = {
	title: 'Portal/Kalender',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/calv2?view=workweek&date=2026-11-25' },
	// Each story has a server of its own.
	render: (args) => <StoryPortal {...args} replies={[...calendarReplies(), ...(args.replies ?? [])]} />,
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

const seriesAppointment: Model<'Appointment'> = {
	...appointmentOf(previewOf({ serialNumber: 9 })),
	rule: {
		...{ interval: 1, weekdays: [], count: 10, until: null },
		frequency: 'weekly',
		monthRule: 'day',
		holidays: 'skip',
	},
};

const PREVIEWS = '/v1/calv2/appointments/previews';
const fitting = /^Anprobe Einlagen, Huber Elisabeth, Mo, 23\. November 2026, 09:00 bis 09:45/;

/** Days beside each other, with whose appointments they are; the title says the week. */
export const Arbeitswoche: Story = {
	play: async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByRole('button', { name: fitting })).toBeVisible();
		await waitFor(() => expect(canvasElement.ownerDocument.title).toMatch(/Kalender - KW48 - Kontor$/));
		await expect(canvas.getByRole('button', { name: /^Beschäftigt/ })).toBeVisible();
		await expect(canvas.getAllByRole('button', { name: /^Urlaub/ })).toHaveLength(2);
	},
};

/** A step forth and back, and the day of today. */
export const Blaettern: Story = {
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('button', { name: fitting });
		await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
		await expect(await canvas.findByRole('heading', { name: /30\. November – 4\. Dezember 2026/ })).toBeVisible();
		// The month beside it has one of its own.
		const [today] = canvas.getAllByRole('button', { name: 'Heute' });
		if (today) await userEvent.click(today);
		await expect(await canvas.findByRole('heading', { name: /23\.–27\. November 2026/ })).toBeVisible();
	},
};

const night = { now: 0 };

/** A week that is left open over midnight and over the sleep of the computer has one line of now, and it is today's (C09). */
export const UeberNacht: Story = {
	args: { clock: () => night.now },
	beforeEach: () => {
		night.now = Date.parse('2026-11-25T22:30:00.000Z');
	},
	play: async ({ canvas, canvasElement }) => {
		const isToday = async (heading: string) => {
			await expect(await canvas.findByRole('heading', { name: `${heading}, heute` })).toBeVisible();
			await expect(canvas.getAllByRole('heading', { name: /, heute/ })).toHaveLength(1);
			const lines = canvasElement.querySelectorAll('[data-now]');
			await expect(lines).toHaveLength(1);
			await expect(canvas.getByRole('region', { name: `${heading}, heute` })).toContainElement(lines[0] as HTMLElement);
		};
		await isToday('Mi, 25. November 2026');
		// A tenth of a second before midnight it waits for the full minute.
		night.now = Date.parse('2026-11-25T22:59:59.900Z');
		document.dispatchEvent(new Event('visibilitychange'));
		night.now = Date.parse('2026-11-25T23:00:00.000Z');
		await isToday('Do, 26. November 2026');
		night.now = Date.parse('2026-11-27T06:00:00.000Z');
		document.dispatchEvent(new Event('visibilitychange'));
		await isToday('Fr, 27. November 2026');
		await expect(canvasElement.ownerDocument.title).toMatch(/KW48/);
	},
};

const asked = fn();

/** What stands before and after the shown week is fetched too, so that a step shows it at once. */
export const Nachbarn: Story = {
	args: {
		replies: [
			reply('get', PREVIEWS, {
				toUrl(url) {
					asked(url.searchParams.get('start')?.slice(0, 10));
					return { appointments: [...appointments], isComplete: true };
				},
			}),
		],
	},
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: fitting });
		await waitFor(() => {
			for (const day of ['2026-11-16', '2026-11-23', '2026-11-30']) expect(asked).toHaveBeenCalledWith(day);
		});
		await expect(new Set(asked.mock.calls.flat()).size).toBe(3);
	},
};

const held: (() => void)[] = [];

/** A week that is not there yet looks neither like the one before nor free, and an answer that comes late is dropped. */
export const SpaeteAntwort: Story = {
	args: {
		replies: [
			{
				...reply('get', PREVIEWS, 'pending'),
				async answer(request) {
					const isLate = request.url.includes('start=2026-11-30');
					if (isLate) await new Promise<void>((resolve) => held.push(resolve));
					const late = previewOf({ title: 'Zu spät', start: '2026-12-08T09:00:00', end: '2026-12-08T09:45:00' });
					return Response.json({ appointments: isLate ? [late] : appointments, isComplete: true });
				},
			},
		],
	},
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('button', { name: fitting });
		await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
		await expect(await canvas.findByText('Die Termine werden geladen …')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: fitting })).toBeNull();
		await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
		await expect(await canvas.findByRole('heading', { name: /7\.–11\. Dezember 2026/ })).toBeVisible();
		await waitFor(() => expect(canvas.queryByText('Die Termine werden geladen …')).toBeNull());
		for (const release of held) release();
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ansicht' }), 'Woche');
		await expect(await canvas.findByRole('heading', { name: /7\.–13\. Dezember 2026/ })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: /^Zu spät/ })).toBeNull();
	},
};

/** A list that is not there yet does not say that nothing is in it. */
export const ListeWartet: Story = {
	args: {
		path: '/calv2?view=list&date=2026-11-23',
		replies: [
			{
				...reply('get', PREVIEWS, 'pending'),
				answer: (request) =>
					request.url.includes('start=2026-12-07')
						? new Promise(() => {})
						: Promise.resolve(Response.json({ appointments, isComplete: true })),
			},
		],
	},
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('button', { name: fitting });
		await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
		await expect(await canvas.findByRole('heading', { name: /^7\.–20\. Dezember 2026/ })).toBeVisible();
		await expect(canvas.queryByText('Keine Termine in diesem Zeitraum.')).toBeNull();
		await expect(canvas.queryByRole('button', { name: fitting })).toBeNull();
	},
};

/** An appointment is found by its title or by who comes, and opens. */
export const Suchen: Story = {
	args: { replies: [reply('post', '/v1/calv2/appointments/search', [previewOf({})])] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.type(await canvas.findByRole('combobox', { name: 'Termin suchen' }), 'Huber');
		await userEvent.click(await page.findByRole('option', { name: /^Anprobe Einlagen, Huber Elisabeth/ }));
		await waitFor(() => expect(page.getByDisplayValue('Anprobe Einlagen')).toBeVisible());
	},
};

const printed = {
	beforeEach: () => {
		const print = spyOn(window, 'print').mockImplementation(() => {});
		return () => print.mockRestore();
	},
};

/** The shown week on a sheet of A4, with what the screen shows. */
export const Drucken: Story = {
	...printed,
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { body } = canvasElement.ownerDocument;
		await canvas.findByRole('button', { name: fitting });
		await userEvent.click(canvas.getByRole('button', { name: 'Weitere Aktionen' }));
		await userEvent.click(await within(body).findByRole('menuitem', { name: 'Drucken' }));
		await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
		const paper = body.querySelector('[data-paper]');
		await expect(paper).toHaveTextContent('Kalender 23.–27. November 2026 · KW 48');
		await expect(paper).toHaveTextContent('09:00–09:45 Anprobe EinlagenHuber Elisabeth');
		await expect(paper?.querySelectorAll('section')).toHaveLength(5);
		window.dispatchEvent(new Event('afterprint'));
		await waitFor(() => expect(body.querySelector('[data-paper]')).toBeNull());
	},
};

/** A slip to take home says when, where and with whom, and not what for. */
export const Terminzettel: Story = {
	...printed,
	args: { path: '/calv2?view=workweek&date=2026-11-25&appointment=1' },
	play: async ({ canvasElement, userEvent }) => {
		const { body } = canvasElement.ownerDocument;
		const page = within(body);
		await waitFor(() => expect(page.getByDisplayValue('Anprobe Einlagen')).toBeVisible());
		await userEvent.click(
			within(page.getByRole('dialog', { name: 'Termin' })).getByRole('button', { name: 'Weitere Aktionen' }),
		);
		await expect(page.getByRole('menuitem', { name: 'Aufgabe erstellen' })).toHaveAttribute(
			'href',
			'/task/new?title=Anprobe%20Einlagen&object=APPOINTMENT%3A1',
		);
		await userEvent.click(await page.findByRole('menuitem', { name: 'Terminzettel drucken' }));
		await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
		const paper = body.querySelector('[data-paper]');
		await expect(paper).toHaveTextContent('Mo, 23. November 2026, 09:00 bis 09:45');
		await expect(paper).toHaveTextContent('Huber Elisabeth');
		await expect(paper).toHaveTextContent('Wien Mitte');
		await expect(paper).not.toHaveTextContent('Einlagen');
	},
};

/** An appointment is taken up, moved and put down by keys; each step is spoken. */
export const PerTastatur: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		const button = await canvas.findByRole('button', { name: fitting });
		button.focus();
		await userEvent.keyboard(' {ArrowDown}{ArrowRight}');
		await expect(await canvas.findByText('Di, 24. November 2026, 09:05 bis 09:50, frei')).toBeInTheDocument();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(page.getByText(/^Anprobe Einlagen verschoben/)).toBeVisible());
	},
};

/** A time that others have is refused: the appointment goes back, and the reason is said. */
export const Belegt: Story = {
	args: {
		replies: [
			{
				...reply('patch', '/v1/calv2/appointments/{lfdnr}/time', { refuses: 409 }),
				answer: async () =>
					Response.json(taken, { status: 409, headers: { 'content-type': 'application/problem+json' } }),
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		(await canvas.findByRole('button', { name: fitting })).focus();
		await userEvent.keyboard(' {ArrowDown}{Enter}');
		await waitFor(() => expect(page.getByText(/^Belegt durch „Ganganalyse“/)).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: fitting })).toBeVisible());
	},
};

const taken = {
	type: '/problems/taken',
	title: 'Diese Zeit ist bereits vergeben.',
	status: 409,
	code: 'taken',
	requestId: 'story-1',
	taken: {
		conflicts: [
			{
				lfdnr: 9,
				title: 'Ganganalyse',
				start: '2026-11-23T09:00:00',
				end: '2026-11-23T09:30:00',
				allDay: false,
				resource: 21,
			},
		],
		free: [{ start: '2026-11-23T11:00:00', end: '2026-11-23T11:45:00' }],
	},
};

/** A new appointment in a taken time: who is in the way, and the next free times. */
export const NeuerTermin: Story = {
	args: {
		replies: [
			{
				...reply('post', '/v1/calv2/appointments', { refuses: 409 }),
				answer: async () =>
					Response.json(taken, { status: 409, headers: { 'content-type': 'application/problem+json' } }),
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Neuer Termin' }));
		const drawer = within(await page.findByRole('dialog', { name: 'Neuer Termin' }));
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(drawer.getAllByText('Bitte geben Sie einen Titel ein.')[0]).toBeVisible());
		await userEvent.type(drawer.getByRole('textbox', { name: /^Titel/ }), 'Anprobe');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(drawer.getByText(/Belegt durch „Ganganalyse“/)).toBeVisible());
		await userEvent.click(drawer.getByRole('button', { name: 'Mo, 23. November 2026, 11:00 bis 11:45' }));
		await expect(drawer.getByRole('textbox', { name: /^Beginn/ })).toHaveValue('23.11.2026, 11:00');
	},
};

export const Bearbeiten: Story = {
	args: { path: '/calv2?view=workweek&date=2026-11-25&appointment=1' },
	play: async ({ canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(page.getByDisplayValue('Anprobe Einlagen')).toBeVisible());
		const drawer = within(page.getByRole('dialog', { name: 'Termin' }));
		await userEvent.click(drawer.getByRole('button', { name: 'Verlauf anzeigen' }));
		await waitFor(() => expect(drawer.getByText('dora.demo hat den Termin angelegt.')).toBeVisible());
	},
};

export const Monat: Story = {
	args: { path: '/calv2?view=month&date=2026-11-25' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: /^Montag, 23\. November 2026: Tag anzeigen/ }));
		await expect(await canvas.findByRole('heading', { name: /^23\. November 2026/ })).toBeVisible();
	},
};

export const PersonenUndRaeume: Story = {
	args: { path: '/calv2?view=resources&date=2026-11-23' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { name: 'Mo, 23. November 2026, Kabine 1' })).toBeVisible();
		// In each of its columns.
		await expect(canvas.getAllByRole('button', { name: fitting })).toHaveLength(2);
	},
};

const exchanged = fn();

/** In another column an appointment exchanges that room alone, and in the last one it gives it up (C36). */
export const AndererRaum: Story = {
	args: {
		path: '/calv2?view=resources&date=2026-11-23',
		replies: [
			reply('patch', '/v1/calv2/appointments/{lfdnr}/time', {
				toBody(body) {
					exchanged((body as { resources: number[] }).resources);
					return { ...appointmentOf(previewOf({})), version: 2 };
				},
			}),
		],
	},
	play: async ({ canvas, userEvent }) => {
		exchanged.mockClear();
		const inRoom = async () => (await canvas.findAllByRole('button', { name: fitting }))[1];
		(await inRoom())?.focus();
		await userEvent.keyboard(' {ArrowRight}{Enter}');
		await waitFor(() => expect(exchanged).toHaveBeenLastCalledWith([1, 22]));
		await waitFor(async () => expect(await inRoom()).not.toHaveAttribute('data-pending'));
		(await inRoom())?.focus();
		await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
		await waitFor(() => expect(exchanged).toHaveBeenLastCalledWith([1]));
	},
};

const oldRoom: Model<'CalendarResources'>[number] = {
	...{ lfdnr: 29, kind: 'ROOM', bezeichnung: 'Alte Kabine', location: 2, isOwn: false, active: false },
};

/** A room that is switched off, or of another location, keeps what it has (C36). */
export const AbgeschalteterRaum: Story = {
	args: {
		path: '/calv2?view=resources&date=2026-11-23&location=1',
		replies: [
			reply('get', '/v1/calv2/information/resources', [oldRoom]),
			reply('get', PREVIEWS, { appointments: [previewOf({ resources: [29] })], isComplete: true }),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { name: 'Mo, 23. November 2026, Alte Kabine' })).toBeVisible();
		await expect(canvas.getByRole('button', { name: fitting })).toBeVisible();
	},
};

/** More columns than anybody can work in are not drawn, and it is said. */
export const ZuVieleSpalten: Story = {
	args: {
		path: '/calv2?view=resources&date=2026-11-23',
		replies: [
			reply(
				'get',
				'/v1/calv2/information/resources',
				Array.from({ length: 32 }, (_, index) => ({
					...oldRoom,
					...{ lfdnr: 30 + index, bezeichnung: `Kabine ${index + 1}`, active: true },
				})),
			),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/^8 weitere Spalten haben hier keinen Platz/)).toBeVisible();
		await expect(canvas.getAllByRole('heading', { name: /, Kabine \d+$/ })).toHaveLength(24);
	},
};

export const Leer: Story = {
	args: {
		path: '/calv2?view=list&date=2026-11-25',
		replies: [reply('get', PREVIEWS, { appointments: [], isComplete: true })],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Keine Termine in diesem Zeitraum.')).toBeVisible();
	},
};

/** So many appointments that the grid is hard to read: it says how to see less. People beside each other need no such word. */
export const SehrViele: Story = {
	args: {
		path: '/calv2?view=day&date=2026-11-23',
		replies: [
			reply('get', PREVIEWS, {
				appointments: Array.from({ length: 49 }, (_, index) => previewOf({ lfdnr: index + 1 })),
				isComplete: true,
			}),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByText(/^Hier stehen sehr viele Termine nebeneinander/)).toBeVisible();
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ansicht' }), 'Liste');
		await waitFor(() => expect(canvas.queryByText(/^Hier stehen sehr viele/)).toBeNull());
	},
};

/** What could not be read never looks like a free week. */
export const NichtErreichbar: Story = {
	args: { replies: [reply('get', PREVIEWS, { refuses: 409 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
		await expect(canvas.queryByText('Keine Termine in diesem Zeitraum.')).toBeNull();
	},
};

/** While names are hidden, nobody's stands in the calendar. */
export const Diskret: Story = {
	args: { isDiscreet: true },
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: /^Anprobe Einlagen/ });
		await expect(canvas.queryByText(/Huber Elisabeth/)).toBeNull();
		await expect(canvas.queryByRole('button', { name: /Huber Elisabeth/ })).toBeNull();
	},
};

/** On a phone the appointments are a list. */
export const Telefon: Story = {
	args: { path: '/calv2?view=list&date=2026-11-23' },
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: fitting })).toBeVisible();
		await expect(await canvas.findByRole('region', { name: 'Termine, Liste' })).toBeVisible();
	},
};

/** Two have changed the same appointment: what does not contradict goes together, the rest is asked field by field. */
export const ZweiBearbeiter: Story = {
	args: {
		path: '/calv2?view=workweek&date=2026-11-25&appointment=1',
		replies: [
			reply('put', '/v1/calv2/appointments/{lfdnr}', {
				refuses: 412,
				current: {
					...appointmentOf(previewOf({ title: 'Anprobe Schuhe', state: 3, version: 2 })),
					telNr: '0316 99',
				},
			}),
		],
	},
	play: async ({ canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(page.getByDisplayValue('Anprobe Einlagen')).toBeVisible());
		const drawer = within(page.getByRole('dialog', { name: 'Termin' }));
		const title = drawer.getByRole('textbox', { name: /^Titel/ });
		await userEvent.clear(title);
		await userEvent.type(title, 'Anprobe Orthese');
		await userEvent.type(drawer.getByRole('textbox', { name: /^Notiz/ }), 'Stock mitbringen');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(drawer.getByText(/Bitte wählen Sie, was gelten soll/)).toBeVisible());
		// Only the title is asked about; what the other has changed alone is here already, and so is the own note.
		await expect(drawer.getAllByRole('button', { name: /Gespeichertes übernehmen$/ })).toHaveLength(1);
		await expect(drawer.getByRole('button', { name: 'Speichern' })).toBeDisabled();
		await expect(drawer.getByRole('textbox', { name: /^Telefon/ })).toHaveValue('0316 99');
		await expect(drawer.getByRole('textbox', { name: /^Notiz/ })).toHaveValue('Stock mitbringen');
		await userEvent.click(drawer.getByRole('button', { name: 'Titel: Gespeichertes übernehmen' }));
		await expect(drawer.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Anprobe Schuhe');
		await expect(drawer.getByRole('button', { name: 'Speichern' })).toBeEnabled();
	},
};

/** Opens the dialog that moves the appointment which is open. */
async function beginMove(canvasElement: HTMLElement, userEvent: { click(element: Element): Promise<void> }) {
	const page = within(canvasElement.ownerDocument.body);
	await waitFor(() => expect(page.getByDisplayValue('Anprobe Einlagen')).toBeVisible());
	await userEvent.click(
		within(page.getByRole('dialog', { name: 'Termin' })).getByRole('button', { name: 'Weitere Aktionen' }),
	);
	await userEvent.click(await page.findByRole('menuitem', { name: 'Verschieben …' }));
	return { page, dialog: within(await page.findByRole('dialog', { name: 'Anprobe Einlagen verschieben' })) };
}

/** A way to move without a drag: fields, with whether the time is free; a series as a whole too. */
export const Verschieben: Story = {
	args: {
		path: '/calv2?view=workweek&date=2026-11-25&appointment=1',
		replies: [reply('post', '/v1/calv2/appointments/details', [seriesAppointment])],
	},
	play: async ({ canvasElement, userEvent }) => {
		const { page, dialog } = await beginMove(canvasElement, userEvent);
		await waitFor(() => expect(dialog.getByText('Diese Zeit ist frei.')).toBeVisible());
		await userEvent.click(dialog.getByRole('radio', { name: 'Alle Termine der Serie' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Verschieben' }));
		await waitFor(() => expect(page.getByText(/^Serie Anprobe Einlagen verschoben/)).toBeVisible());
	},
};

/** A copy begins anew, with everything but the time's state of the first. */
export const Kopieren: Story = {
	args: { path: '/calv2?view=workweek&date=2026-11-25&appointment=1' },
	play: async ({ canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(page.getByDisplayValue('Anprobe Einlagen')).toBeVisible());
		await userEvent.click(
			within(page.getByRole('dialog', { name: 'Termin' })).getByRole('button', { name: 'Weitere Aktionen' }),
		);
		await userEvent.click(await page.findByRole('menuitem', { name: 'Kopieren' }));
		const drawer = within(await page.findByRole('dialog', { name: 'Neuer Termin' }));
		await expect(drawer.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Anprobe Einlagen');
	},
};

/** From an address: its name and its number are there already. */
export const TerminZurAdresse: Story = {
	args: { path: '/calv2?view=workweek&date=2026-11-25&new=ADDRESS:1001' },
	play: async ({ canvasElement }) => {
		const page = within(canvasElement.ownerDocument.body);
		const drawer = () => within(page.getByRole('dialog', { name: 'Neuer Termin' }));
		await waitFor(() => expect(drawer().getByText('Huber Elisabeth')).toBeVisible());
		await expect(drawer().getByRole('textbox', { name: /^Telefon/ })).not.toHaveValue('');
	},
};

/** From a task: its title, and the addresses it is about. */
export const TerminZurAufgabe: Story = {
	args: { path: '/calv2?view=workweek&date=2026-11-25&new=TASK:1', replies: taskReplies() },
	play: async ({ canvasElement }) => {
		const page = within(canvasElement.ownerDocument.body);
		const drawer = () => within(page.getByRole('dialog', { name: 'Neuer Termin' }));
		await waitFor(() => expect(drawer().getByRole('textbox', { name: /^Titel/ })).not.toHaveValue(''));
	},
};

/** From a document: the document itself and whose it is. */
export const TerminZumDokument: Story = {
	args: { path: '/calv2?view=workweek&date=2026-11-25&new=DOCUMENT:4960', replies: [...everydayDocuments] },
	play: async ({ canvasElement }) => {
		const page = within(canvasElement.ownerDocument.body);
		const drawer = () => within(page.getByRole('dialog', { name: 'Neuer Termin' }));
		await waitFor(() => expect(drawer().getByText('Huber Elisabeth')).toBeVisible());
	},
};

/** The waiting list: somebody is put on it, and given a time that has become free. */
export const Warteliste: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Warteliste' }));
		const drawer = within(await page.findByRole('dialog', { name: 'Warteliste' }));
		await waitFor(() => expect(drawer.getByText(/Anprobe · 45 Min. · ab 23.11.2026 · vormittags/)).toBeVisible());
		await userEvent.click(drawer.getByRole('button', { name: 'Auf die Warteliste setzen' }));
		const form = within(await page.findByRole('dialog', { name: 'Auf die Warteliste' }));
		await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(form.getAllByText('Bitte geben Sie einen Titel ein.')[0]).toBeVisible());
		await userEvent.type(form.getByRole('textbox', { name: /^Titel/ }), 'Beratung');
		await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.getByText('Beratung steht auf der Warteliste.')).toBeVisible());
	},
};

/** Whoever waits is proposed for a time that becomes free, and gets it with what is known already. */
export const FreiGeworden: Story = {
	args: { path: '/calv2?view=workweek&date=2026-11-25&appointment=7' },
	play: async ({ canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(page.getByDisplayValue('Anprobe Orthese')).toBeVisible());
		await userEvent.click(
			within(page.getByRole('dialog', { name: 'Termin' })).getByRole('button', { name: 'Löschen' }),
		);
		await waitFor(() => expect(page.getByText(/^Für die frei gewordene Zeit passt ein Eintrag/)).toBeVisible());
		await userEvent.click(await page.findByRole('button', { name: 'Ansehen' }));
		const drawer = within(await page.findByRole('dialog', { name: 'Warteliste' }));
		await userEvent.click(await drawer.findByRole('button', { name: 'Anprobe Orthese: diese Zeit geben' }));
		const form = within(await page.findByRole('dialog', { name: 'Neuer Termin' }));
		await waitFor(() => expect(form.getByText('Gruber Karl')).toBeVisible());
		await expect(form.getByRole('textbox', { name: /^Beginn/ })).toHaveValue('23.11.2026, 09:00');
	},
};

/** A series that falls away is offered as a whole. */
export const SerieFreiGeworden: Story = {
	args: {
		path: '/calv2?view=workweek&date=2026-11-25&appointment=1',
		replies: [
			reply('post', '/v1/calv2/appointments/details', [seriesAppointment]),
			reply('post', '/v1/calv2/waiting/proposals', {
				toBody: (body) =>
					(body as { serialNumber?: number }).serialNumber === seriesAppointment.serialNumber ? [proposal] : [],
			}),
		],
	},
	play: async ({ canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(page.getByDisplayValue('Anprobe Einlagen')).toBeVisible());
		const drawer = within(page.getByRole('dialog', { name: 'Termin' }));
		await userEvent.click(drawer.getByRole('radio', { name: 'Alle Termine der Serie' }));
		await userEvent.click(drawer.getByRole('button', { name: 'Löschen' }));
		await waitFor(() => expect(page.getByText(/^Für die frei gewordenen Zeiten passt ein Eintrag/)).toBeVisible());
	},
};

/** A series that moves leaves the times of all its appointments. */
export const SerieVerschobenFreiGeworden: Story = {
	args: {
		path: '/calv2?view=workweek&date=2026-11-25&appointment=1',
		replies: [
			reply('post', '/v1/calv2/appointments/details', [seriesAppointment]),
			reply('patch', '/v1/calv2/appointments/{lfdnr}/time', {
				...seriesAppointment,
				serialNumber: 10,
				start: '2026-11-24T09:00:00',
			}),
			reply('post', '/v1/calv2/waiting/proposals', {
				toBody: (body) => {
					const { serialNumber, movedTo, start } = body as { serialNumber?: number; movedTo?: string; start: string };
					const isLeft = start === seriesAppointment.start && movedTo === '2026-11-24T09:00:00';
					return serialNumber === 10 && isLeft ? [proposal] : [];
				},
			}),
		],
	},
	play: async ({ canvasElement, userEvent }) => {
		const { page, dialog } = await beginMove(canvasElement, userEvent);
		await userEvent.click(await dialog.findByRole('radio', { name: 'Dieser und alle folgenden' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Verschieben' }));
		await waitFor(() => expect(page.getByText(/^Für die frei gewordenen Zeiten passt ein Eintrag/)).toBeVisible());
	},
};

export const WartelisteLeer: Story = {
	args: { replies: [reply('get', '/v1/calv2/waiting', [])] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Warteliste' }));
		await waitFor(() => expect(page.getByText('Niemand wartet auf einen Termin.')).toBeVisible());
	},
};

export const WartelisteNichtErreichbar: Story = {
	args: { replies: [reply('get', '/v1/calv2/waiting', { refuses: 409 })] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Warteliste' }));
		const drawer = within(await page.findByRole('dialog', { name: 'Warteliste' }));
		await waitFor(() => expect(drawer.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
	},
};

/** A set of filters gets a name, and is there again. */
export const FilterSpeichern: Story = {
	args: { path: '/calv2?view=workweek&date=2026-11-25&location=1' },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await canvas.findByRole('button', { name: fitting });
		await userEvent.click(canvas.getByRole('button', { name: 'Gespeicherte Filter' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Als Filter speichern …' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Filter speichern' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(dialog.getByText('Bitte geben Sie einen Namen an.')).toBeVisible());
		await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Wien');
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
	},
};

/** The month beside the week leads to any day; the field beside it takes weeks and steps. */
export const KleinerMonat: Story = {
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('button', { name: fitting });
		const month = within(canvas.getByRole('complementary', { name: 'Monat' }));
		await userEvent.click(await month.findByRole('gridcell', { name: /10\. November 2026/ }));
		await expect(await canvas.findByRole('heading', { name: /9\.–13\. November 2026/ })).toBeVisible();
		const jump = canvas.getByRole('textbox', { name: 'Gehe zu' });
		await userEvent.clear(jump);
		await userEvent.type(jump, '+2w{Enter}');
		await expect(await canvas.findByRole('heading', { name: /7\.–11\. Dezember 2026/ })).toBeVisible();
		const again = canvas.getByRole('textbox', { name: 'Gehe zu' });
		await userEvent.clear(again);
		await userEvent.type(again, 'kw51{Enter}');
		await expect(await canvas.findByRole('heading', { name: /14\.–18\. Dezember 2026/ })).toBeVisible();
	},
};

/** At the counter: who has come is said by the number of the state, on the row that has the focus. */
export const EmpfangPerTaste: Story = {
	args: { path: '/calv2?view=list&date=2026-11-23' },
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByRole('button', { name: fitting })).focus();
		await userEvent.keyboard('2');
		await waitFor(() => expect(canvas.getByRole('button', { name: /^Anprobe Einlagen,.*Eingetroffen/ })).toBeVisible());
	},
};

/** The longest name of a view has room beside its arrow. */
export const AnsichtAmTelefon: Story = {
	args: { path: '/calv2?view=resources&date=2026-11-23' },
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		const choice = await canvas.findByRole('combobox', { name: 'Ansicht' });
		await expect(choice).toHaveDisplayValue('Personen und Räume');
		await expect(choice.scrollWidth).toBeLessThanOrEqual(choice.clientWidth);
	},
};

export const DreiTage: Story = {
	args: { path: '/calv2?view=threedays&date=2026-11-23' },
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: fitting })).toBeVisible();
		await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
	},
};

/** Calendars for other programs: made, with an address that is shown once, replaced and ended. */
export const Abonnieren: Story = {
	args: { replies: [reply('delete', '/v1/calv2/feeds/{lfdnr}', undefined)] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Kalender abonnieren …' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Kalender abonnieren' }));
		await waitFor(() => expect(dialog.getByText(/zuletzt 23\.11\.2026/)).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: 'Adresse erstellen' }));
		await expect(dialog.getByText('Bitte geben Sie einen Namen ein.')).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Outlook: Adresse ersetzen' }));
		await waitFor(() => expect(dialog.getByText(/\/api\/v1\/calv2\/feed\/.*\.ics$/)).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: 'Outlook beenden' }));
		await waitFor(() => expect(dialog.queryByText(/\.ics$/)).toBeNull());
	},
};

/** A browser that refuses to copy is told to the user. */
export const KopierenNichtErlaubt: Story = {
	beforeEach: () => {
		const clipboard = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
		return () => clipboard.mockRestore();
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Kalender abonnieren …' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Kalender abonnieren' }));
		await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'iPhone');
		await userEvent.click(dialog.getByRole('button', { name: 'Adresse erstellen' }));
		await userEvent.click(await dialog.findByRole('button', { name: 'Adresse kopieren' }));
		await waitFor(() => expect(dialog.getByText(/lässt das Kopieren nicht zu/)).toBeVisible());
	},
};

/**
 * The same appointment moved twice at once: the first answer is late, the second a refusal. The screen ends on what the
 * server holds, with the reason (C27).
 */
export const ZweimalGezogen: Story = {
	args: { replies: [secondRefused()] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		(await canvas.findByRole('button', { name: fitting })).focus();
		await userEvent.keyboard(' {ArrowDown}{Enter}');
		await waitFor(() => expect(canvas.getByRole('button', { name: /09:05 bis 09:50/ })).toHaveFocus());
		await userEvent.keyboard(' {ArrowDown}{Enter}');
		await waitFor(() => expect(page.getByText(/^Belegt durch „Ganganalyse“/)).toBeVisible());
		await expect(canvas.queryByRole('button', { name: /^Anprobe Einlagen.*09:10 bis/ })).toBeNull();
		await expect(page.getAllByText(/^Anprobe Einlagen verschoben/)).toHaveLength(1);
	},
};

const moves = fn();

/** What was moved is put back by one press, with the version that the move has made (C27). */
export const ZugZurueck: Story = {
	args: {
		replies: [
			{
				...reply('patch', '/v1/calv2/appointments/{lfdnr}/time', 'pending'),
				async answer(request) {
					const body = await request.json();
					moves(body.start, request.headers.get('if-match'));
					const version = Number(request.headers.get('if-match')?.slice(1, -1)) + 1;
					return Response.json({ ...appointmentOf(previewOf(body)), version });
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		moves.mockClear();
		const page = within(canvasElement.ownerDocument.body);
		(await canvas.findByRole('button', { name: fitting })).focus();
		await userEvent.keyboard(' {ArrowDown}{Enter}');
		await userEvent.click(await page.findByRole('button', { name: 'Rückgängig' }));
		await waitFor(() =>
			expect(moves.mock.calls).toEqual([
				['2026-11-23T09:05:00', '"1"'],
				['2026-11-23T09:00:00', '"2"'],
			]),
		);
	},
};

/** Moving: the first one late, any further one refused. */
function secondRefused(): Reply {
	const [moved] = calendarReplies().filter(({ path }) => path === '/v1/calv2/appointments/{lfdnr}/time');
	let count = 0;
	return {
		...reply('patch', '/v1/calv2/appointments/{lfdnr}/time', { refuses: 409 }),
		async answer(request) {
			count += 1;
			if (count > 1 || moved === undefined) {
				return Response.json(taken, { status: 409, headers: { 'content-type': 'application/problem+json' } });
			}
			await new Promise((resolve) => setTimeout(resolve, 300));
			return moved.answer(request);
		},
	};
}
