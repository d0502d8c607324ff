import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { usage } from '../testing/usage.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';

const meta = {
	component: KeyboardHelp,
	parameters: {
		docs: { story: { inline: false, height: '420px' } },
		...usage({
			when: 'Once per app, with every shortcut it has.',
			not: 'The keys of a single component, which people know from elsewhere.',
			keys: { '?': 'opens it wherever no text is being typed', Escape: 'closes it, and the focus returns' },
		}),
	},
	args: {
		onOpenChange: fn(),
		groups: [
			{
				label: 'Überall',
				shortcuts: [
					{ label: 'Suche öffnen', keys: [['/'], ['Strg', 'K']] },
					{ label: 'Diese Übersicht öffnen', keys: [['?']] },
				],
			},
			{
				label: 'In Listen',
				shortcuts: [
					{ label: 'Zeile darüber oder darunter', keys: [['↑'], ['↓']] },
					{ label: 'In neuem Tab öffnen', keys: [['Strg', 'Enter']] },
					{ label: 'Krankenversicherungsträgerabrechnungszeitraum wechseln', keys: [['Umschalt', 'Bild ↓']] },
				],
			},
		],
	},
} satisfies Meta<typeof KeyboardHelp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offen: Story = {
	args: { isOpen: true },
	play: async () => {
		const dialog = await screen.findByRole('dialog', { name: 'Tastenkürzel' });
		await waitFor(() => expect(dialog).toBeVisible());
		await expect(screen.getByRole('region', { name: 'In Listen' })).toBeVisible();
	},
};

/** `?` opens it, Escape closes it and the focus is back; in a text it is a question mark. */
export const Taste: Story = {
	render: (args) => (
		<>
			<Button>Davor</Button>
			<TextField label="Notiz" />
			<KeyboardHelp {...args} />
		</>
	),
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('textbox'), 'Wann?');
		await expect(screen.queryByRole('dialog')).toBeNull();
		const before = canvas.getByRole('button', { name: 'Davor' });
		before.focus();
		await userEvent.keyboard('?');
		await screen.findByRole('dialog');
		await expect(args.onOpenChange).toHaveBeenCalledWith(true);
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		await waitFor(() => expect(before).toHaveFocus());
	},
};

/** Over a dialog nothing comes. */
export const UeberEinemDialog: Story = {
	render: (args) => (
		<>
			<KeyboardHelp {...args} />
			<Dialog isOpen title="Als CSV-Datei speichern" onClose={() => {}}>
				<Button>Alle Spalten</Button>
			</Dialog>
		</>
	),
	play: async ({ args, userEvent }) => {
		(await screen.findByRole('button', { name: 'Alle Spalten' })).focus();
		await userEvent.keyboard('?');
		await expect(args.onOpenChange).not.toHaveBeenCalled();
	},
};

export const AmTelefon: Story = { ...Offen, globals: { viewport: { value: 'phone' } } };
