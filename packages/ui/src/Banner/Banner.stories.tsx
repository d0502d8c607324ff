import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Banner } from './Banner.tsx';

const meta = {
	component: Banner,
	parameters: usage({
		when: 'Something about the whole page, or a part of it, that stays until its cause is gone: offline, a new version, somebody else editing.',
		not: 'The result of an action is a Toast; an error of one field stands at the field.',
		keys: { Tab: 'goes to its action and its X', 'Enter, Space': 'press them' },
	}),
	args: { tone: 'info', children: 'Diese Adresse wird gerade von Frau Öller bearbeitet.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hinweis: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Hinweis: Diese Adresse');
	},
};

export const Erfolg: Story = { args: { tone: 'success', children: 'Alle Dokumente wurden übernommen.' } };

export const Warnung: Story = { args: { tone: 'warning', children: 'Die e-card ist seit 01.01.2026 abgelaufen.' } };

export const Fehler: Story = {
	args: { tone: 'error', children: 'Die Adresse wurde inzwischen von jemand anderem geändert.' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler: Die Adresse');
	},
};

/** The strip above everything when a newer version is there (spec.md, navigation). */
export const NeueVersion: Story = {
	args: {
		tone: 'update',
		placement: 'page',
		children: 'Eine neue Version ist verfügbar.',
		action: { label: 'Jetzt Aktualisieren', onAction: fn() },
	},
	parameters: { layout: 'fullscreen' },
	play: async ({ canvas, args, userEvent }) => {
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect(args.action?.onAction).toHaveBeenCalledOnce();
		await expect(canvas.getByRole('button', { name: 'Jetzt Aktualisieren' })).toHaveFocus();
	},
};

export const Schliessbar: Story = {
	args: { onDismiss: fn() },
	play: async ({ canvas, args, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hinweis schließen' }));
		await expect(args.onDismiss).toHaveBeenCalledOnce();
	},
};

/** The action moves below the text where there is no room beside it. */
export const Schmal: Story = {
	args: {
		tone: 'warning',
		children: 'Für diesen Patienten liegt noch keine Verordnung vor. Bitte fordern Sie eine an.',
		action: { label: 'Verordnung anfordern', onAction: fn() },
		onDismiss: fn(),
	},
	decorators: [
		(Story) => (
			<div style={{ width: 340 }}>
				<Story />
			</div>
		),
	],
};
