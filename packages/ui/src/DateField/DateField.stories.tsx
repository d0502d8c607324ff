import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { setNativeValue } from '../Field/Field.tsx';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { DateField, dateError } from './DateField.tsx';

const meta = {
	component: DateField,
	parameters: usage({
		when: 'A day: typed freely or chosen. Allow shorthand (`+2w`, `mo`, `kw32`) for due dates and filters.',
		not: 'From one day to another is a DateRangeField, with a time a DateTimeField. No shorthand for a birth date.',
		keys: {
			digits: '`15072026` or `15.7.2026`',
			'Alt+↓': 'opens the calendar',
			Enter: 'brings the text into its form and sends the form',
			Escape: 'closes the calendar, and the focus returns',
		},
	}),
	args: { label: 'Lieferdatum', today: '2026-07-15', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leer: Story = { args: { placeholder: 'TT.MM.JJJJ' } };

export const Ausgefuellt: Story = { args: { defaultValue: '2026-07-15', hint: 'Frühestens in drei Werktagen.' } };

/** Nothing is told to the owner before there is a day; the text takes its form when the field is left. */
export const Tippen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, '4.7.2017');
		await expect(input).toHaveValue('4.7.2017');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('2017-07-04');
		await expect(args.onValueChange).not.toHaveBeenCalledWith('0201-07-04');
		await userEvent.tab();
		await expect(input).toHaveValue('04.07.2017');
		await userEvent.clear(input);
		await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
		await userEvent.type(input, '01022024');
		await userEvent.tab();
		await expect(input).toHaveValue('01.02.2024');
		await expect(input).toBeValid();
	},
};

/** The text stays as typed, is an error once the field is left, and a form that asks `dateError` does not save. */
export const UnvollstaendigOderFalsch: Story = {
	render: function Render(args) {
		const form = useForm<{ date: string | null }>({ defaultValues: { date: '2026-07-01' } });
		return (
			<form noValidate onSubmit={form.handleSubmit(({ date }) => args.onValueChange?.(`gespeichert: ${date}`))}>
				<Controller
					control={form.control}
					name="date"
					rules={{ validate: (value) => dateError(value) }}
					render={({ field: { onChange, ...field }, fieldState }) => (
						<DateField {...args} {...field} onValueChange={onChange} error={fieldState.error?.message} />
					)}
				/>
			</form>
		);
	},
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		for (const wrong of [
			'31.07.',
			'31.02.2024',
			'1.1.24',
			'05.01.25',
			'15.7.60',
			'3 1.07.2026',
			'32.13.2024',
			'01.01.02026',
		]) {
			await userEvent.clear(input);
			await userEvent.type(input, `${wrong}{Enter}`);
			await userEvent.tab();
			await expect(input).toHaveValue(wrong);
			await expect(input).toHaveAccessibleDescription('Kein gültiges Datum!');
		}
		await expect(args.onValueChange).not.toHaveBeenCalled();
		await expect(dateError(null)).toBeUndefined();
		await expect(dateError(null, { isRequired: true })).toBe('Kein Datum angegeben!');
		await userEvent.clear(input);
		await userEvent.type(input, '31.7.2026{Enter}');
		await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('gespeichert: 2026-07-31'));
	},
};

/** Pasted with blanks, undone, filled in by the browser as browsers write a day. */
export const EinfuegenUndAutomatisch: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole<HTMLInputElement>('textbox');
		await userEvent.click(input);
		await userEvent.paste('\t31.07.2026\u00a0');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-07-31');
		await userEvent.tab();
		await expect(input).toHaveValue('31.07.2026');
		input.blur();
		setNativeValue(input, '1980-06-15');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('1980-06-15');
		await expect(input).toHaveValue('15.06.1980');
		await expect(input).toHaveAttribute('inputmode', 'numeric');
	},
};

/** Alt and arrow down open the calendar on the day of the field; Escape and a choice give the focus back. */
export const Kalender: Story = {
	args: { defaultValue: '2026-10-21', min: '2026-10-01' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Kalender öffnen' }));
		await expect(await canvas.findByRole('dialog', { name: 'Kalender: Lieferdatum' })).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('gridcell', { name: /21\. Oktober/ })).toHaveFocus());
	},
};

/** Opened by keys and by its button, closed by Escape and by a day. */
export const KalenderMitTasten: Story = {
	tags: ['!dev'],
	args: { defaultValue: '2026-10-21', min: '2026-10-01' },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.click(input);
		await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
		const dialog = await canvas.findByRole('dialog', { name: 'Kalender: Lieferdatum' });
		await waitFor(() => expect(canvas.getByRole('gridcell', { name: /21\. Oktober/ })).toHaveFocus());
		await userEvent.tab({ shift: true });
		await userEvent.tab({ shift: true });
		await userEvent.keyboard('{Escape}');
		await expect(dialog).not.toBeInTheDocument();
		await expect(input).toHaveFocus();
		await userEvent.click(canvas.getByRole('button', { name: 'Kalender öffnen' }));
		await waitFor(() => expect(canvas.getByRole('gridcell', { name: /21\. Oktober/ })).toHaveFocus());
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-28');
		await expect(input).toHaveValue('28.10.2026');
		await expect(canvas.getByRole('button', { name: 'Kalender öffnen' })).toHaveFocus();
	},
};

/** Open on a phone, at the bottom of the screen. */
export const KalenderAmHandy: Story = {
	args: { defaultValue: '2026-10-21' },
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Kalender öffnen' }));
		const dialog = await canvas.findByRole('dialog');
		await expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight);
		await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};

/** Beyond its bounds a day stays and is an error that names them. */
export const Grenzen: Story = {
	args: { min: '2026-07-01', max: '2026-07-31' },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.type(input, '30.6.2026');
		await userEvent.tab();
		await expect(input).toHaveValue('30.06.2026');
		await expect(input).toHaveAccessibleDescription('Das Datum darf nicht vor dem 01.07.2026 liegen.');
	},
};

/** Short words become a day when the field is left or Enter is pressed, where a field allows them. */
export const Kurzformen: Story = {
	args: { isShorthandAllowed: true, hint: 'Auch heute, +2w, mo oder kw32' },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox');
		for (const [short, day] of [
			['+2w', '29.07.2026'],
			['mo', '20.07.2026'],
			['kw32', '03.08.2026'],
			['0305', '03.05.2026'],
		] as const) {
			await userEvent.clear(input);
			await userEvent.type(input, short);
			await userEvent.tab();
			await expect(input).toHaveValue(day);
			await expect(input).toBeValid();
		}
		await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-03');
		await userEvent.clear(input);
		await userEvent.type(input, 'heute{Enter}');
		await expect(input).toHaveValue('15.07.2026');
		await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-07-15');
	},
};

export const Vertrag = fieldContract<string | null>({
	role: 'textbox',
	empty: null,
	filled: '2026-07-15',
	controlled: (props, value, onValueChange) => <DateField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={{ ...contractRules, validate: (value) => dateError(value) }}
			render={({ field: { onChange, ...field } }) => <DateField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	enter: (user, control) => user.type(control, '15.07.2026'),
	expectShown: (control, value) => expect(control).toHaveValue(value === null ? '' : '15.07.2026'),
});
