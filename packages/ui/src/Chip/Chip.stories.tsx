import type { Meta, StoryObj } from '@storybook/react-vite';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { usage } from '../testing/usage.ts';
import { Chip, FilterChip } from './Chip.tsx';

const meta = {
	component: Chip,
	parameters: usage({
		when: 'One of several things chosen, which can be taken away again. `FilterChip`, behind the same door, is a filter with its controls.',
		not: 'A state of a thing is a Badge; a choice to be made is a Checkbox or a Select.',
		keys: {
			Tab: 'goes to its X',
			'Enter, Space': 'take it away; on a FilterChip they open its controls',
			Escape: 'closes the controls of a FilterChip',
		},
	}),
	args: { text: 'Steiermark' },
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Einfach: Story = {};

export const MitSymbol: Story = { args: { icon: <Tag />, onRemove: fn() } };

/** Tab leads to its button, Enter takes it away. */
export const Entfernbar: Story = {
	args: { onRemove: fn() },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.tab();
		await expect(canvas.getByRole('button', { name: '„Steiermark“ entfernen' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onRemove).toHaveBeenCalledOnce();
	},
};

export const Gesperrt: Story = { args: { onRemove: fn(), isDisabled: true } };

export const LangerText: Story = {
	args: { text: 'Krankenversicherungsanstalt für öffentlich Bedienstete, Eisenbahnen und Bergbau', onRemove: fn() },
	globals: { viewport: { value: 'phone' } },
	play: async () => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};

function Place() {
	const [place, setPlace] = useState('');
	return (
		<FilterChip label="Ort" summary={place === '' ? null : place} onClear={() => setPlace('')}>
			<TextField label="Ort" value={place} onValueChange={setPlace} />
		</FilterChip>
	);
}

/** Enter opens its controls with the focus inside, Enter or Escape goes back, the X empties it. */
export const AlsFilter: Story = {
	render: () => <Place />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		const panel = within(screen.getByRole('dialog', { name: 'Filter Ort' }));
		await expect(panel.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
		await userEvent.keyboard('Graz{Enter}');
		const chip = canvas.getByRole('button', { name: 'Ort: Graz' });
		await expect(chip).toHaveFocus();
		await expect(screen.queryByRole('dialog')).toBeNull();
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.getByRole('button', { name: 'Ort' })).toHaveFocus();
		await userEvent.keyboard('{Enter}{Escape}');
		await expect(canvas.getByRole('button', { name: 'Ort' })).toHaveFocus();
	},
};

function Kinds() {
	const [isChosen, setChosen] = useState(false);
	return (
		<main tabIndex={-1}>
			<FilterChip label="Typ" summary={null} onClear={fn()}>
				<Checkbox label="Arzt" checked={isChosen} onCheckedChange={setChosen} />
			</FilterChip>
		</main>
	);
}

/** A press on a label or beside the controls acts on what is inside: the filter stays open, the label toggles its box. */
export const DruckInnenBleibtInnen: Story = {
	render: () => <Kinds />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Typ' }));
		const panel = screen.getByRole('dialog', { name: 'Filter Typ' });
		await userEvent.click(within(panel).getByText('Arzt'));
		await expect(within(panel).getByRole('checkbox', { name: 'Arzt' })).toBeChecked();
		await userEvent.click(panel);
		await expect(panel).toBeVisible();
	},
};
