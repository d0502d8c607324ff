import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { usage } from '../testing/usage.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
	{ value: 'abholung', label: 'Abholung in der Filiale' },
	{ value: 'post', label: 'Postversand', hint: 'Zustellung in zwei bis drei Werktagen.' },
	{ value: 'bote', label: 'Botendienst', hint: 'In dieser Region nicht möglich.', isDisabled: true },
];

const meta = {
	component: RadioGroup,
	parameters: usage({
		when: 'One of two to seven, all in sight.',
		not: 'More are a Select; yes or no is a Checkbox.',
		keys: { Tab: 'goes to the chosen one: the group is one stop', arrows: 'choose' },
	}),
	args: { label: 'Lieferart', options, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Tab leads to the group, arrows choose in it and pass what cannot be chosen. */
export const Tastatur: Story = {
	args: { defaultValue: 'abholung' },
	play: async ({ canvas, userEvent, args }) => {
		const group = canvas.getByRole('radiogroup', { name: 'Lieferart' });
		await expect(group).not.toHaveAttribute('aria-required');
		await userEvent.tab();
		await expect(canvas.getByRole('radio', { name: 'Abholung in der Filiale' })).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		const post = canvas.getByRole('radio', { name: 'Postversand' });
		await expect(post).toBeChecked();
		await expect(post).toHaveAccessibleDescription('Zustellung in zwei bis drei Werktagen.');
		await expect(args.onValueChange).toHaveBeenCalledWith('post');
		await userEvent.keyboard('{ArrowDown}');
		await expect(canvas.getByRole('radio', { name: 'Abholung in der Filiale' })).toBeChecked();
	},
};

/** What somebody has entered is a label at times: a text without blanks is broken, never cut. */
export const LangesWort: Story = {
	globals: { viewport: { value: 'phone' } },
	args: { options: [{ value: 'mine', label: 'Donaudampfschifffahrt'.repeat(20) }] },
	play: async () => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};

export const NebenEinander: Story = {
	args: {
		label: 'Art der Adresse',
		isInline: true,
		defaultValue: 'person',
		options: [
			{ value: 'person', label: 'Person' },
			{ value: 'firma', label: 'Firma oder Einrichtung' },
		],
	},
};

export const FehlerUndPflicht: Story = {
	args: { isRequired: true, hint: 'Gilt für alle Positionen.', error: 'Bitte wählen Sie eine Lieferart.' },
	play: async ({ canvas }) => {
		const group = canvas.getByRole('radiogroup', { name: /^Lieferart/ });
		await expect(group).toHaveAttribute('aria-required', 'true');
		await expect(group).toBeInvalid();
		await expect(group).toHaveAccessibleDescription('Gilt für alle Positionen. Bitte wählen Sie eine Lieferart.');
	},
};

export const Gesperrt: Story = {
	args: { disabled: true, defaultValue: 'post', warning: 'Die Lieferung ist schon unterwegs.' },
};

/** It can be read and focused, a press changes nothing. */
export const NurLesen: Story = {
	args: { readOnly: true, value: 'post' },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
		await userEvent.tab();
		await expect(canvas.getByRole('radio', { name: 'Postversand' })).toHaveFocus();
		await userEvent.click(canvas.getByRole('radio', { name: 'Abholung in der Filiale' }));
		await expect(canvas.getByRole('radio', { name: 'Postversand' })).toBeChecked();
		await expect(args.onValueChange).not.toHaveBeenCalled();
	},
};

const onSubmit = fn();

function DeliveryForm() {
	const form = useForm({ defaultValues: { delivery: '' } });
	return (
		<form noValidate onSubmit={form.handleSubmit((values) => onSubmit(values))}>
			<RadioGroup
				label="Zustellung an die Krankenversicherungsanstalt für öffentlich Bedienstete"
				options={options}
				isRequired
				error={form.formState.errors.delivery?.message}
				{...form.register('delivery', { required: 'Bitte wählen Sie eine Lieferart.' })}
			/>
			<Button type="submit">Speichern</Button>
			<Button onClick={() => form.reset({ delivery: 'post' })}>Vorschlag</Button>
		</form>
	);
}

/** A failed submit focuses it, and the form can fill it. */
export const ImFormular: Story = {
	globals: { viewport: { value: 'phone' } },
	beforeEach: () => {
		onSubmit.mockClear();
	},
	render: () => <DeliveryForm />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(canvas.getByRole('radiogroup')).toBeInvalid());
		await expect(document.activeElement).toHaveAttribute('type', 'radio');
		await userEvent.click(canvas.getByRole('button', { name: 'Vorschlag' }));
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Postversand' })).toBeChecked());
		await userEvent.click(canvas.getByText('Abholung in der Filiale'));
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ delivery: 'abholung' }));
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
