import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failingFirst, type Reply, reply } from '../../../testing/answers.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';
import { task, taskReplies, taskRows } from '../../../testing/tasks.ts';

const search = '/v1/task/search';

const meta = {
	title: 'Portal/Aufgaben',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/task?scope=all' },
	// Each story has a server of its own.
	render: (args) => <StoryPortal {...args} replies={[...taskReplies(), ...(args.replies ?? [])]} />,
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Open tasks by the day they are due, with how many there are of each. */
export const NachTermin: Story = {
	play: async ({ canvas }) => {
		await canvas.findAllByRole('link', { name: 'Rückruf wegen Liefertermin' });
		const grid = within(canvas.getByRole('grid'));
		for (const heading of [/^Überfällig/, /^Heute/, /^Später/]) {
			await waitFor(() => expect(canvas.getByRole('grid')).toHaveTextContent(new RegExp(heading.source.slice(1))));
		}
		await expect(grid.getAllByText(/^seit \d+ Tagen$/)[0]).toBeVisible();
		await expect(canvas.getByRole('link', { name: /^Offen \d+/ })).toHaveAttribute('aria-current', 'true');
		await expect(canvas.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'true');
	},
};

/** Done tasks have no groups, and are one press away. */
export const Erledigt: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('link', { name: /^Erledigt \d+/ }));
		await waitFor(() => expect(canvas.queryByText('Überfällig')).toBeNull());
		await expect((await canvas.findAllByText('Erledigt', { selector: '[role=gridcell] *' }))[0]).toBeVisible();
	},
};

/** Filters stand in the address bar and in their chips. */
export const Gefiltert: Story = {
	args: { path: '/task?scope=all&q=leih&states=2&due=later&assignee=USER:2&object=ADDRESS:1001' },
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByRole('searchbox', { name: 'Aufgaben suchen' })).toHaveValue('leih');
		await expect(await canvas.findByRole('button', { name: 'Zuständig: max.verkauf' })).toBeVisible();
		await expect(await canvas.findByRole('button', { name: 'Status: In Arbeit' })).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Fällig: Später' })).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Betrifft: Adresse 1001' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Alle entfernen' }));
		await waitFor(() => expect(canvas.queryByRole('button', { name: 'Status: In Arbeit' })).toBeNull());
		await expect(canvas.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'true');
	},
};

/** One line proposes day and person as chips; what is taken away does not count. */
export const InEinerZeile: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		const line = await canvas.findByRole('textbox', { name: 'Neue Aufgabe in einer Zeile' });
		await userEvent.type(line, 'Rückruf Huber morgen @verkauf @xyz');
		const chips = within(canvas.getByRole('group', { name: 'Erkannt' }));
		await expect(await chips.findByText('fällig So, 29.11.2026')).toBeVisible();
		await expect(await chips.findByText('Verkauf')).toBeVisible();
		await userEvent.keyboard('{Enter}');
		await expect(await canvas.findByText(/Wer ist @xyz\?/)).toBeVisible();
		await userEvent.type(line, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
		await userEvent.click(chips.getByRole('button', { name: 'Ohne Termin' }));
		await expect(line).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(page.getByText(/^Aufgabe \d+ erstellt\.$/)).toBeVisible());
		// Without the day the word belongs to the title again.
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Aufgaben suchen' }), 'morgen');
		await expect(await canvas.findByRole('link', { name: 'Rückruf Huber morgen' })).toBeVisible();
	},
};

/** Several at once, with the way back. */
export const Mehrere: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		const boxes = await canvas.findAllByRole('checkbox', { name: 'Zeile auswählen' });
		for (const box of boxes.slice(0, 3)) await userEvent.click(box);
		const bar = within(canvas.getByRole('group', { name: /Auswahl/ }));
		await expect(bar.getByText('3 ausgewählt')).toBeVisible();
		await userEvent.click(await bar.findByRole('button', { name: 'Termin' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Termin von 3 Aufgaben' }));
		await userEvent.type(dialog.getByRole('textbox', { name: 'Fällig am' }), '+2w');
		await userEvent.click(dialog.getByRole('button', { name: 'Verschieben' }));
		await waitFor(() => expect(page.getByText('3 Aufgaben geändert.')).toBeVisible());
		await waitFor(() => expect(canvas.queryByText('3 ausgewählt')).toBeNull());
		await userEvent.click(page.getByRole('button', { name: 'Rückgängig' }));
		await waitFor(() => expect(page.getByText('3 Aufgaben wie vorher.')).toBeVisible());
	},
};

/** Many take their time: how far it has got is seen, it can be stopped, and a server that asks for patience gets it. */
export const Viele: Story = {
	args: {
		replies: [
			...taskReplies(taskRows(120)),
			failingFirst(
				1,
				{
					method: 'patch',
					path: '/v1/task/{id}/state',
					answer: async () => new Response(null, { status: 429, headers: { 'Retry-After': '0' } }),
				},
				heldFrom(4, reply('patch', '/v1/task/{id}/state', { ...task, version: 2 })),
			),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		const boxes = await canvas.findAllByRole('checkbox', { name: 'Zeile auswählen' });
		const [first, last] = [boxes[0], boxes[11]] as [HTMLElement, HTMLElement];
		await userEvent.click(first);
		await userEvent.keyboard('{Shift>}');
		await userEvent.click(last);
		await userEvent.keyboard('{/Shift}');
		await userEvent.click(await canvas.findByRole('button', { name: 'Erledigt' }));
		const progress = await canvas.findByRole('progressbar', { name: 'Aufgaben werden geändert' });
		await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '4 von 12'));
		await userEvent.click(canvas.getByRole('button', { name: 'Anhalten' }));
		for (const letGo of held.splice(0)) letGo();
		await waitFor(() => expect(page.getByText('8 Aufgaben geändert.')).toBeVisible());
		await waitFor(() => expect(page.getByText('Sie haben angehalten.')).toBeVisible());
	},
};

const held: (() => void)[] = [];

/** Answers the first so many at once, the others when they are let go. */
function heldFrom(first: number, { answer, ...asked }: Reply): Reply {
	let calls = 0;
	return {
		...asked,
		async answer(request) {
			calls += 1;
			if (calls > first) await new Promise<void>((resolve) => held.push(resolve));
			return answer(request);
		},
	};
}

/** Refused changes are said, and those that worked stay. */
export const MehrereTeilweise: Story = {
	args: {
		replies: [
			failingFirst(
				1,
				reply('patch', '/v1/task/{id}/state', { refuses: 422 }),
				taskReplies().find(({ path }) => path === '/v1/task/{id}/state') ??
					reply('patch', '/v1/task/{id}/state', 'network'),
			),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		const boxes = await canvas.findAllByRole('checkbox', { name: 'Zeile auswählen' });
		for (const box of boxes.slice(0, 2)) await userEvent.click(box);
		await userEvent.click(await canvas.findByRole('button', { name: 'Erledigt' }));
		await waitFor(() => expect(page.getByText('1 Aufgabe geändert.')).toBeVisible());
		await waitFor(() => expect(page.getByText('1 Aufgabe nicht geändert.')).toBeVisible());
	},
};

export const KeineAufgaben: Story = {
	args: { replies: taskReplies([]) },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('link', { name: 'Offen 0' })).toBeVisible();
	},
};

export const Laden: Story = { args: { replies: [reply('post', search, 'pending')] } };

/** A failed request never looks like an empty list, and trying again helps. */
export const Fehler: Story = {
	args: {
		replies: [
			failingFirst(1, reply('post', search, { refuses: 404 }), reply('post', search, { rows: taskRows(3), total: 3 })),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
		await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '4'));
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
	play: async ({ canvas }) => {
		await expect((await canvas.findAllByRole('link', { name: 'Rückruf wegen Liefertermin' }))[0]).toBeVisible();
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
