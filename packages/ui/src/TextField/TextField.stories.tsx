import type { Meta, StoryObj } from '@storybook/react-vite';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { setNativeValue } from '../Field/Field.tsx';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { TextField } from './TextField.tsx';

const meta = {
	component: TextField,
	parameters: usage({
		when: 'One line of any text.',
		not: 'What has a kind (a day, a number, an IBAN, a telephone number) has a field of its own, in filters too; few known values are a Select. No mask and no `maxLength` on grouped numbers: they cut what is pasted.',
		keys: { Enter: 'sends the form' },
	}),
	args: { label: 'Nachname', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leer: Story = {};

export const Ausgefuellt: Story = { args: { defaultValue: 'Weißkirchner-Öhlinger' } };

export const MitHinweis: Story = { args: { hint: 'Wie im Ausweis.', placeholder: 'z. B. Huber' } };

export const Pflichtfeld: Story = { args: { isRequired: true } };

export const MitFehler: Story = {
	args: { defaultValue: '4', error: 'Der Name besteht aus Buchstaben.', isRequired: true },
};

export const MitWarnung: Story = { args: { defaultValue: 'HUBER', warning: 'Nur Großbuchstaben: Ist das richtig?' } };

export const NurLesen: Story = { args: { defaultValue: 'Huber', readOnly: true } };

export const Gesperrt: Story = { args: { defaultValue: 'Huber', disabled: true } };

export const MitZeichenUndEinheit: Story = {
	args: { label: 'E-Mail', type: 'email', start: <Mail />, end: '@kontor.example', defaultValue: 'anna.huber' },
};

export const OhneSichtbaresEtikett: Story = {
	args: { isLabelHidden: true, placeholder: 'Nachname' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Nachname');
	},
};

export const LangerText: Story = {
	args: {
		label: 'Anschrift der Abgabestelle für Heilbehelfe und Hilfsmittel des Sozialversicherungsträgers',
		defaultValue: 'Landeskrankenhaus-Universitätsklinikum, Anton-Schneider-Straße 11, Stiege 4, 6850 Dornbirn',
		error:
			'Die Anschrift ist länger als die 40 Zeichen, die das Abrechnungsprogramm der Krankenversicherung verarbeiten kann.',
	},
};

/** The text comes and goes, the focus stays, and screen readers hear what the button does. */
export const Passwort: Story = {
	args: { label: 'Passwort', type: 'password', defaultValue: 'geheim', autoComplete: 'current-password' },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByLabelText('Passwort');
		const reveal = canvas.getByRole('button', { name: 'Passwort anzeigen' });
		await expect(input).toHaveAttribute('type', 'password');
		await userEvent.click(reveal);
		await expect(input).toHaveAttribute('type', 'text');
		await expect(reveal).toHaveAttribute('aria-pressed', 'true');
		await userEvent.click(reveal);
		await expect(input).toHaveAttribute('type', 'password');
	},
};

/** Autofill and password managers set the value past React; the owner hears of it all the same. */
export const AutomatischAusgefuellt: Story = {
	args: { autoComplete: 'family-name' },
	render: function Render(args) {
		const [value, setValue] = useState('');
		return (
			<TextField
				{...args}
				value={value}
				onValueChange={(text) => {
					setValue(text);
					args.onValueChange?.(text);
				}}
			/>
		);
	},
	play: async ({ canvas, args }) => {
		const input = canvas.getByRole<HTMLInputElement>('textbox');
		setNativeValue(input, 'Öllinger');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('Öllinger');
		await expect(input).toHaveValue('Öllinger');
	},
};

/** A pasted text arrives whole, and once. */
export const Eingefuegt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('textbox'));
		await userEvent.paste('Groß-Enzersdorf');
		await expect(canvas.getByRole('textbox')).toHaveValue('Groß-Enzersdorf');
		await expect(args.onValueChange).toHaveBeenCalledOnce();
		await expect(args.onValueChange).toHaveBeenCalledWith('Groß-Enzersdorf');
	},
};

export const Vertrag = fieldContract<string>({
	role: 'textbox',
	empty: '',
	filled: 'Größwang',
	controlled: (props, value, onValueChange) => <TextField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => <TextField {...props} {...form.register('entry', contractRules)} />,
	enter: (user, control) => user.type(control, 'Größwang'),
	expectShown: (control, value) => expect(control).toHaveValue(value),
});
