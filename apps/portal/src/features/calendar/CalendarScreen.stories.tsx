import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reply } from '../../testing/answers.ts';
import { calendarReplies } from '../../testing/calendar.ts';
import { StoryPortal } from '../../testing/StoryPortal.tsx';

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
		await userEvent.click(canvas.getByRole('button', { name: 'Heute' }));
		await expect(await canvas.findByRole('heading', { name: /23\.–27\. November 2026/ })).toBeVisible();
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

export const Leer: Story = {
	args: {
		path: '/calv2?view=list&date=2026-11-25',
		replies: [reply('get', PREVIEWS, { appointments: [], isComplete: true })],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Keine Termine in diesem Zeitraum.')).toBeVisible();
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
