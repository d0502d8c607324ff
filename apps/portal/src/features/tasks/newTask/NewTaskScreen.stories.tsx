import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reply } from '../../../testing/answers.ts';
import { appointmentOf, previewOf } from '../../../testing/calendar.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';
import { taskReplies } from '../../../testing/tasks.ts';

const meta = {
	title: 'Portal/Aufgabe erstellen',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/task/new' },
	// Each story has a server of its own.
	render: (args) => <StoryPortal {...args} replies={[...taskReplies(), ...(args.replies ?? [])]} />,
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Title and object come with the link; the day may be typed in short. */
export const AusEinerAdresse: Story = {
	args: { path: '/task/new?title=Rückruf&object=ADDRESS:1001' },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await expect(await canvas.findByRole('combobox', { name: /^Titel/ })).toHaveValue('Rückruf');
		await expect(await canvas.findByText('Huber Elisabeth')).toBeVisible();
		await userEvent.type(canvas.getByRole('textbox', { name: /^Fällig am/ }), 'morgen');
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() => expect(page.getByText(/^Aufgabe \d+ erstellt\.$/)).toBeVisible());
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Rückruf' })).toBeVisible();
	},
};

/** Titles are proposed in the list of the house; any other can be typed. */
export const TitelVorschlagen: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		const title = await canvas.findByRole('combobox', { name: /^Titel/ });
		await waitFor(async () => {
			await userEvent.click(title);
			await expect(page.getAllByRole('option')).toHaveLength(4);
		});
		const second = page.getAllByRole('option')[1]?.textContent ?? '';
		await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
		await expect(title).toHaveValue(second);
		await expect(canvas.getByRole('heading', { level: 1, name: 'Aufgabe erstellen' })).toBeVisible();
	},
};

/** A missing value is said at its field and above, and the focus goes there. */
export const OhneTitel: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByRole('textbox', { name: /^Fällig am/ }), '31.02.2026');
		await userEvent.click(canvas.getByRole('button', { name: 'Aufgabe erstellen' }));
		await waitFor(() => expect(canvas.getAllByText('Bitte geben Sie einen Titel ein.')[0]).toBeVisible());
		await expect(canvas.getAllByText('Kein gültiges Datum!')[0]).toBeVisible();
	},
};

export const Wiederhergestellt: Story = {
	args: {
		drafts: { 'task/new/': { title: 'Angefangen', description: '', dueDate: null, assignees: [], objects: [] } },
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByDisplayValue('Angefangen')).toBeVisible();
		await expect(canvas.getByText('Ihre noch nicht gespeicherte Eingabe ist wieder da.')).toBeVisible();
	},
};

/** From an appointment: its name comes from the calendar. */
export const VomTermin: Story = {
	args: {
		path: '/task/new?title=Nachfassen&object=APPOINTMENT%3A1',
		replies: [
			reply('post', '/v1/calv2/appointments/details', [
				appointmentOf(previewOf({ lfdnr: 1, title: 'Anprobe Einlagen' })),
			]),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByDisplayValue('Nachfassen')).toBeVisible();
		await expect(await canvas.findByText('Anprobe Einlagen')).toBeVisible();
	},
};

export const NichtErreichbar: Story = {
	args: { replies: [reply('put', '/v1/task', 'network')] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByRole('combobox', { name: /^Titel/ }), 'Rückruf');
		await userEvent.click(canvas.getByRole('button', { name: 'Aufgabe erstellen' }));
		await expect(await canvas.findByText(/Ihre Eingabe ist noch da\./)).toBeVisible();
		await expect(canvas.getByRole('combobox', { name: /^Titel/ })).toHaveValue('Rückruf');
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: 'Aufgabe erstellen' });
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
