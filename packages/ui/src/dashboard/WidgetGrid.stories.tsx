import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { DashboardActions, type DashboardTemplate } from './DashboardActions.tsx';
import type { WidgetLayouts } from './grid/widgetLayout.ts';
import { plainWidgets, sampleDefaults, sampleWidgets } from './testing/board.tsx';
import { type DashboardProps, WidgetGrid } from './WidgetGrid.tsx';

interface BoardProps extends Omit<DashboardProps, 'isEditing'> {
	/** Editing when the story opens. */
	startsEditing: boolean;
	/** Width of the container; the window's by default. */
	width?: number;
	templates?: readonly DashboardTemplate[];
}

/** A dashboard with its actions, holding its own state as a screen does. */
function Board({ startsEditing, width, layouts: stored, onLayoutsChange, templates, ...rest }: BoardProps) {
	const [isEditing, setEditing] = useState(startsEditing);
	const [past, setPast] = useState<readonly WidgetLayouts[]>([]);
	const [changed, setChanged] = useState<WidgetLayouts | null>(null);
	const layouts = changed ?? stored;
	const before = past.at(-1);
	const dashboard = {
		...rest,
		isEditing,
		layouts,
		onLayoutsChange: (next: WidgetLayouts) => {
			setPast([...past, layouts ?? {}]);
			setChanged(next);
			onLayoutsChange(next);
		},
	};
	function undo() {
		setPast(past.slice(0, -1));
		setChanged(before ?? null);
	}
	return (
		<div data-testid="board" style={{ width }}>
			<div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 8, marginBottom: 16 }}>
				<DashboardActions
					{...dashboard}
					onEditingChange={setEditing}
					onUndo={before ? undo : null}
					{...(templates && { templates })}
				/>
			</div>
			<WidgetGrid {...dashboard} />
		</div>
	);
}

const meta: Meta<typeof Board> = {
	title: 'WidgetGrid',
	component: Board,
	parameters: usage({
		when: 'A dashboard people arrange for themselves, each width with an arrangement of its own. Only a move of the user is told to the owner.',
		not: 'Pages whose order is the same for all.',
		keys: {
			Tab: 'while editing, goes from handle to handle',
			arrows: 'on a handle move the widget',
			'Shift+arrows': 'size it',
			'Enter, Space': 'on the menu beside it: the same by words, and removing',
			Escape: 'lets go of a widget held by the pointer, back where it was',
		},
		of: WidgetGrid,
	}),
	render: (args) => <Board {...args} />,
	args: {
		widgets: sampleWidgets,
		defaultIds: sampleDefaults,
		layouts: {},
		startsEditing: false,
		onLayoutsChange: fn(),
	},
};

export default meta;

type Story = StoryObj<typeof Board>;

/** What one sees who has arranged nothing. */
export const Vorgabe: Story = {};

/** The same on a phone. */
export const Telefon: Story = { args: { width: 358 } };

/** Handles, menus and corners. */
export const Bearbeiten: Story = { args: { startsEditing: true } };

const presses = fn();
const plain = {
	widgets: plainWidgets(presses),
	defaultIds: ['a', 'b', 'c'],
	layouts: {
		sm: [
			{ id: 'a', x: 0, y: 0, width: 2, height: 2 },
			{ id: 'b', x: 2, y: 0, width: 2, height: 2 },
			{ id: 'c', x: 0, y: 2, width: 4, height: 2 },
		],
	},
	startsEditing: true,
	width: 600,
} satisfies Partial<BoardProps>;

/** By keys alone (G04): arrows move, with Shift they size; each step is spoken and saved, at the edge it says so. */
export const MitTasten: Story = {
	args: plain,
	play: async ({ canvas, args }) => {
		const handle = canvas.getByRole('button', { name: 'Erster verschieben' });
		handle.focus();
		await expect(handle).toHaveAccessibleDescription(/^Pfeiltasten verschieben/);
		await userEvent.keyboard('{ArrowLeft}');
		await expect(said(canvas)).toBe('Erster kann nicht weiter in diese Richtung.');
		await expect(args.onLayoutsChange).not.toHaveBeenCalled();

		await userEvent.keyboard('{ArrowRight}{ArrowRight}');
		await expect(said(canvas)).toBe('Erster: Spalte 3 von 6, Zeile 1');
		await expect(handle).toHaveFocus();
		await expect(args.onLayoutsChange).toHaveBeenCalledTimes(2);

		await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
		await expect(said(canvas)).toBe('Erster: 3 Spalten breit, 3 Zeilen hoch');
		await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
		await expect(said(canvas)).toBe('Diese Größe ist für Erster nicht möglich.');

		await userEvent.keyboard('{ArrowDown}');
		await expect(said(canvas)).toMatch(/^Erster: Spalte 3 von 6, Zeile [3-5]$/);
		await expect(handle).toHaveFocus();
	},
};

/** From the menu, by keys alone; the focus comes back to it. */
export const MitMenue: Story = {
	args: plain,
	play: async ({ canvas, args }) => {
		const menu = canvas.getByRole('button', { name: 'Erster anordnen' });
		menu.focus();
		await userEvent.keyboard('{Enter}');
		within(document.body).getByRole('menuitem', { name: 'Breiter' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(said(canvas)).toBe('Erster: 3 Spalten breit, 2 Zeilen hoch');
		await expect(menu).toHaveFocus();

		await userEvent.keyboard('{Enter}');
		within(document.body).getByRole('menuitem', { name: 'Entfernen' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(said(canvas)).toBe('Erster entfernt');
		await expect(canvas.queryByRole('heading', { name: 'Erster' })).toBeNull();
		await expect(canvas.getByRole('button', { name: 'Zweiter verschieben' })).toHaveFocus();
		await expect(lastSaved(args)).not.toContain('"a"');
	},
};

/** By pointer from the handle: the others make room, it is saved once, when let go. */
export const MitZeiger: Story = {
	args: plain,
	play: async ({ canvas, args, userEvent }) => {
		const handle = canvas.getByRole('button', { name: 'Erster verschieben' });
		const start = middle(handle);
		await userEvent.pointer([
			{ keys: '[MouseLeft>]', target: handle, coords: start },
			{ target: handle, coords: { clientX: start.clientX + 80, clientY: start.clientY + 2 } },
			{ target: handle, coords: { clientX: start.clientX + 210, clientY: start.clientY + 4 } },
		]);
		await expect(args.onLayoutsChange).not.toHaveBeenCalled();
		await userEvent.pointer({ keys: '[/MouseLeft]', target: handle });
		await expect(args.onLayoutsChange).toHaveBeenCalledTimes(1);
		await expect(said(canvas)).toBe('Erster: Spalte 3 von 6, Zeile 1');
		await expect(boxOf(canvas, 'Erster').left).toBeGreaterThan(boxOf(canvas, 'Dritter').left);
	},
};

/** By pointer from the corner; below its minimum a widget does not get. */
export const GroesseMitZeiger: Story = {
	args: plain,
	play: async ({ canvas, args, userEvent }) => {
		const box = boxOf(canvas, 'Dritter');
		const corner = canvas.getByText('Dritter', { selector: 'h2' }).closest('[data-editing]')?.lastElementChild;
		if (!corner) throw new Error('A widget has a corner');
		const start = middle(corner);
		await userEvent.pointer([
			{ keys: '[MouseLeft>]', target: corner, coords: start },
			{ target: corner, coords: { clientX: start.clientX + 190, clientY: start.clientY + 70 } },
			{ keys: '[/MouseLeft]', target: corner },
		]);
		await expect(said(canvas)).toBe('Dritter: 6 Spalten breit, 3 Zeilen hoch');
		await waitFor(() => expect(boxOf(canvas, 'Dritter').width).toBe(600));
		const far = middle(corner);
		await userEvent.pointer([
			{ keys: '[MouseLeft>]', target: corner, coords: far },
			{ target: corner, coords: { clientX: far.clientX - 500, clientY: far.clientY - 150 } },
			{ keys: '[/MouseLeft]', target: corner },
		]);
		await expect(said(canvas)).toBe('Dritter: 4 Spalten breit, 2 Zeilen hoch');
		await waitFor(() => expect(boxOf(canvas, 'Dritter').width).toBe(box.width));
		await expect(args.onLayoutsChange).toHaveBeenCalledTimes(2);
	},
};

/** Escape puts a widget under the pointer back, and nothing is saved. */
export const Abbrechen: Story = {
	args: plain,
	play: async ({ canvas, args, userEvent }) => {
		const before = boxOf(canvas, 'Erster').left;
		const handle = canvas.getByRole('button', { name: 'Erster verschieben' });
		const start = middle(handle);
		await userEvent.pointer([
			{ keys: '[MouseLeft>]', target: handle, coords: start },
			{ target: handle, coords: { clientX: start.clientX + 210, clientY: start.clientY } },
		]);
		await expect(boxOf(canvas, 'Erster').left).toBeGreaterThan(before);
		await userEvent.keyboard('{Escape}');
		await userEvent.pointer({ keys: '[/MouseLeft]', target: handle });
		await waitFor(() => expect(boxOf(canvas, 'Erster').left).toBe(before));
		await expect(said(canvas)).toBe('Erster steht wieder am alten Platz.');
		await expect(args.onLayoutsChange).not.toHaveBeenCalled();
	},
};

/** A press on a handle, or a pull by less than four pixels, moves nothing. */
export const NurGedrueckt: Story = {
	args: plain,
	play: async ({ canvas, args }) => {
		const handle = canvas.getByRole('button', { name: 'Zweiter verschieben' });
		const start = middle(handle);
		await userEvent.pointer([
			{ keys: '[MouseLeft>]', target: handle, coords: start },
			{ target: handle, coords: { clientX: start.clientX + 2, clientY: start.clientY + 2 } },
			{ keys: '[/MouseLeft]', target: handle },
		]);
		await expect(args.onLayoutsChange).not.toHaveBeenCalled();
	},
};

/** Controls in a widget never lift it (G08): without editing they work, while editing they are out of reach. */
export const KnoepfeHebenNichts: Story = {
	args: { ...plain, startsEditing: false },
	play: async ({ canvas, args }) => {
		presses.mockClear();
		const button = canvas.getByRole('button', { name: 'Knopf a' });
		const start = middle(button);
		const before = boxOf(canvas, 'Erster').left;
		await userEvent.pointer([
			{ keys: '[MouseLeft>]', target: button, coords: start },
			{ target: button, coords: { clientX: start.clientX + 150, clientY: start.clientY } },
			{ keys: '[/MouseLeft]', target: button },
		]);
		await userEvent.click(button);
		await expect(presses).toHaveBeenLastCalledWith('a');
		await expect(boxOf(canvas, 'Erster').left).toBe(before);
		await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }));
		await expect(button.closest('[inert]')).not.toBeNull();
		await expect(args.onLayoutsChange).not.toHaveBeenCalled();
	},
};

/** A finger scrolls the page wherever it lies but on a handle or corner, and on those only while editing (G05). */
export const FingerRollt: Story = {
	args: { ...plain, startsEditing: false },
	play: async ({ canvas, canvasElement }) => {
		const held = () =>
			[...canvasElement.querySelectorAll('*')].filter((one) => getComputedStyle(one).touchAction === 'none');
		await expect(held()).toHaveLength(0);
		await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }));
		await expect(held()).toHaveLength(2 * plain.widgets.length);
	},
};

/** A change of width arranges anew and saves nothing (G01, G07); each breakpoint gets its arrangement back. */
export const AndereBreite: Story = {
	args: { ...plain, startsEditing: false },
	play: async ({ canvas, args }) => {
		const board = canvas.getByTestId('board');
		await expect(boxOf(canvas, 'Zweiter').top).toBe(boxOf(canvas, 'Erster').top);
		board.style.width = '300px';
		await waitFor(() => expect(boxOf(canvas, 'Zweiter').top).toBeGreaterThan(boxOf(canvas, 'Erster').top));
		await expect(boxOf(canvas, 'Erster').width).toBe(300);
		await expect(boxOf(canvas, 'Dritter').width).toBe(300);
		board.style.width = '600px';
		await waitFor(() => expect(boxOf(canvas, 'Zweiter').top).toBe(boxOf(canvas, 'Erster').top));
		await expect(args.onLayoutsChange).not.toHaveBeenCalled();
	},
};

/** Without a measured width nothing is drawn and nothing saved (G02). */
export const OhneBreite: Story = {
	args: { ...plain, startsEditing: false, width: 0 },
	play: async ({ canvas, args }) => {
		await expect(canvas.queryByRole('heading')).toBeNull();
		canvas.getByTestId('board').style.width = '600px';
		await expect(await canvas.findByRole('heading', { name: 'Erster' })).toBeVisible();
		await expect(args.onLayoutsChange).not.toHaveBeenCalled();
	},
};

/** While the settings are loading nothing can be arranged or saved (G03). */
export const EinstellungenLaden: Story = {
	args: { layouts: null },
	play: async ({ canvas, args }) => {
		await expect(canvas.getByText('Dashboard wird geladen …')).toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: 'Bearbeiten' })).toBeDisabled();
		await expect(canvas.queryByRole('heading')).toBeNull();
		await expect(args.onLayoutsChange).not.toHaveBeenCalled();
	},
};

/** A widget whose app was withdrawn is left out, the others keep their places (G10). */
export const WidgetEntzogen: Story = {
	args: {
		...plain,
		startsEditing: false,
		layouts: {
			sm: [
				{ id: 'a', x: 0, y: 0, width: 2, height: 2 },
				{ id: 'WITHDRAWN', x: 2, y: 0, width: 2, height: 2 },
				{ id: 'b', x: 4, y: 0, width: 2, height: 2 },
			],
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('heading')).toHaveLength(2);
		await expect(boxOf(canvas, 'Zweiter').right).toBe(canvas.getByTestId('board').getBoundingClientRect().right);
	},
};

/** From the gallery by keys: what is added leaves the list, the focus stays in it and ends on what came; reset asks first. */
export const Galerie: Story = {
	args: { ...plain, layouts: { sm: plain.layouts.sm.slice(0, 1) } },
	play: async ({ canvas, args }) => {
		const body = within(document.body);
		const open = canvas.getByRole('button', { name: 'Widget hinzufügen' });
		open.focus();
		await userEvent.keyboard('{Enter}');
		const dialog = within(await body.findByRole('dialog', { name: 'Widget hinzufügen' }));
		dialog.getByRole('button', { name: 'Zweiter hinzufügen' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(dialog.getByRole('status')).toHaveTextContent('Zweiter hinzugefügt');
		await expect(dialog.getByRole('button', { name: 'Dritter hinzufügen' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(dialog.getByText('Alle Widgets sind bereits am Dashboard.')).toBeVisible());
		await expect(dialog.getByRole('button', { name: 'Fertig' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Dritter verschieben' })).toHaveFocus());
		await expect(lastSaved(args)).toContain('"c"');

		canvas.getByRole('button', { name: 'Zurücksetzen' }).focus();
		await userEvent.keyboard('{Enter}');
		const question = within(await body.findByRole('alertdialog', { name: 'Dashboard zurücksetzen?' }));
		question.getByRole('button', { name: 'Zurücksetzen' }).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(lastSaved(args)).toBe('{}'));
	},
};

/** By button and by keys, one step at a time, until nothing is left to take back. */
export const Rueckgaengig: Story = {
	args: plain,
	play: async ({ canvas }) => {
		const handle = canvas.getByRole('button', { name: 'Erster verschieben' });
		const undo = canvas.getByRole('button', { name: 'Rückgängig' });
		await expect(undo).toBeDisabled();
		const before = boxOf(canvas, 'Erster').left;
		handle.focus();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}');
		await waitFor(() => expect(boxOf(canvas, 'Erster').left).toBeGreaterThan(before));
		await userEvent.keyboard('{Control>}z{/Control}');
		await expect(handle).toHaveFocus();
		await userEvent.click(undo);
		await waitFor(() => expect(boxOf(canvas, 'Erster').left).toBe(before));
		await expect(undo).toBeDisabled();
	},
};

/** An arrangement to begin with takes the place of one's own, and can be taken back. */
export const Vorlagen: Story = {
	args: {
		...plain,
		templates: [{ id: 'row', label: 'Nebeneinander', layouts: { lg: plain.layouts.sm } }],
	},
	play: async ({ canvas, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Vorlagen' }));
		await userEvent.click(await canvas.findByRole('menuitem', { name: 'Nebeneinander' }));
		await expect(lastSaved(args)).toContain('"lg"');
		await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
		await expect(canvas.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
	},
};

/** Everything removed: one sentence, and editing goes on. */
export const Leer: Story = {
	args: { ...plain, layouts: { sm: [] } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Ihr Dashboard ist leer.')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Widget hinzufügen' })).toBeEnabled();
	},
};

type Canvas = ReturnType<typeof within>;

function said(canvas: Canvas): string {
	return canvas.getAllByRole('status').at(-1)?.textContent?.trimEnd() ?? '';
}

function boxOf(canvas: Canvas, title: string): DOMRect {
	const heading = canvas.getByText(title, { selector: 'h2' });
	const section = heading.closest('section');
	if (!section) throw new Error(`No widget "${title}"`);
	return section.getBoundingClientRect();
}

function middle(element: Element): { clientX: number; clientY: number } {
	const box = element.getBoundingClientRect();
	return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
}

function lastSaved(args: { onLayoutsChange: unknown }): string {
	const calls = (args.onLayoutsChange as ReturnType<typeof fn>).mock.calls;
	return JSON.stringify(calls.at(-1)?.[0]);
}
