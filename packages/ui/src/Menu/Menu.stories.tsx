import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { LinkProvider, type Navigate } from '../Link/Link.tsx';
import { usage } from '../testing/usage.ts';
import { Menu, MenuButton, type MenuEntry, SearchMenuButton } from './Menu.tsx';

const onAction = fn<(id: string) => void>();
const onNavigate = fn<Navigate>();

const entries: MenuEntry[] = [
	{ id: 'edit', label: 'Bearbeiten', icon: <Pencil />, shortcut: 'E', onAction: () => onAction('edit') },
	{ id: 'copy', label: 'Öffnungszeiten kopieren', icon: <Copy />, onAction: () => onAction('copy') },
	{
		id: 'print',
		label: 'Drucken',
		description: 'Für diesen Beleg gibt es kein Formular.',
		icon: <Printer />,
		isDisabled: true,
		onAction: () => onAction('print'),
	},
	{ id: 'open', label: 'Dokumente anzeigen', href: '/documents' },
	{ kind: 'separator', id: 'line' },
	{ id: 'delete', label: 'Löschen', icon: <Trash2 />, isDanger: true, onAction: () => onAction('delete') },
];

function Actions() {
	return <MenuButton entries={entries}>Aktionen</MenuButton>;
}

const meta: Meta = {
	component: Menu,
	parameters: usage({
		when: 'Several actions of one thing, behind one button.',
		not: 'The choice of a value is a Select; one or two actions are Buttons.',
		keys: {
			'Enter, Space, ↓': 'open at the first entry; ↑ at the last',
			'↓ ↑, Home, End': 'go through the entries',
			letters: 'go to the entry that begins with them',
			'Enter, Space': 'act',
			Escape: 'closes, and the focus returns to the button',
			Tab: 'closes and goes on behind the button',
		},
	}),
	render: () => <Actions />,
	decorators: [
		(Story) => (
			<LinkProvider onNavigate={onNavigate}>
				<div style={{ minHeight: '20rem' }}>{Story()}</div>
			</LinkProvider>
		),
	],
	beforeEach: () => {
		onAction.mockClear();
		onNavigate.mockClear();
	},
};

export default meta;

type Story = StoryObj;

export const Zu: Story = {};

export const Offen: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
		await expect(canvas.getByRole('menu', { name: 'Aktionen' })).toBeVisible();
		await expect(canvas.getByRole('menuitem', { name: /Bearbeiten/ })).toHaveFocus();
		await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
	},
};

/** Arrows go round and stop at disabled entries too, letters jump, Escape returns to the button. */
export const Tastatur: Story = {
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Aktionen' });
		const item = (name: string) => canvas.getByRole('menuitem', { name: new RegExp(name) });
		await userEvent.tab();
		await userEvent.keyboard('{ArrowDown}');
		await expect(item('Bearbeiten')).toHaveFocus();
		await userEvent.keyboard('{ArrowUp}');
		await expect(item('Löschen')).toHaveFocus();
		await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
		await expect(item('Drucken')).toHaveFocus();
		await expect(item('Drucken')).toHaveAccessibleName(/Für diesen Beleg gibt es kein Formular/);
		await userEvent.keyboard('{Enter}');
		await expect(onAction).not.toHaveBeenCalled();
		await userEvent.keyboard('o');
		await expect(item('Öffnungszeiten kopieren')).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
		await expect(button).toHaveFocus();
		await userEvent.keyboard('{ArrowUp}');
		await expect(item('Löschen')).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(onAction).toHaveBeenCalledOnce();
		await expect(onAction).toHaveBeenCalledWith('delete');
		await expect(button).toHaveFocus();
	},
};

/** Tab leaves the menu for what comes after its button. */
export const TabSchliesst: Story = {
	render: () => (
		<>
			<Actions /> <button type="button">Danach</button>
		</>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
		await userEvent.tab();
		await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: 'Danach' })).toHaveFocus();
	},
};

export const DanebenSchliesst: Story = {
	render: () => (
		<>
			<Actions /> <p>Daneben</p>
		</>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
		await userEvent.click(canvas.getByText('Daneben'));
		await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
	},
};

/** A second press on the button closes, and does not open again. */
export const KnopfSchliesst: Story = {
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Aktionen' });
		await userEvent.click(button);
		await userEvent.click(button);
		await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
	},
};

export const Verweis: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
		await expect(canvas.getByRole('menuitem', { name: 'Dokumente anzeigen' })).toHaveAttribute('href', '/documents');
		await userEvent.keyboard('do');
		await userEvent.keyboard('{Enter}');
		await expect(onNavigate).toHaveBeenCalledOnce();
		await expect(onNavigate).toHaveBeenCalledWith('/documents', { replace: false });
		await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
	},
};

export const NurZeichen: Story = {
	render: () => <MenuButton label="Weitere Aktionen" icon={<Ellipsis />} variant="quiet" entries={entries} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Weitere Aktionen' }));
		await expect(canvas.getByRole('menu', { name: 'Weitere Aktionen' })).toBeVisible();
	},
};

/** Sections, a choice with a tick, and a head that says whose menu it is. */
export const AbschnitteUndWahl: Story = {
	render: function Render() {
		const [mode, setMode] = useState('system');
		return (
			<MenuButton
				header={
					<>
						<strong>Anna Huber</strong>
						<br />
						anna.huber@kontor.example
					</>
				}
				entries={[
					{
						kind: 'section',
						id: 'own',
						label: 'Konto',
						items: [{ id: 'settings', label: 'Einstellungen', href: '/settings/crm' }],
					},
					{
						kind: 'choice',
						id: 'mode',
						label: 'Darstellung',
						value: mode,
						onValueChange: setMode,
						options: [
							{ value: 'system', label: 'System' },
							{ value: 'light', label: 'Hell' },
							{ value: 'dark', label: 'Dunkel' },
						],
					},
					{ kind: 'separator', id: 'line' },
					{ id: 'out', label: 'Abmelden', onAction: () => onAction('out') },
				]}
			>
				Anna Huber
			</MenuButton>
		);
	},
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Anna Huber' });
		await userEvent.click(button);
		const group = within(canvas.getByRole('group', { name: 'Darstellung' }));
		await expect(group.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
		await userEvent.click(group.getByRole('menuitemradio', { name: 'Dunkel' }));
		await userEvent.click(button);
		await expect(canvas.getByRole('menuitemradio', { name: 'Dunkel' })).toBeChecked();
	},
};

/** At the right edge and at the foot of the page it stays on screen. */
export const AmRand: Story = {
	parameters: { layout: 'fullscreen' },
	decorators: [
		(Story) => (
			<div style={{ display: 'flex', height: '100vh', alignItems: 'end', justifyContent: 'end' }}>{Story()}</div>
		),
	],
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
		await waitFor(() => {
			const box = canvas.getByRole('menu').parentElement?.getBoundingClientRect();
			expect(box?.right).toBeLessThanOrEqual(window.innerWidth);
			expect(box?.bottom).toBeLessThanOrEqual(canvas.getByRole('button').getBoundingClientRect().top);
			expect(box?.top).toBeGreaterThanOrEqual(0);
		});
	},
};

export const AmTelefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
		await expect(canvas.getByRole('menuitem', { name: /Bearbeiten/ }).offsetHeight).toBeGreaterThanOrEqual(44);
	},
};

const places = ['Graz', 'Linz', 'Salzburg', 'Wien'];

/** A long menu is narrowed by what is typed, also by its headings; Enter takes the first entry. */
export const Durchsuchbar: Story = {
	render: () => (
		<SearchMenuButton
			searchLabel="Orte suchen"
			sections={['Lieferung', 'Rechnung'].map((label) => ({
				kind: 'section',
				id: label,
				label,
				items: places.map((place) => ({
					id: `${label} ${place}`,
					label: place,
					onAction: () => onAction(`${label} ${place}`),
				})),
			}))}
		>
			Ort hinzufügen
		</SearchMenuButton>
	),
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		const button = canvas.getByRole('button', { name: 'Ort hinzufügen' });
		button.focus();
		await userEvent.keyboard('{Enter}');
		const field = await page.findByRole('searchbox', { name: 'Orte suchen' });
		await waitFor(() => expect(field).toHaveFocus());
		await expect(page.getAllByRole('menuitem')).toHaveLength(8);
		await userEvent.keyboard('rech li');
		await waitFor(() => expect(page.getAllByRole('menuitem')).toHaveLength(1));
		await userEvent.keyboard('{ArrowDown}');
		await expect(page.getByRole('menuitem', { name: 'Linz' })).toHaveFocus();
		await userEvent.keyboard('{ArrowUp}');
		await expect(field).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(onAction).toHaveBeenCalledWith('Rechnung Linz');
		await expect(button).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await userEvent.keyboard('xyz');
		await expect(await page.findByText('Kein Eintrag passt.')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(page.getAllByRole('menuitem')).toHaveLength(8));
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
		await expect(button).toHaveFocus();
	},
};
