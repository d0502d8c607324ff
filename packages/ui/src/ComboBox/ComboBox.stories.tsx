import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { Controller } from 'react-hook-form';
import { expect, fn, type UserEventObject, waitFor, within } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { ComboBox, type ComboBoxItem } from './ComboBox.tsx';

const people: ComboBoxItem[] = [
	{ key: '1', label: 'Huber Anna', description: '1010 Wien, Kärntner Straße 1' },
	{ key: '2', label: 'Huber Anna', description: '8010 Graz, Herrengasse 7' },
	{ key: '3', label: 'Huber Gesperrt', description: 'Stillgelegt', isDisabled: true },
	{ key: '4', label: 'Lukas Franz', description: '4020 Linz, Landstraße 12' },
	{ key: '5', label: 'Müller Eva', description: '6020 Innsbruck, Maria-Theresien-Straße 3' },
];

function find(query: string): ComboBoxItem[] {
	return people.filter((person) => person.label.toLowerCase().startsWith(query.toLowerCase()));
}

type Load = ComponentProps<typeof ComboBox>['load'];

/** A server whose answers the test gives by hand, in any order. */
function slowServer() {
	const calls: { query: string; signal: AbortSignal; answer: (items: ComboBoxItem[]) => void; fail: () => void }[] = [];
	const load = fn<Load>((query, signal) => {
		const { promise, resolve, reject } = Promise.withResolvers<ComboBoxItem[]>();
		calls.push({ query, signal, answer: resolve, fail: () => reject(new Error('offline')) });
		return promise;
	});
	return { load, calls };
}

const meta = {
	component: ComboBox,
	parameters: usage({
		when: 'One of many, found by typing, at the server if need be.',
		not: 'Up to about twenty known entries are a Select; several are a MultiSelect; a text that need not be in the list is a TextField.',
		keys: {
			letters: 'search',
			'↓ ↑': 'open the list and go through it',
			Enter: 'takes the marked entry',
			Escape: 'closes the list, then empties the field',
			'Alt+↓, Alt+↑': 'open, close',
		},
	}),
	args: { label: 'Adresse', load: fn<Load>(async (query) => find(query)), onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem', minHeight: '18rem' }}>{Story()}</div>],
} satisfies Meta<typeof ComboBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leer: Story = { args: { placeholder: 'Name oder Nummer' } };

export const Gewaehlt: Story = { args: { defaultValue: people[4] ?? null } };

export const MitFehler: Story = { args: { error: 'Bitte wählen Sie eine Adresse.', isRequired: true } };

export const Gesperrt: Story = { args: { defaultValue: people[4] ?? null, disabled: true } };

export const NurLesen: Story = { args: { defaultValue: people[4] ?? null, readOnly: true } };

/** Opened without a text it shows what the server suggests; what is chosen has a tick. */
export const Offen: Story = {
	args: { defaultValue: people[3] ?? null },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('combobox'));
		await expect(await canvas.findByRole('option', { name: /Lukas/ })).toHaveAttribute('aria-selected', 'true');
		await expect(canvas.getAllByRole('option')).toHaveLength(5);
	},
};

/** The first hit is ready for Enter, arrows pass what cannot be chosen, and a form around it is not submitted. */
export const Tastatur: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.type(input, 'hu');
		await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
		await expect(canvas.getByRole('listbox', { name: 'Adresse' })).toBeVisible();
		await expect(input).toHaveAttribute('aria-expanded', 'true');
		await expect(activeOption(input)).toHaveTextContent('1010 Wien');
		await userEvent.keyboard('{ArrowDown}');
		await expect(activeOption(input)).toHaveTextContent('8010 Graz');
		await userEvent.keyboard('{ArrowDown}');
		await expect(activeOption(input)).toHaveTextContent('1010 Wien');
		await userEvent.keyboard('{ArrowUp}{Enter}');
		await expect(input).toHaveValue('Huber Anna');
		await expect(args.onValueChange).toHaveBeenCalledOnce();
		await expect(args.onValueChange).toHaveBeenCalledWith(people[1]);
		await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
		await userEvent.keyboard('{ArrowDown}');
		await expect(await canvas.findByRole('option', { name: /Graz/ })).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{Escape}');
		await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
		await expect(input).toHaveValue('Huber Anna');
	},
};

/** A disabled entry can be seen, not chosen. */
export const GesperrterEintrag: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'huber');
		const disabled = await canvas.findByRole('option', { name: /Gesperrt/ });
		await expect(disabled).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(disabled);
		await expect(args.onValueChange).not.toHaveBeenCalled();
	},
};

const race = slowServer();

/** A slow answer to an older text is aborted and never replaces the newer one. */
export const NeuesteSucheGewinnt: Story = {
	args: { load: race.load },
	beforeEach: () => {
		race.calls.length = 0;
	},
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.type(input, 'hub');
		await waitFor(() => expect(race.calls).toHaveLength(1));
		await userEvent.type(input, 'er');
		await waitFor(() => expect(race.calls).toHaveLength(2));
		const [older, newer] = race.calls;
		await expect(older?.query).toBe('hub');
		await expect(older?.signal.aborted).toBe(true);
		await expect(newer?.query).toBe('huber');
		newer?.answer(find('huber').slice(0, 1));
		await expect(await canvas.findAllByRole('option')).toHaveLength(1);
		older?.answer(people);
		await older?.signal.aborted;
		await expect(canvas.getAllByRole('option')).toHaveLength(1);
	},
};

/** The list says so when there are no hits, and shows hits as soon as the corrected text has some. */
export const KeineTrefferUndKorrektur: Story = {
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.type(input, 'lux');
		await expect(await canvas.findByText('Keine Einträge gefunden.', { selector: ':not([role])' })).toBeVisible();
		await expect(canvas.getByRole('status')).toHaveTextContent('Keine Einträge gefunden.');
		await expect(input).toHaveAttribute('aria-expanded', 'false');
		await userEvent.keyboard('{Backspace}k');
		await expect(await canvas.findByRole('option', { name: /Lukas/ })).toBeVisible();
		await expect(input).toHaveAttribute('aria-expanded', 'true');
	},
};

/** However fast it was typed, the final text is searched, and only once typing pauses. */
export const SchnellesTippen: Story = {
	args: { load: fn<Load>(async (query) => find(query)) },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'müller');
		await expect(await canvas.findByRole('option', { name: /Müller/ })).toBeVisible();
		await expect(args.load).toHaveBeenCalledOnce();
		await expect(args.load).toHaveBeenCalledWith('müller', expect.any(AbortSignal));
	},
};

/** Blanks do not count, an umlaut is one character however composed, and emptying the field clears the hits. */
export const LeerzeichenUndUmlaute: Story = {
	args: { minLength: 3, load: fn<Load>(async () => people.slice(4)) },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.click(input);
		await userEvent.keyboard('  mu\u0308 ');
		await expect(await canvas.findByText('Geben Sie mindestens 3 Zeichen ein.')).toBeVisible();
		await userEvent.clear(input);
		await userEvent.keyboard(' mu\u0308l ');
		await expect(await canvas.findByRole('option')).toBeVisible();
		await expect(args.load).toHaveBeenCalledOnce();
		await expect(args.load).toHaveBeenCalledWith('mül', expect.any(AbortSignal));
		await userEvent.clear(input);
		await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
	},
};

const early = slowServer();

/** Enter before the list has come takes the best entry when it comes; another text lets that Enter go. */
export const EnterVorDerListe: Story = {
	args: { load: early.load },
	beforeEach: () => {
		early.calls.length = 0;
	},
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.type(input, 'hub{Enter}');
		await waitFor(() => expect(early.calls).toHaveLength(1));
		await userEvent.type(input, 'er');
		await waitFor(() => expect(early.calls).toHaveLength(2));
		early.calls[1]?.answer(find('huber'));
		await canvas.findAllByRole('option');
		await expect(args.onValueChange).not.toHaveBeenCalled();
		await userEvent.clear(input);
		await userEvent.type(input, 'müller{Enter}');
		await waitFor(() => expect(early.calls).toHaveLength(3));
		const [best] = find('müller');
		early.calls[2]?.answer(find('müller'));
		await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(best));
		await expect(input).toHaveValue(best?.label);
	},
};

const loading = slowServer();

export const Laedt: Story = {
	args: { load: loading.load },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'mü');
		await expect(await canvas.findByText('Wird gesucht …', { selector: ':not([role])' })).toBeVisible();
	},
};

const failing = slowServer();

/** Safari ends a composition before its Enter arrives: that Enter confirms the word and chooses nothing. */
export const EnterDesEingabeverfahrens: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.type(input, 'Lukas');
		await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
		const enter = { key: 'Enter', bubbles: true, cancelable: true };
		input.dispatchEvent(new CompositionEvent('compositionend', { data: 'Lukas', bubbles: true }));
		input.dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }));
		await expect(args.onValueChange).not.toHaveBeenCalled();
		await expect(input).toHaveAttribute('aria-expanded', 'true');
		await userEvent.keyboard('{Enter}');
		await expect(args.onValueChange).toHaveBeenCalledOnce();
	},
};

/** A failed search says so and can be tried again, by button or Enter. */
export const Fehlgeschlagen: Story = {
	args: { load: failing.load },
	beforeEach: () => {
		failing.calls.length = 0;
	},
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.type(input, 'mü');
		await waitFor(() => expect(failing.calls).toHaveLength(1));
		failing.calls[0]?.fail();
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(failing.calls).toHaveLength(2));
		failing.calls[1]?.fail();
		await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
		await waitFor(() => expect(failing.calls).toHaveLength(3));
		failing.calls[2]?.answer(find('mü'));
		await expect(await canvas.findByRole('option', { name: /Müller/ })).toBeVisible();
		await expect(input).toHaveFocus();
	},
};

const left = slowServer();

/** Leaving the field ends the search: a late list does not pop up. */
export const VerlassenBrichtAb: Story = {
	args: { load: left.load },
	beforeEach: () => {
		left.calls.length = 0;
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'mü');
		await waitFor(() => expect(left.calls).toHaveLength(1));
		await userEvent.tab();
		await expect(left.calls[0]?.signal.aborted).toBe(true);
		left.calls[0]?.answer(people);
		await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
	},
};

/** A text that was not chosen stays as typed, is an error once the field is left, and counts as no choice. */
export const NichtAusDerListe: Story = {
	args: { defaultValue: people[3] ?? null },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.clear(input);
		await userEvent.type(input, 'Hub');
		await expect(input).toBeValid();
		await userEvent.tab();
		await expect(input).toHaveValue('Hub');
		await expect(input).toHaveAccessibleDescription('Bitte wählen Sie einen Eintrag aus der Liste.');
		await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
		await userEvent.click(canvas.getByRole('button', { name: 'Auswahl löschen' }));
		await expect(input).toHaveValue('');
		await expect(input).toBeValid();
	},
};

/** A name typed in full that only one entry has is that entry; one that two people share is not guessed. */
export const GanzerName: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.type(input, 'lukas franz');
		await canvas.findByRole('option', { name: /Lukas/ });
		await userEvent.tab();
		await expect(args.onValueChange).toHaveBeenLastCalledWith(people[3]);
		await expect(input).toHaveValue('Lukas Franz');
		await userEvent.clear(input);
		await userEvent.type(input, 'Huber Anna');
		await canvas.findAllByRole('option');
		await userEvent.tab();
		await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
		await expect(input).toBeInvalid();
	},
};

const onKeyAround = fn<(key: string) => void>();

/** Escape closes the list first, and only then belongs to what is around the field. */
export const Escape: Story = {
	args: { defaultValue: people[4] ?? null },
	beforeEach: () => {
		onKeyAround.mockClear();
	},
	render: (args) => (
		// biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the field
		<div onKeyDown={(event) => onKeyAround(event.key)}>
			<ComboBox {...args} />
		</div>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('combobox'));
		await canvas.findAllByRole('option');
		await userEvent.keyboard('{Escape}');
		await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
		await expect(onKeyAround).not.toHaveBeenCalled();
		await userEvent.keyboard('{Escape}');
		await expect(onKeyAround).toHaveBeenCalledWith('Escape');
	},
};

export const AmTelefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('combobox'));
		const option = await canvas.findByRole('option', { name: /Müller/ });
		await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
		await userEvent.click(option);
		await expect(canvas.getByRole('combobox')).toHaveValue('Müller Eva');
	},
};

function activeOption(input: HTMLElement): HTMLElement | null {
	return document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
}

async function chooseEva(user: UserEventObject, control: HTMLElement) {
	await user.type(control, 'Müller Eva');
	const body = within(document.body);
	await body.findByRole('option', { name: /Müller/ });
	await user.keyboard('{Enter}');
}

const load: Load = async (query) => find(query);
const eva = people[4] ?? null;

export const Vertrag = fieldContract<ComboBoxItem | null>({
	role: 'combobox',
	empty: null,
	filled: eva,
	controlled: (props, value, onValueChange) => (
		<ComboBox {...props} load={load} value={value} onValueChange={onValueChange} />
	),
	bound: (props, form) => (
		<Controller
			control={form.control}
			name="entry"
			rules={contractRules}
			render={({ field: { value, onChange, ...field } }) => (
				<ComboBox {...props} {...field} load={load} value={value} onValueChange={onChange} />
			)}
		/>
	),
	enter: chooseEva,
	expectShown: (control, value) => expect(control).toHaveValue(value?.label ?? ''),
});

/** A programmatic change of the value is shown, and one that empties it too. */
export const VonAussen: Story = {
	render: function Render(args) {
		const [value, setValue] = useState<ComboBoxItem | null>(eva);
		return (
			<>
				<ComboBox {...args} value={value} onValueChange={setValue} />
				<button type="button" onClick={() => setValue(null)}>
					Leeren
				</button>
			</>
		);
	},
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole('combobox')).toHaveValue('Müller Eva');
		await userEvent.click(canvas.getByRole('button', { name: 'Leeren' }));
		await expect(canvas.getByRole('combobox')).toHaveValue('');
	},
};
