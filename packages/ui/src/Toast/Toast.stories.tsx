import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { usage } from '../testing/usage.ts';
import { createToastQueue, type ToastInput, ToastProvider, useToast } from './Toast.tsx';

interface Sample {
	toasts: readonly ToastInput[];
}

function Samples({ toasts }: Sample) {
	const queue = useToast();
	return (
		<Button
			onClick={() => {
				for (const toast of toasts) queue.show(toast);
			}}
		>
			Zeigen
		</Button>
	);
}

/** Each story has a queue of its own, permanent toasts and no clocks to wait for. */
function Demo({ toasts }: Sample) {
	const [queue] = useState(createToastQueue);
	return (
		<ToastProvider queue={queue}>
			<div style={{ minHeight: 320 }}>
				<Samples toasts={toasts} />
			</div>
		</ToastProvider>
	);
}

const offline: ToastInput = {
	tone: 'error',
	text: 'Aktivieren Sie Ihre Internetverbindung um Kontor verwenden zu können!',
	duration: 'permanent',
};
const onUndo = fn();
const deleted: ToastInput = {
	tone: 'info',
	text: 'Kontaktperson gelöscht.',
	action: { label: 'Rückgängig', onAction: onUndo },
	duration: 'permanent',
};

const meta = {
	component: Demo,
	parameters: usage({
		when: 'The result of an action whose place is no longer in sight, with “Rückgängig” where it can be undone. An error stays until it is closed.',
		not: 'An error of a field; a state that lasts is a Banner.',
		keys: {
			F6: 'goes to the toasts, and back',
			Tab: 'goes through their buttons',
			Escape: 'goes back to where the focus was',
		},
		of: ToastProvider,
	}),
	args: { toasts: [offline] },
	beforeEach: () => {
		onUndo.mockClear();
	},
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bedeutungen: Story = {
	args: {
		toasts: [
			{ tone: 'info', text: 'Die Liste wird im Hintergrund geladen.', duration: 'permanent' },
			{ tone: 'success', text: 'Internetverbindung hergestellt!', duration: 'permanent' },
			{
				tone: 'warning',
				text: 'Die Adresse ist unvollständig.',
				detail: 'Es fehlt die Postleitzahl.',
				duration: 'permanent',
			},
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Zeigen' }));
		const entries = within(screen.getByRole('region', { name: 'Meldungen' })).getAllByRole('listitem');
		await expect(entries.map((entry) => entry.textContent)).toEqual([
			'Warnung: Die Adresse ist unvollständig.Es fehlt die Postleitzahl.',
			'Erfolg: Internetverbindung hergestellt!',
			'Hinweis: Die Liste wird im Hintergrund geladen.',
		]);
		await expect(screen.getByRole('alert')).toHaveTextContent('Warnung: Die Adresse ist unvollständig.');
		await expect(screen.getByRole('status')).toHaveTextContent('Internetverbindung hergestellt!');
	},
};

/** The same message again is one toast with a count. */
export const Wiederholt: Story = {
	args: { toasts: [offline, offline, offline] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Zeigen' }));
		await expect(screen.getAllByRole('listitem')).toHaveLength(1);
		await expect(screen.getByRole('listitem')).toHaveTextContent('3-mal');
		await expect(screen.getByRole('alert')).toHaveTextContent(/können! 3-mal/);
	},
};

/** Never more than 20; the list scrolls and can be closed as a whole. */
export const Zwanzig: Story = {
	args: {
		toasts: Array.from({ length: 25 }, (_, index) => ({
			tone: 'info' as const,
			text: `Meldung ${index + 1}`,
			duration: 'permanent' as const,
		})),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Zeigen' }));
		const region = screen.getByRole('region', { name: 'Meldungen' });
		await expect(within(region).getAllByRole('listitem')).toHaveLength(20);
		await expect(within(region).getAllByRole('listitem')[0]).toHaveTextContent('Meldung 25');
		await expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
		await userEvent.click(within(region).getByRole('button', { name: 'Alle schließen' }));
		await expect(screen.queryByRole('region', { name: 'Meldungen' })).toBeNull();
	},
};

export const MitAktion: Story = {
	args: { toasts: [deleted] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Zeigen' }));
		await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
		await expect(onUndo).toHaveBeenCalledOnce();
		await expect(screen.queryByRole('listitem')).toBeNull();
	},
};

/** F6 leads to the toasts and back; a closed one gives the focus to the rest, the last one to where it came from. */
export const Tastatur: Story = {
	args: { toasts: [offline, deleted] },
	play: async ({ canvas, userEvent }) => {
		const opener = canvas.getByRole('button', { name: 'Zeigen' });
		opener.focus();
		await userEvent.keyboard('{Enter}');
		const region = screen.getByRole('region', { name: 'Meldungen' });
		await userEvent.keyboard('{F6}');
		await expect(region).toHaveFocus();
		await userEvent.keyboard('{F6}');
		await expect(opener).toHaveFocus();
		await userEvent.keyboard('{F6}');
		await userEvent.tab();
		await userEvent.tab();
		await expect(within(region).getAllByRole('button', { name: 'Meldung schließen' })[0]).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(region).toHaveFocus());
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(opener).toHaveFocus());
	},
};

/** A pointer on a toast stops its clock. */
export const ZeitHaeltAn: Story = {
	args: { toasts: [{ tone: 'success', text: 'Gespeichert.', duration: 400 }] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Zeigen' }));
		const region = screen.getByRole('region', { name: 'Meldungen' });
		await userEvent.hover(screen.getByRole('listitem'));
		const gone = waitFor(() => expect(screen.queryByRole('listitem')).toBeNull(), { timeout: 1200 }).then(
			() => true,
			() => false,
		);
		await expect(await gone).toBe(false);
		await userEvent.unhover(region);
		await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull(), { timeout: 2000 });
	},
};

function InDialog({ toasts }: Sample) {
	const [queue] = useState(createToastQueue);
	const [isOpen, setOpen] = useState(true);
	return (
		<ToastProvider queue={queue}>
			<Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Adresse bearbeiten">
				<Samples toasts={toasts} />
			</Dialog>
		</ToastProvider>
	);
}

/** With a modal dialog open a toast is announced, clicked and reached by F6, and the dialog stays. */
export const UeberEinemDialog: Story = {
	args: { toasts: [offline, deleted] },
	render: (args) => <InDialog {...args} />,
	play: async ({ userEvent }) => {
		const dialog = await screen.findByRole('dialog', { name: 'Adresse bearbeiten' });
		await userEvent.click(within(dialog).getByRole('button', { name: 'Zeigen' }));
		const region = screen.getByRole('region', { name: 'Meldungen' });
		await expect(screen.getByRole('alert').closest('[inert], [aria-hidden="true"]')).toBeNull();
		await userEvent.click(within(region).getByRole('button', { name: 'Rückgängig' }));
		await expect(onUndo).toHaveBeenCalledOnce();
		await waitFor(() => expect(dialog).toBeVisible());
		within(dialog).getByRole('button', { name: 'Zeigen' }).focus();
		await userEvent.keyboard('{F6}');
		await expect(region).toHaveFocus();
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
		await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Zeigen' })).toHaveFocus());
	},
};

/** Across the whole width at the bottom. */
export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	args: { toasts: [deleted, offline] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Zeigen' }));
		const { left, right } = screen.getByRole('list').getBoundingClientRect();
		await expect([left, window.innerWidth - right]).toEqual([8, 8]);
	},
};
