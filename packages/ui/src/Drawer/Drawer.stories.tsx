import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MenuButton } from '../Menu/Menu.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { usage } from '../testing/usage.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function WithButton(args: DrawerProps) {
	const [isOpen, setIsOpen] = useState(false);
	function close() {
		setIsOpen(false);
		args.onClose();
	}
	return (
		<>
			<Button onClick={() => setIsOpen(true)}>Öffnen</Button>
			<Drawer {...args} isOpen={isOpen} onClose={close} />
		</>
	);
}

const meta = {
	component: Drawer,
	parameters: {
		docs: { story: { inline: false, height: '520px' } },
		...usage({
			when: 'Details or filters beside a list; navigation on phones. `data-autofocus` marks what has the focus first.',
			not: 'A decision, or a task of its own, is a Dialog or a page.',
			keys: { Tab: 'stays inside', Escape: 'tells the owner to close, the topmost layer alone' },
		}),
	},
	args: {
		isOpen: true,
		onClose: fn(),
		title: 'Beleg 2026-004711',
		children: (
			<div style={{ display: 'grid', gap: 16 }}>
				<TextField label="Betreff" defaultValue="Nachlieferung" />
				<MenuButton entries={[{ id: 'copy', label: 'Kopieren' }]}>Aktionen</MenuButton>
			</div>
		),
		actions: (
			<>
				<Button>Abbrechen</Button>
				<Button variant="primary">Speichern</Button>
			</>
		),
	},
} satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offen: Story = {
	play: async () => {
		const drawer = screen.getByRole('dialog', { name: 'Beleg 2026-004711' });
		await expect(drawer).toHaveAttribute('aria-modal', 'true');
		await expect(within(drawer).getByRole('button', { name: 'Schließen' })).toHaveFocus();
	},
};

/** The focus goes in, round inside, and returns; what is behind cannot be reached. */
export const Tastatur: Story = {
	render: (args) => <WithButton {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		const open = canvas.getByRole('button', { name: 'Öffnen' });
		open.focus();
		await userEvent.keyboard('{Enter}');
		const drawer = screen.getByRole('dialog');
		await expect(open.closest('[inert]')).not.toBeNull();
		await userEvent.tab({ shift: true });
		await expect(within(drawer).getByRole('button', { name: 'Speichern' })).toHaveFocus();
		await userEvent.tab();
		await expect(within(drawer).getByRole('button', { name: 'Schließen' })).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect(screen.queryByRole('dialog')).toBeNull();
		await expect(args.onClose).toHaveBeenCalledOnce();
		await waitFor(() => expect(open).toHaveFocus());
	},
};

/** Escape in a menu inside it closes the menu alone; a press beside the drawer closes it. */
export const MenueDarin: Story = {
	render: (args) => <WithButton {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
		const drawer = screen.getByRole('dialog');
		await userEvent.click(within(drawer).getByRole('button', { name: 'Aktionen' }));
		await expect(within(drawer).getByRole('menuitem', { name: 'Kopieren' })).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect(args.onClose).not.toHaveBeenCalled();
		await userEvent.click(drawer);
		await expect(screen.queryByRole('dialog')).toBeNull();
	},
};

/** Head and buttons stay in sight, the content scrolls. */
export const LangerInhalt: Story = {
	args: {
		size: 'sm',
		side: 'start',
		children: Array.from({ length: 60 }, (_, index) => `Absatz ${index + 1}`).map((text) => <p key={text}>{text}</p>),
	},
	play: async () => {
		const save = screen.getByRole('button', { name: 'Speichern' });
		await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
	},
};

export const AmTelefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async () => {
		const sheet = screen.getByRole('dialog').firstElementChild;
		await expect(sheet?.getBoundingClientRect().width).toBe(window.innerWidth);
	},
};
