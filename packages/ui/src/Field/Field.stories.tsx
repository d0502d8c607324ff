import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Field } from './Field.tsx';

const meta = {
	component: Field,
	parameters: usage({
		when: 'A new kind of input in the library: it stands on this frame and runs `fieldContract`.',
		not: 'An app takes the input of the kind; it needs the frame only around a control of its own.',
	}),
	args: { label: 'Straße', children: (control) => <input type="text" {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MitHinweis: Story = {
	args: { hint: 'Mit Hausnummer, Stiege und Tür' },
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText('Straße')).toHaveAccessibleDescription('Mit Hausnummer, Stiege und Tür');
	},
};

export const Pflichtfeld: Story = {
	args: { isRequired: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('textbox')).toBeRequired();
	},
};

export const MitFehler: Story = {
	args: { error: 'Bitte geben Sie eine Straße ein.' },
	play: async ({ canvas }) => {
		const control = canvas.getByRole('textbox');
		await expect(control).toBeInvalid();
		await expect(control).toHaveAccessibleDescription(/Bitte geben Sie eine Straße ein\./);
	},
};

export const MitWarnung: Story = {
	args: { warning: 'Diese Straße gibt es in diesem Ort nicht.' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('textbox')).not.toBeInvalid();
	},
};
