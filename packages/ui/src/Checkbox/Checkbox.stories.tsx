import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
	component: Checkbox,
	parameters: usage({
		when: 'One yes or no that is saved with a form. Name it for what is so when it is ticked.',
		not: 'What acts at once is a Switch; several that belong together are a CheckboxGroup. No label that says “kein”: a tick would mean no.',
		keys: { Space: 'ticks and unticks' },
	}),
	args: { label: 'Sammelrechnung', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Aus: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const box = canvas.getByRole('checkbox', { name: 'Sammelrechnung' });
		await userEvent.tab();
		await expect(box).toHaveFocus();
		await userEvent.keyboard(' ');
		await expect(box).toBeChecked();
		await userEvent.click(canvas.getByText('Sammelrechnung'));
		await expect(box).not.toBeChecked();
		await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
		await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
	},
};

export const Ein: Story = { args: { defaultChecked: true } };

export const MitHinweis: Story = {
	args: { hint: 'Alle Lieferungen eines Monats auf einer Rechnung.', defaultChecked: true },
};

export const MitFehler: Story = { args: { error: 'Bitte bestätigen Sie die Angaben.', isRequired: true } };

export const Gesperrt: Story = { args: { disabled: true } };

export const GesperrtEin: Story = { args: { disabled: true, defaultChecked: true } };

/** A press changes nothing, and nobody is told that it did. */
export const NurLesen: Story = {
	args: { readOnly: true, defaultChecked: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('checkbox'));
		await expect(canvas.getByRole('checkbox')).toBeChecked();
		await expect(args.onCheckedChange).not.toHaveBeenCalled();
	},
};

export const LangerText: Story = {
	args: {
		label:
			'Die Patientin oder der Patient ist mit der Weitergabe der Verordnungsdaten an die Krankenversicherungsanstalt öffentlich Bediensteter zum Zweck der Abrechnung einverstanden.',
		isRequired: true,
	},
	globals: { viewport: { value: 'phone' } },
};

/** "All" is neither on nor off while some are chosen, and a click on it chooses all. */
export const Teilweise: Story = {
	render: function Render() {
		const [chosen, setChosen] = useState<readonly string[]>(['Wien']);
		const places = ['Wien', 'Graz', 'Linz'];
		return (
			<fieldset>
				<legend>Standorte</legend>
				<Checkbox
					label="Alle"
					checked={chosen.length === places.length}
					isIndeterminate={chosen.length > 0 && chosen.length < places.length}
					onCheckedChange={(isChecked) => setChosen(isChecked ? places : [])}
				/>
				{places.map((place) => (
					<Checkbox
						key={place}
						label={place}
						checked={chosen.includes(place)}
						onCheckedChange={(isChecked) =>
							setChosen(isChecked ? [...chosen, place] : chosen.filter((other) => other !== place))
						}
					/>
				))}
			</fieldset>
		);
	},
	play: async ({ canvas, userEvent }) => {
		const all = canvas.getByRole('checkbox', { name: 'Alle' });
		await expect(all).toBePartiallyChecked();
		await userEvent.click(all);
		await expect(canvas.getByRole('checkbox', { name: 'Linz' })).toBeChecked();
		await expect(all).toBeChecked();
		await expect(all).not.toBePartiallyChecked();
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Wien' }));
		await expect(all).toBePartiallyChecked();
	},
};

export const Vertrag = fieldContract<boolean>({
	role: 'checkbox',
	empty: false,
	filled: true,
	controlled: (props, value, onValueChange) => <Checkbox {...props} checked={value} onCheckedChange={onValueChange} />,
	bound: (props, form) => <Checkbox {...props} {...form.register('entry', contractRules)} />,
	enter: (user, control) => user.click(control),
	expectShown: (control, value) => (value ? expect(control).toBeChecked() : expect(control).not.toBeChecked()),
});
