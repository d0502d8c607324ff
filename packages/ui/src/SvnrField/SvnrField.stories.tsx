import type { Svnr } from '@kontor/german/svnr';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { fieldContract } from '../Field/fieldContract.tsx';
import { type Deed, type TypedState, typeLikeAPerson } from '../testing/typist.ts';
import { usage } from '../testing/usage.ts';
import { SvnrField, svnrError } from './SvnrField.tsx';

const sample: Svnr = { svnr: '1237', svnrDat: '010180' };
const serialName = 'Versicherungsnummer Laufnummer mit Prüfziffer, 4 Ziffern';
const dateName = 'Versicherungsnummer Geburtsdatum als TTMMJJ, 6 Ziffern';

const meta = {
	component: SvnrField,
	parameters: usage({
		when: 'An Austrian insurance number: four digits, then the date of birth; one paste fills both.',
		not: 'The European card and foreign numbers are a TextField.',
		keys: {
			digits: 'after the fourth go on in the second part',
			'← →': 'at the edge go to the other part',
			Backspace: 'at the start of the second part goes back',
			Enter: 'checks the number and sends the form',
		},
	}),
	args: { label: 'Versicherungsnummer', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof SvnrField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leer: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('group', { name: 'Versicherungsnummer' })).toBeVisible();
		await expect(canvas.getByRole('textbox', { name: serialName })).toHaveAttribute('autocomplete', 'off');
		await expect(canvas.getByRole('textbox', { name: dateName })).toHaveAttribute('inputmode', 'numeric');
	},
};

export const Ausgefuellt: Story = { args: { defaultValue: sample, birthDate: '1980-01-01' } };

export const Gesperrt: Story = { args: { defaultValue: sample, disabled: true } };

/** The fourth digit leads into the date, the tenth is judged at once. */
export const Tippen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const serial = canvas.getByRole('textbox', { name: serialName });
		const date = canvas.getByRole('textbox', { name: dateName });
		await userEvent.click(serial);
		await userEvent.keyboard('1237');
		await expect(date).toHaveFocus();
		await userEvent.keyboard('01018');
		await expect(serial).toBeValid();
		await userEvent.keyboard('0');
		await expect(args.onValueChange).toHaveBeenLastCalledWith(sample);
		await expect(canvas.getByLabelText('Prüfziffer stimmt')).toBeVisible();
		await userEvent.keyboard('{Backspace}1');
		await expect(serial).toBeInvalid();
		await expect(date).toHaveAccessibleDescription(/^Die Prüfziffer stimmt nicht/);
		await expect(date).toHaveFocus();
		await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('010181');
	},
};

/** Arrow keys and Backspace cross the gap between the parts. */
export const ZwischenDenTeilen: Story = {
	args: { defaultValue: sample },
	play: async ({ canvas, userEvent }) => {
		const serial = canvas.getByRole<HTMLInputElement>('textbox', { name: serialName });
		const date = canvas.getByRole<HTMLInputElement>('textbox', { name: dateName });
		await userEvent.click(date);
		date.setSelectionRange(0, 0);
		await userEvent.keyboard('{ArrowLeft}');
		await expect(serial).toHaveFocus();
		await expect(serial.selectionStart).toBe(4);
		await userEvent.keyboard('{ArrowRight}');
		await expect(date).toHaveFocus();
		await expect(date.selectionStart).toBe(0);
		await userEvent.keyboard('{Backspace}');
		await expect(serial).toHaveFocus();
		await expect(serial).toHaveValue('123');
		await expect(date).toHaveValue('010180');
		await userEvent.tab();
		await expect(date).toHaveFocus();
	},
};

/** One paste into either part fills both. */
export const Eingefuegt: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const serial = canvas.getByRole('textbox', { name: serialName });
		const date = canvas.getByRole('textbox', { name: dateName });
		for (const part of [serial, date]) {
			await userEvent.clear(serial);
			await userEvent.clear(date);
			await userEvent.click(part);
			await userEvent.paste(' 1237\u00a001.01.80');
			await expect(serial).toHaveValue('1237');
			await expect(date).toHaveValue('010180');
			await expect(args.onValueChange).toHaveBeenLastCalledWith(sample);
		}
	},
};

/** A number typed over another one is the number typed, whichever box and caret it is begun from. */
export const Drueberschreiben: Story = {
	args: { defaultValue: { svnr: '9931', svnrDat: '120298' } },
	play: async ({ canvas, userEvent, args }) => {
		const serial = canvas.getByRole<HTMLInputElement>('textbox', { name: serialName });
		const date = canvas.getByRole<HTMLInputElement>('textbox', { name: dateName });
		await userEvent.click(date);
		await userEvent.tab({ shift: true });
		await userEvent.keyboard('{Control>}a{/Control}9931120299');
		await expect(args.onValueChange).toHaveBeenLastCalledWith({ svnr: '9931', svnrDat: '120299' });
		// Serial alone, corrected at any place: the date stays.
		for (const place of [0, 1, 2, 3]) {
			await userEvent.click(serial);
			serial.setSelectionRange(place, place + 1);
			await userEvent.keyboard('7');
			await expect(serial).toHaveValue(`${'9931'.slice(0, place)}7${'9931'.slice(place + 1)}`);
			await expect(date).toHaveValue('120299');
			await userEvent.click(serial);
			serial.setSelectionRange(place, place + 1);
			await userEvent.keyboard('9931'.charAt(place));
		}
		// Whatever is typed into the date box never reaches the serial.
		for (const place of [0, 1, 2, 3, 4, 5, 6]) {
			await userEvent.click(date);
			date.setSelectionRange(place, place);
			await userEvent.keyboard('5555');
			await expect(serial).toHaveValue('9931');
			await expect(date).toHaveValue(`${'120299'.slice(0, place)}5555${'120299'.slice(place)}`);
			await userEvent.keyboard('{Control>}a{/Control}120299');
			await expect(date).toHaveValue('120299');
		}
		// A whole number pasted into either box at any caret fills both.
		for (const box of [serial, date]) {
			for (const place of [0, 2, box.value.length]) {
				await userEvent.click(box);
				box.setSelectionRange(place, place);
				await userEvent.paste('1237 010180');
				await expect(args.onValueChange).toHaveBeenLastCalledWith(sample);
				await userEvent.click(serial);
				await userEvent.keyboard('{Control>}a{/Control}9931120299');
				await expect(args.onValueChange).toHaveBeenLastCalledWith({ svnr: '9931', svnrDat: '120299' });
			}
		}
	},
};

/**
 * Whatever a person does, each box is a plain box of text, but for what leads from one to the other: a whole number fills
 * both, the fourth digit goes on in the date, Backspace at its start goes back.
 */
export const WieEinMensch: Story = {
	args: { defaultValue: { svnr: '9931', svnrDat: '120298' } },
	play: async ({ canvas }) => {
		const boxes = [serialName, dateName].map((name) => ({
			input: canvas.getByRole<HTMLInputElement>('textbox', { name }),
		}));
		const words = { keys: [...'0123456789'], pastes: ['1237010180', ' 1237 01.01.80', '9931', '12', '010180', ''] };
		for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
			await typeLikeAPerson(boxes, words, { seed, visits: 12, rule: leadingOn });
	},
};

function leadingOn(plain: TypedState, { kind, text }: Deed, before: TypedState): TypedState {
	const [serial = '', date = ''] = plain.texts;
	const split = (typed: string) =>
		typed
			.replace(/[ .]/g, '')
			.replace(/^(.{0,4})(.*)$/, '$1 $2')
			.split(' ');
	const isWhole = (typed: string) => /^[0-9]{4} [0-9]{6}$/.test(split(typed).join(' '));
	const filled = (typed: string) => ({ texts: split(typed), box: 1, start: split(typed)[1]?.length ?? 0 });
	const at = <State extends { readonly start: number }>(state: State) => ({ ...state, end: state.start });
	if (kind === 'paste' && isWhole(text)) return at(filled(text));
	if (before.box === 1) {
		if (kind === 'erase' && before.end === 0)
			return at({ texts: [serial.slice(0, -1), date], box: 0, start: Math.max(0, serial.length - 1) });
		// What the browser fills in leaves the caret where it is.
		if (kind === 'autofill' && isWhole(text)) return at({ texts: split(text), box: 1, start: 6 });
		return plain;
	}
	if (kind === 'select') return plain;
	if (isWhole(serial)) return at(filled(serial));
	const isAtEnd = plain.end === serial.length;
	if (date === '' && isAtEnd && /^[0-9]{5,}$/.test(serial)) return at(filled(serial));
	const before0 = before.texts[0] ?? '';
	const leads = /^[0-9]{4}$/.test(serial) && isAtEnd && (kind === 'compose' || serial.length > before0.length);
	return leads ? { ...plain, box: 1, start: 0, end: date.length } : plain;
}

/** An incomplete number stays as typed and is an error once both parts are left, not on the way from one to the other. */
export const Unvollstaendig: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const serial = canvas.getByRole('textbox', { name: serialName });
		await userEvent.type(serial, '123');
		await userEvent.tab();
		await expect(serial).toBeValid();
		await userEvent.tab();
		await expect(serial).toBeInvalid();
		await expect(serial).toHaveValue('123');
		await expect(args.onValueChange).toHaveBeenLastCalledWith({ svnr: '123', svnrDat: '' });
	},
};

/** Numbers stay for life when a birth date is corrected: a warning, and none for months 13 to 15. */
export const AnderesGeburtsdatum: Story = {
	args: { defaultValue: sample, birthDate: '1980-01-02' },
	play: async ({ canvas, userEvent }) => {
		const serial = canvas.getByRole('textbox', { name: serialName });
		await expect(serial).toBeValid();
		await expect(serial).toHaveAccessibleDescription(/^Das Geburtsdatum weicht/);
		await userEvent.clear(serial);
		await userEvent.clear(canvas.getByRole('textbox', { name: dateName }));
		await userEvent.click(serial);
		await userEvent.paste('9304011463');
		await expect(serial).toHaveAccessibleDescription(/^Das Geburtsdatum weicht/);
		await userEvent.clear(serial);
		await userEvent.clear(canvas.getByRole('textbox', { name: dateName }));
		await userEvent.click(serial);
		await userEvent.paste('9308011380');
		await expect(serial).toBeValid();
		await expect(serial).not.toHaveAccessibleDescription();
	},
};

export const Vertrag = fieldContract<Svnr>({
	role: 'textbox',
	name: 'Bezeichnung Laufnummer mit Prüfziffer, 4 Ziffern',
	empty: { svnr: '', svnrDat: '' },
	filled: sample,
	controlled: (props, value, onValueChange) => <SvnrField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={{ validate: (value) => (value.svnr === '' ? 'Bitte ausfüllen.' : svnrError(value)) }}
			render={({ field: { onChange, ...field } }) => <SvnrField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	enter: (user, control) => user.type(control, '1237010180'),
	expectShown: async (control, value) => {
		await expect(control).toHaveValue(value.svnr);
		await expect(control.nextElementSibling).toHaveValue(value.svnrDat);
	},
});
