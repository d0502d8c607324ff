import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { Switch } from './Switch.tsx';

const meta = {
	component: Switch,
	parameters: usage({
		when: 'Something that is on or off at once, without Save.',
		not: 'What is saved with a form is a Checkbox.',
		keys: { Space: 'switches' },
	}),
	args: { label: 'Benachrichtigungen', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The Space bar and a press on the label turn it. */
export const Aus: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const control = canvas.getByRole('switch', { name: 'Benachrichtigungen' });
		await userEvent.tab();
		await expect(control).toHaveFocus();
		await userEvent.keyboard(' ');
		await expect(control).toBeChecked();
		await userEvent.click(canvas.getByText('Benachrichtigungen'));
		await expect(control).not.toBeChecked();
		await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
		await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
	},
};

export const Ein: Story = { args: { defaultChecked: true, hint: 'Auch außerhalb der Dienstzeit.' } };

export const Zustaende: Story = {
	render: (args) => (
		<div style={{ display: 'grid', gap: 12 }}>
			<Switch {...args} label="Gesperrt" disabled />
			<Switch {...args} label="Gesperrt und ein" disabled defaultChecked />
			<Switch {...args} label="Nur lesen" readOnly checked />
			<Switch {...args} label="Fehler" error="Diese Einstellung konnte nicht gespeichert werden." />
			<Switch {...args} label="Warnung" defaultChecked warning="Gilt erst ab der nächsten Anmeldung." />
		</div>
	),
};

export const Vertrag = fieldContract<boolean>({
	role: 'switch',
	empty: false,
	filled: true,
	controlled: (props, value, onValueChange) => <Switch {...props} checked={value} onCheckedChange={onValueChange} />,
	bound: (props, form) => <Switch {...props} {...form.register('entry', contractRules)} />,
	enter: (user, control) => user.click(control),
	expectShown: (control, value) => (value ? expect(control).toBeChecked() : expect(control).not.toBeChecked()),
});
