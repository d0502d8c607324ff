import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { usage } from '../testing/usage.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
	{ value: 'diabetes', label: 'Diabetes mellitus' },
	{ value: 'angiopathie', label: 'Angiopathie' },
	{ value: 'neuropathie', label: 'Neuropathie', hint: 'Auch bei Verdacht.' },
];

const meta = {
	component: CheckboxGroup,
	parameters: usage({
		when: 'Any of two to about ten, all in sight; `allLabel` adds one that ticks all.',
		not: 'More are a MultiSelect; exactly one of them is a RadioGroup.',
		keys: { Tab: 'goes from box to box', Space: 'ticks and unticks' },
	}),
	args: { label: 'Erkrankungen', options, onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each checkbox is a stop of Tab; values come in the order of the options, not of the presses. */
export const Tastatur: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('group', { name: 'Erkrankungen' })).toBeVisible();
		await userEvent.tab();
		await userEvent.tab();
		await userEvent.keyboard(' ');
		await expect(canvas.getByRole('checkbox', { name: 'Angiopathie' })).toBeChecked();
		await userEvent.tab({ shift: true });
		await userEvent.keyboard(' ');
		await expect(args.onValueChange).toHaveBeenLastCalledWith(['diabetes', 'angiopathie']);
	},
};

/** "All" is neither on nor off while some are chosen, and chooses all. */
export const MitAllen: Story = {
	args: { allLabel: 'Alle', defaultValue: ['diabetes'] },
	play: async ({ canvas, userEvent, args }) => {
		const all = canvas.getByRole('checkbox', { name: 'Alle' });
		await expect(all).toBePartiallyChecked();
		await userEvent.click(all);
		await expect(args.onValueChange).toHaveBeenLastCalledWith(['diabetes', 'angiopathie', 'neuropathie']);
		await userEvent.click(all);
		await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
	},
};

export const NebenEinander: Story = { args: { isInline: true, defaultValue: ['angiopathie'] } };

export const FehlerUndPflicht: Story = {
	args: { isRequired: true, hint: 'Mindestens eine.', error: 'Bitte wählen Sie mindestens eine Erkrankung.' },
	play: async ({ canvas }) => {
		const group = canvas.getByRole('group', { name: /^Erkrankungen.*Pflichtfeld/ });
		await expect(group).toHaveAccessibleDescription('Mindestens eine. Bitte wählen Sie mindestens eine Erkrankung.');
	},
};

export const Gesperrt: Story = { args: { disabled: true, defaultValue: ['diabetes'] } };

export const NurLesen: Story = {
	args: { readOnly: true, defaultValue: ['diabetes'] },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Angiopathie' }));
		await expect(canvas.getByRole('checkbox', { name: 'Angiopathie' })).not.toBeChecked();
		await expect(args.onValueChange).not.toHaveBeenCalled();
	},
};

const onSubmit = fn();

function IllnessForm() {
	const form = useForm<{ illnesses: string[] }>({ defaultValues: { illnesses: [] } });
	return (
		<form noValidate onSubmit={form.handleSubmit((values) => onSubmit(values))}>
			<Controller
				name="illnesses"
				control={form.control}
				rules={{ validate: (chosen) => chosen.length > 0 || 'Bitte wählen Sie mindestens eine Erkrankung.' }}
				render={({ field: { onChange, ...field }, fieldState }) => (
					<CheckboxGroup
						{...field}
						label="Erkrankungen, die eine Chefarztbewilligung der Österreichischen Gesundheitskasse erfordern"
						options={options}
						isRequired
						onValueChange={onChange}
						error={fieldState.error?.message}
					/>
				)}
			/>
			<Button type="submit">Speichern</Button>
		</form>
	);
}

/** A failed submit focuses its first checkbox. */
export const ImFormular: Story = {
	globals: { viewport: { value: 'phone' } },
	beforeEach: () => {
		onSubmit.mockClear();
	},
	render: () => <IllnessForm />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Diabetes mellitus' })).toHaveFocus());
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Neuropathie' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ illnesses: ['neuropathie'] }));
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
