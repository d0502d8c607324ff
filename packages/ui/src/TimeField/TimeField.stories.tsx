import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { TimeField, timeError } from './TimeField.tsx';

const meta = {
	component: TimeField,
	parameters: usage({
		when: 'A time of the day in steps of five minutes, typed or chosen.',
		not: 'A day with its time is a DateTimeField; a duration is a NumberField with its unit.',
		keys: {
			digits: '`0930`, `930`, `9:30` or `9`',
			'↑ ↓': 'five minutes more, five less, along the grid',
			'Alt+↓': 'opens the list; there ↓ is later',
			Enter: 'takes the time, or sends the form',
			Escape: 'closes the list',
		},
	}),
	args: { label: 'Beginn', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '12rem', minHeight: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof TimeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leer: Story = { args: { placeholder: 'HH:MM' } };

/** All ways to type a time; between the steps it is rounded up, never into the next day. */
export const Tippen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox');
		for (const [typed, time] of [
			['0930', '09:30'],
			['930', '09:30'],
			['9.30', '09:30'],
			['9', '09:00'],
			['9:5', '09:05'],
			['9:58', '10:00'],
			['23:58', '23:55'],
		] as const) {
			await userEvent.clear(input);
			await userEvent.type(input, typed);
			await userEvent.tab();
			await expect(input).toHaveValue(time);
			await expect(args.onValueChange).toHaveBeenLastCalledWith(time);
		}
		await userEvent.clear(input);
		await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
	},
};

/** The text stays as typed and is an error once the field is left. */
export const Falsch: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox');
		await expect(timeError(null, { isRequired: true })).toBe('Keine gültige Uhrzeit');
		await expect(timeError(null)).toBeUndefined();
		for (const wrong of ['83', '24:00', '12:60', '9:']) {
			await userEvent.clear(input);
			await userEvent.type(input, wrong);
			await userEvent.tab();
			await expect(input).toHaveValue(wrong);
			await expect(input).toHaveAccessibleDescription('Kein gültiges Datum!');
			await expect(args.onValueChange).toHaveBeenLastCalledWith(wrong);
		}
	},
};

export const PfeiltastenAufDasRaster: Story = {
	args: { min: '08:00', max: '18:00' },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.click(input);
		await userEvent.keyboard('{ArrowUp}');
		await expect(input).toHaveValue('08:00');
		await userEvent.keyboard('{ArrowDown}');
		await expect(input).toHaveValue('08:00');
		await userEvent.keyboard('{ArrowUp}{ArrowUp}');
		await expect(input).toHaveValue('08:10');
		await userEvent.clear(input);
		await userEvent.type(input, '19:00');
		await userEvent.tab();
		await expect(input).toHaveAccessibleDescription('Bitte geben Sie eine Uhrzeit von 08:00 bis 18:00 ein.');
	},
};

/** A time off the grid is stepped from where it is, to the next step on either side. */
export const PfeilNebenDemRaster: Story = {
	args: { defaultValue: '10:21' },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.click(input);
		await userEvent.keyboard('{ArrowUp}');
		await expect(input).toHaveValue('10:25');
		await userEvent.clear(input);
		await userEvent.type(input, '10:21{ArrowDown}');
		await expect(input).toHaveValue('10:20');
	},
};

/** The list begins at 08:00, follows the keys and what is typed, and closes without reaching a dialog around it. */
export const Liste: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Uhrzeiten anzeigen' }));
		await expect(canvas.getByRole('listbox', { name: 'Beginn: Uhrzeiten' })).toBeVisible();
	},
};

/** Opened by keys and by its button; what is typed is scrolled into sight. */
export const ListeMitTasten: Story = {
	tags: ['!dev'],
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.click(input);
		await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
		const list = canvas.getByRole('listbox', { name: 'Beginn: Uhrzeiten' });
		const isInSight = (time: string) => {
			const row = canvas.getByRole('option', { name: time }).getBoundingClientRect();
			const box = list.getBoundingClientRect();
			return row.top >= box.top && row.bottom <= box.bottom;
		};
		await expect(canvas.getAllByRole('option')).toHaveLength(288);
		await expect(isInSight('08:00')).toBe(true);
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		await expect(input).toHaveValue('08:05');
		await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('08:05');
		await userEvent.clear(input);
		await userEvent.type(input, '1530');
		await expect(isInSight('15:30')).toBe(true);
		await userEvent.keyboard('{Escape}');
		await expect(list).not.toBeInTheDocument();
		await userEvent.click(canvas.getByRole('button', { name: 'Uhrzeiten anzeigen' }));
		await userEvent.click(canvas.getByRole('option', { name: '15:45' }));
		await expect(args.onValueChange).toHaveBeenLastCalledWith('15:45');
		await expect(input).toHaveFocus();
	},
};

/** Open, an hour in which the grid has no minute is not offered. */
export const ListeMitGrenzen: Story = {
	args: { defaultValue: '15:05', min: '14:58', max: '15:12' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Uhrzeiten anzeigen' }));
		await expect(canvas.getAllByRole('option').map((row) => row.textContent)).toEqual(['15:00', '15:05', '15:10']);
	},
};

export const Vertrag = fieldContract<string | null>({
	role: 'combobox',
	empty: null,
	filled: '09:30',
	controlled: (props, value, onValueChange) => <TimeField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={{ ...contractRules, validate: (value) => timeError(value, { isRequired: true }) }}
			render={({ field: { onChange, ...field } }) => <TimeField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	enter: (user, control) => user.type(control, '09:30'),
	expectShown: (control, value) => expect(control).toHaveValue(value ?? ''),
});
