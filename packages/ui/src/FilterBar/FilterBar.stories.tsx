import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { usage } from '../testing/usage.ts';
import { FilterBar } from './FilterBar.tsx';

const types = [
	{ value: 'kunde', label: 'Kunde' },
	{ value: 'patient', label: 'Patient' },
	{ value: 'arzt', label: 'Arzt' },
];

const texts = [
	['city', 'Ort'],
	['postcode', 'PLZ'],
	['street', 'Straße'],
] as const;

interface Values {
	types: readonly string[];
	city: string;
	postcode: string;
	street: string;
}

const none: Values = { types: [], city: '', postcode: '', street: '' };

function AddressFilters({ initial, onReset }: { initial: Partial<Values>; onReset: () => void }) {
	const [values, setValues] = useState<Values>({ ...none, ...initial });
	const chosen = types.filter((type) => values.types.includes(type.value)).map((type) => type.label);
	return (
		<FilterBar
			filters={[
				{
					key: 'types',
					label: 'Typ',
					isPinned: true,
					summary: chosen.length > 0 ? chosen.join(', ') : null,
					onClear: () => setValues({ ...values, types: [] }),
					control: (
						<CheckboxGroup
							label="Typ"
							options={types}
							value={values.types}
							onValueChange={(next) => setValues({ ...values, types: next })}
						/>
					),
				},
				...texts.map(([key, label]) => ({
					key,
					label,
					summary: values[key] || null,
					onClear: () => setValues({ ...values, [key]: '' }),
					control: (
						<TextField
							label={label}
							value={values[key]}
							onValueChange={(text) => setValues({ ...values, [key]: text })}
						/>
					),
				})),
			]}
			onReset={() => {
				setValues(none);
				onReset();
			}}
		/>
	);
}

const onReset = fn();

const meta = {
	component: FilterBar,
	parameters: usage({
		when: 'A list with more filters than fit: those in use are chips, the rest is behind “Filter hinzufügen”.',
		not: 'One or two filters are chips in the toolbar of the list; a text to search for is a SearchField.',
		keys: {
			Tab: 'goes from chip to chip',
			'Enter, Space': 'open the controls of a chip, or the menu',
			'↓ ↑': 'in the menu',
			Escape: 'closes the controls; what was left empty goes back into the menu',
		},
	}),
	args: { filters: [], onReset },
	decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
	beforeEach: () => {
		onReset.mockClear();
	},
} satisfies Meta<typeof FilterBar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A filter from the menu opens at once with the focus in its control, and stays as a chip once it narrows. */
export const Hinzufuegen: Story = {
	render: () => <AddressFilters initial={{}} onReset={onReset} />,
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.queryByRole('button', { name: 'Alle entfernen' })).toBeNull();
		canvas.getByRole('button', { name: 'Filter hinzufügen' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.queryByRole('menuitem', { name: 'Typ' })).toBeNull();
		await userEvent.keyboard('{ArrowDown}{Enter}');
		const panel = within(await screen.findByRole('dialog', { name: 'Filter PLZ' }));
		await expect(panel.getByRole('textbox', { name: 'PLZ' })).toHaveFocus();
		await userEvent.keyboard('8010{Enter}');
		await expect(canvas.getByRole('button', { name: 'PLZ: 8010' })).toHaveFocus();
	},
};

/** A filter that was opened and left empty goes back into the menu. */
export const LeerVerworfen: Story = {
	render: () => <AddressFilters initial={{}} onReset={onReset} />,
	play: async ({ canvas, userEvent }) => {
		canvas.getByRole('button', { name: 'Filter hinzufügen' }).focus();
		await userEvent.keyboard('{Enter}{Enter}');
		await screen.findByRole('dialog', { name: 'Filter Ort' });
		await userEvent.keyboard('{Escape}');
		await expect(canvas.queryByRole('button', { name: 'Ort' })).toBeNull();
		await expect(canvas.getByRole('button', { name: 'Filter hinzufügen' })).toHaveFocus();
	},
};

/** All are emptied in one press, and the focus is not lost. */
export const AlleEntfernen: Story = {
	render: () => <AddressFilters initial={{ types: ['kunde', 'arzt'], city: 'Graz' }} onReset={onReset} />,
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('button', { name: 'Typ: Kunde, Arzt' })).toBeVisible();
		canvas.getByRole('button', { name: 'Alle entfernen' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(onReset).toHaveBeenCalledOnce();
		await expect(canvas.queryByRole('button', { name: /Ort/ })).toBeNull();
		await expect(canvas.getByRole('button', { name: 'Filter hinzufügen' })).toHaveFocus();
	},
};

/** One line to swipe through. */
export const AmTelefon: Story = {
	globals: { viewport: { value: 'phone' } },
	render: () => (
		<AddressFilters
			initial={{ types: ['kunde'], city: 'Groß-Enzersdorf', street: 'Wiener Straße' }}
			onReset={onReset}
		/>
	),
	play: async () => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
