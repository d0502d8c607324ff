import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { usage } from '../testing/usage.ts';
import { AlertDialog, ConfirmDialog } from './AlertDialog.tsx';

const meta = {
	component: AlertDialog,
	parameters: {
		docs: { story: { inline: false, height: '360px' } },
		...usage({
			when: 'News that must be read before anything else. `ConfirmDialog`, behind the same door, asks before something that cannot be undone; its button is named for what it does.',
			not: '“Gespeichert” is a Toast; what can be undone is done at once, with “Rückgängig” in the toast.',
			keys: {
				'Enter, Space': 'press the focused button; the one that destroys never has the focus first',
				Escape: 'closes; in a question that means no',
				Tab: 'stays inside',
			},
		}),
	},
	args: {
		isOpen: true,
		onClose: fn(),
		title: 'Noch nicht verfügbar',
		children: 'Diese Funktion ist noch nicht implementiert.',
	},
} satisfies Meta<typeof AlertDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Its text is read out at once, the focus is on its only button. */
export const Hinweis: Story = {
	play: async ({ userEvent, args }) => {
		const dialog = await screen.findByRole('alertdialog', { name: 'Noch nicht verfügbar' });
		await expect(dialog).toHaveAccessibleDescription('Diese Funktion ist noch nicht implementiert.');
		await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Verstanden' })).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await expect(args.onClose).toHaveBeenCalledOnce();
	},
};

const onConfirm = fn<() => Promise<void>>();

function Removal() {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button variant="danger" onClick={() => setIsOpen(true)}>
				Löschen
			</Button>
			<ConfirmDialog
				isOpen={isOpen}
				onClose={() => setIsOpen(false)}
				title="Filter „Offene Rechnungen Graz“ löschen?"
				confirmLabel="Filter löschen"
				isDanger
				onConfirm={async () => {
					await onConfirm();
					setIsOpen(false);
				}}
			>
				Er wird auch für alle anderen gelöscht, mit denen er geteilt ist.
			</ConfirmDialog>
		</>
	);
}

/** The focus starts on the harmless button; while the deletion runs the dialog cannot be left, then it closes. */
export const Loeschen: Story = {
	render: () => <Removal />,
	play: async ({ canvas, userEvent }) => {
		const { promise, resolve } = Promise.withResolvers<void>();
		onConfirm.mockReset().mockReturnValue(promise);
		await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
		const dialog = within(await screen.findByRole('alertdialog'));
		await waitFor(() => expect(dialog.getByRole('button', { name: 'Abbrechen' })).toHaveFocus());
		await userEvent.click(dialog.getByRole('button', { name: 'Filter löschen' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Filter löschen' }));
		await userEvent.keyboard('{Escape}');
		await expect(onConfirm).toHaveBeenCalledOnce();
		await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
		resolve();
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Löschen' })).toHaveFocus());
	},
};

/** Over another dialog it has the focus as well, and gives it back to what it was opened from. */
export const UeberEinemDialog: Story = {
	render: (args) => (
		<Dialog isOpen title="Filter bearbeiten" onClose={args.onClose}>
			<Removal />
		</Dialog>
	),
	play: async ({ args, userEvent }) => {
		const opener = await screen.findByRole('button', { name: 'Löschen' });
		opener.focus();
		await userEvent.keyboard('{Enter}');
		const dialog = within(await screen.findByRole('alertdialog'));
		await waitFor(() => expect(dialog.getByRole('button', { name: 'Abbrechen' })).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await waitFor(() => expect(opener).toHaveFocus());
		await expect(args.onClose).not.toHaveBeenCalled();
	},
};

export const Frage: Story = {
	render: (args) => (
		<ConfirmDialog
			isOpen
			onClose={args.onClose}
			title="Änderungen verwerfen?"
			confirmLabel="Verwerfen"
			cancelLabel="Weiter bearbeiten"
			onConfirm={args.onClose}
		>
			Die Adresse hat Änderungen, die noch nicht gespeichert sind.
		</ConfirmDialog>
	),
};

export const AmTelefon: Story = {
	...Frage,
	globals: { viewport: { value: 'phone' } },
};
