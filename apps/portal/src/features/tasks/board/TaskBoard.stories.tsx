import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { reply } from '../../../testing/answers.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';
import { taskReplies, taskRows } from '../../../testing/tasks.ts';

const meta = {
	title: 'Portal/Aufgaben: Tafel',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/task?scope=all&view=board' },
	// Each story has a server of its own.
	render: (args) => <StoryPortal {...args} replies={[...taskReplies(), ...(args.replies ?? [])]} />,
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function columnOf(canvas: Canvas, name: string): Promise<HTMLElement> {
	return canvas.findByRole('region', { name: new RegExp(`^${name} \\d+$`) });
}

function countOf(column: HTMLElement): number {
	return Number(within(column).getByRole('heading').textContent?.match(/\d+/)?.[0]);
}

/** J10: the columns are the states of the server, each with how many there are, and the rest is one press away. */
export const Spalten: Story = {
	args: { replies: taskReplies(taskRows(140)) },
	play: async ({ canvas, userEvent }) => {
		const open = await columnOf(canvas, 'Offen');
		await waitFor(() => expect(countOf(open)).toBe(70));
		await expect(within(open).getAllByRole('listitem')).toHaveLength(15);
		await userEvent.click(within(open).getByRole('button', { name: 'Weitere 15 laden' }));
		await waitFor(() => expect(within(open).getAllByRole('listitem')).toHaveLength(30));
		await expect(await columnOf(canvas, 'Erledigt')).toBeVisible();
	},
};

/** J12: lifting, each column, a closed one with its reason, and the drop are spoken; the focus stays on the card. */
export const MitTasten: Story = {
	play: async ({ canvas, userEvent }) => {
		const open = await columnOf(canvas, 'Offen');
		const card = (await within(open).findAllByRole('link'))[0] as HTMLElement;
		const before = countOf(open);
		const title = card.textContent ?? '';
		const lfdnr = card.closest<HTMLElement>('[data-task]')?.dataset.task;
		const status = () =>
			canvas
				.getAllByRole('status')
				.map((region) => region.textContent)
				.join(' ');
		card.focus();
		await userEvent.keyboard(' ');
		await waitFor(() => expect(status()).toContain(`„${title}“ aufgenommen, Spalte Offen.`));
		await userEvent.keyboard('{ArrowLeft}');
		await waitFor(() => expect(status()).toContain('Hier ist keine Spalte mehr.'));
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(status()).toContain('Spalte In Arbeit.'));
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(status()).toContain('Abgebrochen.'));
		await userEvent.keyboard(' {ArrowRight}{Enter}');
		await waitFor(() => expect(status()).toContain(`„${title}“ nach In Arbeit verschoben.`));
		const target = await columnOf(canvas, 'In Arbeit');
		await waitFor(() => expect(target.querySelector(`[data-task="${lfdnr}"] a`)).toHaveFocus());
		await waitFor(() => expect(countOf(open)).toBe(before - 1));
	},
};

/** A state the server does not let the card into is closed in sight and by ear, and gives it back. */
export const Geschlossen: Story = {
	play: async ({ canvas, userEvent }) => {
		const waiting = await columnOf(canvas, 'Wartet');
		const card = (await within(waiting).findAllByRole('link'))[0] as HTMLElement;
		card.focus();
		await userEvent.keyboard(' {ArrowRight}');
		const done = await columnOf(canvas, 'Erledigt');
		await expect(within(done).getByText('Die Checkliste hat noch offene Punkte.')).toBeVisible();
		await userEvent.keyboard('{Enter}');
		await waitFor(() =>
			expect(
				canvas
					.getAllByRole('status')
					.map((region) => region.textContent)
					.join(' '),
			).toContain('bleibt in Wartet.'),
		);
		await expect(card).toHaveFocus();
	},
};

/** Arrows walk through all cards; one of them is the stop of Tab. */
export const Durchgehen: Story = {
	play: async ({ canvas, userEvent }) => {
		const open = await columnOf(canvas, 'Offen');
		const [first, second] = (await within(open).findAllByRole('link')) as [HTMLElement, HTMLElement];
		first.focus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(second).toHaveFocus();
		await expect(first.tabIndex).toBe(-1);
		await userEvent.keyboard('{ArrowRight}');
		await expect(await columnOf(canvas, 'In Arbeit')).toContainElement(document.activeElement as HTMLElement);
		await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
		await expect(first).toHaveFocus();
	},
};

/** By mouse, and the press that ends the drag opens nothing. */
export const Ziehen: Story = {
	play: async ({ canvas }) => {
		const open = await columnOf(canvas, 'Offen');
		const target = await columnOf(canvas, 'In Arbeit');
		await waitFor(() => expect(countOf(open)).toBeGreaterThan(0));
		const [before, there] = [countOf(open), countOf(target)];
		const card = within(open).getAllByRole('listitem')[0] as HTMLElement;
		const from = card.getBoundingClientRect();
		const to = target.getBoundingClientRect();
		const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerId: 1, button: 0, bubbles: true });
		await fireEvent.pointerDown(card, at(from.x + 20, from.y + 10));
		await fireEvent.pointerMove(document, at(from.x + 40, from.y + 20));
		await fireEvent.pointerMove(document, at(to.x + 60, to.y + 60));
		await waitFor(() => expect(target).toHaveAttribute('data-over'));
		await fireEvent.pointerUp(document, at(to.x + 60, to.y + 60));
		await waitFor(() => expect(countOf(target)).toBe(there + 1));
		await expect(countOf(open)).toBe(before - 1);
		await expect(canvas.getByRole('heading', { level: 1, name: 'Aufgaben' })).toBeVisible();
	},
};

/** Without dragging, for thumbs and switches; what the server refuses comes back with the reason. */
export const MitMenü: Story = {
	args: { replies: [reply('patch', '/v1/task/{id}/state', { refuses: 422 })] },
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		const open = await columnOf(canvas, 'Offen');
		const [menu] = await within(open).findAllByRole('button', { name: /verschieben$/ });
		const before = countOf(open);
		await userEvent.click(menu as HTMLElement);
		await userEvent.click(await page.findByRole('menuitem', { name: 'Nach Wartet' }));
		await waitFor(() => expect(page.getByText(/^„.*“ wurde nicht verschoben\.$/)).toBeVisible());
		await waitFor(() => expect(countOf(open)).toBe(before));
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};

export const Leer: Story = {
	args: { replies: taskReplies([]) },
	play: async ({ canvas }) => {
		await expect((await canvas.findAllByText('Keine Aufgaben.'))[0]).toBeVisible();
	},
};

export const Laden: Story = {
	args: { replies: [reply('post', '/v1/task/search', 'pending')] },
};

export const Fehler: Story = {
	args: { replies: [reply('post', '/v1/task/search', { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect((await canvas.findAllByRole('button', { name: 'Erneut versuchen' }))[0]).toBeVisible();
	},
};
