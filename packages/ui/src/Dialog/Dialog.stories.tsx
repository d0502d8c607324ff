import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MenuButton } from '../Menu/Menu.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { usage } from '../testing/usage.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
	component: Dialog,
	parameters: {
		docs: { story: { inline: false, height: '520px' } },
		...usage({
			when: 'A short task that needs what is behind it in sight or in mind: move an appointment, compare two records.',
			not: 'A form longer than a screen is a page; details beside a list are a Drawer; a question is a ConfirmDialog. No dialog over a dialog over a dialog.',
			keys: {
				Tab: 'stays inside',
				Escape: 'tells the owner to close, the topmost layer alone; nothing while it is busy',
				Enter: 'in a field it sends the form',
			},
		}),
	},
	args: {
		isOpen: true,
		onClose: fn(),
		title: 'Kontaktperson bearbeiten',
		children: 'Inhalt',
	},
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const form = (
	<form style={{ display: 'grid', gap: 'var(--k-space-4)' }}>
		<TextField label="Vorname" defaultValue="Anna" />
		<TextField label="Nachname" isRequired error="Bitte ausfüllen." />
		<Select label="Funktion" options={[{ value: '1', label: 'Geschäftsführung' }]} />
	</form>
);

const paragraphs = Array.from({ length: 40 }, (_, index) => `Absatz ${index + 1}`);

function WithButton(args: ComponentProps<typeof Dialog>) {
	const [isOpen, setIsOpen] = useState(false);
	function close() {
		setIsOpen(false);
		args.onClose();
	}
	return (
		<>
			<Button onClick={() => setIsOpen(true)}>Öffnen</Button>
			<Button onClick={fn()}>Daneben</Button>
			<Dialog {...args} isOpen={isOpen} onClose={close} />
		</>
	);
}

export const Formular: Story = {
	args: {
		children: form,
		actions: (
			<>
				<Button>Abbrechen</Button>
				<Button variant="primary">Speichern</Button>
			</>
		),
	},
	play: async () => {
		const dialog = await screen.findByRole('dialog', { name: 'Kontaktperson bearbeiten' });
		await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
	},
};

export const Klein: Story = { args: { size: 'sm', title: 'Termin', children: <p>Kein Termin an diesem Tag.</p> } };

export const Gross: Story = {
	args: { size: 'lg', title: 'Adressen vergleichen', children: <p>Zwei Spalten nebeneinander.</p> },
};

/** Title and buttons stay in sight, the content between them scrolls. */
export const LangerInhalt: Story = {
	args: {
		title: 'Allgemeine Geschäftsbedingungen für die Überlassung von Heilbehelfen und Hilfsmitteln',
		children: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
		actions: <Button variant="primary">Annehmen</Button>,
	},
	play: async () => {
		const dialog = await screen.findByRole('dialog');
		const accept = within(dialog).getByRole('button', { name: 'Annehmen' });
		await expect(accept.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
		await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
	},
};

/** The focus goes in, stays in, and returns to the button; Escape and the X tell the owner. */
export const FokusUndEscape: Story = {
	args: { children: form },
	render: (args) => <WithButton {...args} />,
	play: async ({ canvas, userEvent, args, step }) => {
		const open = canvas.getByRole('button', { name: 'Öffnen' });
		await userEvent.click(open);
		const dialog = await screen.findByRole('dialog');

		await step('The focus stays inside', async () => {
			for (let press = 0; press < 6; press++) {
				await userEvent.tab();
				await expect(dialog).toContainElement(document.activeElement as HTMLElement);
			}
		});

		await step('What is behind is out of reach', async () => {
			await expect(canvas.getByText('Daneben').closest('[inert]')).not.toBeNull();
		});

		await step('Escape closes and the focus returns', async () => {
			await userEvent.keyboard('{Escape}');
			await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
			await expect(args.onClose).toHaveBeenCalledOnce();
			await waitFor(() => expect(open).toHaveFocus());
		});

		await step('The X closes', async () => {
			await userEvent.click(open);
			await userEvent.click(await screen.findByRole('button', { name: 'Schließen' }));
			await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		});
	},
};

/** Who opens it to enter one thing types at once. */
export const ErstesFeld: Story = {
	args: {
		title: 'Filter speichern',
		children: <TextField label="Name" data-autofocus />,
		actions: <Button variant="primary">Speichern</Button>,
	},
	render: (args) => <WithButton {...args} />,
	play: async ({ canvas, userEvent }) => {
		const open = canvas.getByRole('button', { name: 'Öffnen' });
		await userEvent.click(open);
		const name = await screen.findByLabelText('Name');
		await waitFor(() => expect(name).toHaveFocus());
		await userEvent.keyboard('Huber{Escape}');
		await waitFor(() => expect(open).toHaveFocus());
	},
};

/** A press beside it closes only where nothing can be lost. */
export const DanebenSchliesst: Story = {
	args: { isDismissable: true, children: <p>Nur zur Ansicht.</p> },
	render: (args) => <WithButton {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
		await screen.findByRole('dialog');
		await userEvent.click(document.body);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};

export const DanebenSchliesstNicht: Story = {
	args: { children: form },
	render: (args) => <WithButton {...args} />,
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
		await screen.findByRole('dialog');
		await userEvent.click(document.body);
		await expect(args.onClose).not.toHaveBeenCalled();
		await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
	},
};

/** While something runs that closing would not stop, Escape and the X do nothing. */
export const Beschaeftigt: Story = {
	args: { isBusy: true, children: <p>Wird gespeichert …</p> },
	play: async ({ userEvent, args }) => {
		const dialog = await screen.findByRole('dialog');
		await userEvent.keyboard('{Escape}');
		await expect(args.onClose).not.toHaveBeenCalled();
		await expect(within(dialog).getByRole('button', { name: 'Schließen' })).toBeDisabled();
	},
};

/** Escape in a menu inside it closes the menu alone. */
export const MenueImDialog: Story = {
	args: {
		children: <MenuButton entries={[{ id: 'a', label: 'Kopieren' }]}>Aktionen</MenuButton>,
	},
	play: async ({ userEvent, args }) => {
		const dialog = within(await screen.findByRole('dialog'));
		await userEvent.click(dialog.getByRole('button', { name: 'Aktionen' }));
		await expect(dialog.getByRole('menuitem', { name: 'Kopieren' })).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect(dialog.queryByRole('menu')).not.toBeInTheDocument();
		await expect(args.onClose).not.toHaveBeenCalled();
		await userEvent.keyboard('{Escape}');
		await expect(args.onClose).toHaveBeenCalledOnce();
	},
};

export const AmTelefon: Story = {
	...Formular,
	globals: { viewport: { value: 'phone' } },
	play: async () => {
		const dialog = await screen.findByRole('dialog');
		await waitFor(() => expect(dialog.getBoundingClientRect().width).toBeCloseTo(window.innerWidth, 0));
	},
};
