import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { Select } from './Select.tsx';

const options = [
	{ value: 'at', label: 'Österreich' },
	{ value: 'de', label: 'Deutschland' },
	{ value: 'ch', label: 'Schweiz' },
	{ value: 'yu', label: 'Jugoslawien (nicht mehr wählbar)', isDisabled: true },
];

const meta = {
	component: Select,
	parameters: usage({
		when: "One of six to twenty known entries. It is the browser's own control, on phones with their wheel.",
		not: 'Two to five are a RadioGroup; more, or a search at the server, is a ComboBox. Never leave out the current value because it is no longer offered.',
		keys: {
			'↑ ↓': 'choose',
			letters: 'go to the entry that begins with them',
			'Alt+↓, Space': 'open the list',
			Escape: 'closes it',
		},
	}),
	args: { label: 'Land', options, onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NichtGewaehlt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const select = canvas.getByRole('combobox', { name: 'Land' });
		await expect(select).toHaveDisplayValue('Bitte wählen');
		await userEvent.selectOptions(select, 'Schweiz');
		await expect(args.onValueChange).toHaveBeenCalledOnce();
		await expect(args.onValueChange).toHaveBeenCalledWith('ch');
		await expect(select).toHaveDisplayValue('Schweiz');
	},
};

export const Gewaehlt: Story = { args: { defaultValue: 'at' } };

export const ImmerGewaehlt: Story = {
	args: { placeholder: null, label: 'Sortierung', options: options.slice(0, 2) },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('combobox')).toHaveValue('at');
	},
};

export const Gruppen: Story = {
	args: {
		label: 'Krankenversicherung',
		defaultValue: 'oegk',
		options: [
			{
				label: 'Gesetzlich',
				options: [
					{ value: 'oegk', label: 'ÖGK – Österreichische Gesundheitskasse' },
					{ value: 'bvaeb', label: 'BVAEB – Versicherungsanstalt öffentlich Bediensteter, Eisenbahnen und Bergbau' },
				],
			},
			{ label: 'Sonstige', options: [{ value: 'privat', label: 'Privat' }] },
		],
	},
};

export const MitHinweis: Story = { args: { hint: 'Das Land der Rechnungsadresse.', isRequired: true } };

export const MitFehler: Story = { args: { error: 'Bitte wählen Sie ein Land.', isRequired: true } };

export const Gesperrt: Story = { args: { defaultValue: 'at', disabled: true } };

export const NurLesen: Story = { args: { defaultValue: 'at', readOnly: true } };

export const LangerText: Story = {
	args: {
		label: 'Zuständige Abrechnungsstelle des Krankenversicherungsträgers',
		defaultValue: 'lang',
		options: [
			{
				value: 'lang',
				label: 'Versicherungsanstalt öffentlich Bediensteter, Eisenbahnen und Bergbau, Landesstelle Niederösterreich',
			},
		],
	},
	globals: { viewport: { value: 'phone' } },
};

export const Vertrag = fieldContract<string>({
	role: 'combobox',
	empty: '',
	filled: 'de',
	controlled: (props, value, onValueChange) => (
		<Select {...props} options={options} value={value} onValueChange={onValueChange} />
	),
	bound: (props, form) => <Select {...props} options={options} {...form.register('entry', contractRules)} />,
	enter: (user, control) => user.selectOptions(control, 'de'),
	expectShown: (control, value) => expect(control).toHaveValue(value),
});
