import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Stepper, type StepperStep } from './Stepper.tsx';

const steps: StepperStep[] = [
	{ key: 'general', label: 'Allgemein', state: 'done' },
	{ key: 'patient', label: 'Patient', state: 'error', note: 'Versicherungsnummer fehlt' },
	{ key: 'employee', label: 'Mitarbeiter', state: 'current' },
	{ key: 'supplier', label: 'Lieferanten- und Bestellbedingungen', state: 'upcoming' },
	{ key: 'summary', label: 'Zusammenfassung', state: 'upcoming' },
];

const meta = {
	component: Stepper,
	parameters: usage({
		when: 'A task of several steps in an order, such as a new address. Steps with errors say so.',
		not: 'Views in any order are Tabs; fewer than three steps are one form.',
		keys: { Tab: 'goes to the steps that can be opened', 'Enter, Space': 'open one' },
	}),
	args: { steps, current: 'employee', label: 'Neue Adresse', onStepChange: fn() },
} satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What is done or wrong can be gone back to, what is to come cannot. */
export const Unterwegs: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const bar = within(canvas.getByRole('navigation', { name: 'Neue Adresse' }));
		await expect(bar.getAllByRole('listitem')).toHaveLength(5);
		await expect(bar.getByText('Mitarbeiter').closest('[aria-current="step"]')).not.toBeNull();
		await userEvent.tab();
		await expect(bar.getByRole('button', { name: /Allgemein.*erledigt/ })).toHaveFocus();
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect(args.onStepChange).toHaveBeenCalledWith('patient');
		await expect(bar.queryByRole('button', { name: /Zusammenfassung/ })).toBeNull();
	},
};

/** The step one is on may be the wrong one. */
export const AktuellerFehlerhaft: Story = {
	args: {
		current: 'patient',
		steps: steps.map((step) => (step.key === 'employee' ? { ...step, state: 'upcoming' } : step)),
	},
};

export const NurAnzeige: Story = {
	render: ({ onStepChange: _onStepChange, ...args }) => <Stepper {...args} />,
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('button')).toBeNull();
	},
};

/** One below the other. */
export const AmTelefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		const [first, second] = canvas.getAllByRole('listitem');
		await expect(second?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
			first?.getBoundingClientRect().bottom ?? 0,
		);
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
