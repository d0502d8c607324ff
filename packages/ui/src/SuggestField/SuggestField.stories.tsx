import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { SuggestField } from './SuggestField.tsx';

const places = ['Landl', 'Hieflau', 'Gams bei Hieflau'];

const meta = {
	component: SuggestField,
	parameters: usage({
		when: 'A text of one’s own for which there are likely ones: a title, a street, a place, a subject.',
		not: 'One of known entries and nothing else is a ComboBox or a Select.',
		keys: {
			'↓ ↑': 'open the proposals and go through them',
			Enter: 'takes the marked one, else sends the form',
			Escape: 'closes them',
		},
	}),
	args: { label: 'Ort', value: '', proposals: places, onValueChange: fn() },
	render: function Kept(args: ComponentProps<typeof SuggestField>) {
		const [value, setValue] = useState(args.value);
		return (
			<div style={{ maxWidth: '24rem' }}>
				<SuggestField
					{...args}
					value={value}
					onValueChange={(next) => {
						args.onValueChange?.(next);
						setValue(next);
					}}
				/>
			</div>
		);
	},
} satisfies Meta<typeof SuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any text can be typed; the proposals are those that hold it. */
export const Tippen: Story = {
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('combobox', { name: 'Ort' });
		await userEvent.type(input, 'hief');
		const options = await screen.findAllByRole('option');
		await expect(options.map(({ textContent }) => textContent)).toEqual(['Hieflau', 'Gams bei Hieflau']);
		await userEvent.type(input, ' am See');
		await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
		await expect(input).toHaveValue('hief am See');
	},
};

/** The likeliest is marked at once: Enter takes it, and the form is not sent by it. */
export const Vorgeschlagen: Story = {
	args: { isProposed: true, hint: '3 Orte mit dieser PLZ' },
	play: async ({ canvas, args, userEvent }) => {
		await userEvent.tab();
		await waitFor(() => expect(screen.getByRole('option', { name: 'Landl' })).toHaveAttribute('data-active'));
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('Hieflau');
		const input = canvas.getByRole('combobox');
		await expect(input).toHaveValue('Hieflau');
		await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
	},
};

/** Escape closes the proposals and leaves the text. */
export const Schließen: Story = {
	args: { value: 'La' },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.click(input);
		await expect(await screen.findByRole('option', { name: 'Landl' })).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
		await expect(input).toHaveValue('La');
	},
};

export const OhneVorschlaege: Story = { args: { proposals: [], value: 'Wien' } };

export const MitFehler: Story = { args: { error: 'Bitte geben Sie einen Ort ein.' } };
