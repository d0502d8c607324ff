import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller } from 'react-hook-form';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { type ComboBoxItem, MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const groups: ComboBoxItem[] = [
	{ key: 'apo', label: 'Apotheken', description: '214 Adressen' },
	{ key: 'aerzte', label: 'Ärzte für Allgemeinmedizin' },
	{ key: 'heime', label: 'Pflegeheime' },
	{ key: 'schuh', label: 'Orthopädieschuhmacher' },
	{ key: 'alt', label: 'Altbestand (nicht mehr wählbar)', isDisabled: true },
	{ key: 'vip', label: 'Großkunden der Krankenversicherungsanstalt für öffentlich Bedienstete' },
];

const [apo, aerzte, heime] = groups as [ComboBoxItem, ComboBoxItem, ComboBoxItem];

function Groups(args: Omit<MultiSelectProps<ComboBoxItem>, 'load' | 'minLength'>) {
	return <MultiSelect {...(args as MultiSelectProps<ComboBoxItem>)} />;
}

const meta = {
	title: 'MultiSelect',
	component: Groups,
	parameters: usage({
		when: 'Several of six or more, found by typing, at the server with `load`.',
		not: 'Up to about ten that fit on the page are a CheckboxGroup; free words are a TagField.',
		keys: {
			letters: 'search',
			'↓ ↑': 'open the list and go through it',
			Enter: 'ticks and unticks; the list stays open',
			Backspace: 'in the empty field takes the last one away',
			'←': 'at the start of the text goes to the chosen ones',
			Escape: 'closes the list, then empties the text',
		},
		of: MultiSelect,
	}),
	args: { label: 'Kundengruppen', options: groups, onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem', minHeight: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof Groups>;

export default meta;

type Story = StoryObj<typeof meta>;

function chipsOf(control: HTMLElement): string[] {
	const list = control.parentElement?.querySelector('ul');
	return list ? [...list.querySelectorAll('li')].map((item) => item.textContent ?? '') : [];
}

/** A text that was typed is never dropped without a word: the only entry that fits is chosen, else it stays as an error. */
export const TextOhneWahl: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox', { name: 'Kundengruppen' });
		await userEvent.type(input, 'Apo');
		await screen.findByRole('option', { name: /Apotheken/ });
		await userEvent.tab();
		await expect(args.onValueChange).toHaveBeenLastCalledWith([apo]);
		await expect(input).toHaveValue('');
		await userEvent.type(input, 'Zzz');
		await userEvent.tab();
		await expect(input).toHaveValue('Zzz');
		await expect(input).toBeInvalid();
		await userEvent.clear(input);
		await userEvent.tab();
		await expect(input).toBeValid();
	},
};

/** Arrows open and walk, Enter ticks and unticks, Escape closes; entries stay in the order they were chosen. */
export const Tastatur: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox', { name: 'Kundengruppen' });
		await userEvent.tab();
		await expect(input).toHaveAttribute('aria-expanded', 'false');
		await userEvent.keyboard('{ArrowDown}');
		const list = await screen.findByRole('listbox', { name: 'Kundengruppen' });
		await expect(list).toHaveAttribute('aria-multiselectable', 'true');
		await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
		await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
		await expect(within(list).getByRole('option', { name: 'Pflegeheime' })).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{ArrowUp}{Enter}{Enter}{Enter}');
		await expect(args.onValueChange).toHaveBeenLastCalledWith([heime, aerzte]);
		await userEvent.keyboard('{Escape}');
		await expect(screen.queryByRole('listbox')).toBeNull();
		await expect(chipsOf(input)).toEqual(['Pflegeheime', 'Ärzte für Allgemeinmedizin']);
		await expect(input).toHaveFocus();
	},
};

/** Umlauts and case make no difference; after a choice the text is gone and the list goes on. */
export const Suchen: Story = {
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.type(input, 'zahn');
		await expect(await screen.findByText('Keine Einträge gefunden.')).toBeVisible();
		await userEvent.clear(input);
		await userEvent.type(input, 'aerzte');
		await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
		await userEvent.keyboard('{Enter}');
		await expect(input).toHaveValue('');
		await expect(chipsOf(input)).toEqual(['Ärzte für Allgemeinmedizin']);
		await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(6));
		await userEvent.click(screen.getByRole('option', { name: /Altbestand/ }));
		await expect(chipsOf(input)).toHaveLength(1);
	},
};

/** Enter before the list has come ticks the best entry when it comes, and the next text begins in an empty field. */
export const EnterVorDerListe: Story = {
	render: ({ options: _options, ...args }) => <MultiSelect {...args} load={load} />,
	beforeEach: () => {
		load.mockReset();
	},
	play: async ({ canvas, userEvent }) => {
		const { promise, resolve } = Promise.withResolvers<readonly ComboBoxItem[]>();
		load.mockReturnValueOnce(promise);
		load.mockResolvedValue([heime]);
		const input = canvas.getByRole('combobox');
		await userEvent.type(input, 'apo{Enter}');
		await waitFor(() => expect(load).toHaveBeenCalledOnce());
		await expect(chipsOf(input)).toEqual([]);
		resolve([apo, aerzte]);
		await waitFor(() => expect(chipsOf(input)).toEqual(['Apotheken']));
		await expect(input).toHaveValue('');
		await userEvent.type(input, 'heim{Enter}');
		await waitFor(() => expect(chipsOf(input)).toEqual(['Apotheken', 'Pflegeheime']));
	},
};

/** Backspace takes the last one away, arrows go to the others. */
export const Entfernen: Story = {
	args: { defaultValue: [apo, aerzte, heime] },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('combobox');
		await userEvent.tab();
		await userEvent.keyboard('{Backspace}');
		await expect(args.onValueChange).toHaveBeenLastCalledWith([apo, aerzte]);
		await expect(canvas.getByText('Pflegeheime entfernt.')).toBeInTheDocument();
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
		await expect(args.onValueChange).toHaveBeenLastCalledWith([aerzte]);
		await expect(canvas.getByRole('button', { name: '„Ärzte für Allgemeinmedizin“ entfernen' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
		await expect(input).toHaveFocus();
	},
};

const load = fn<(query: string, signal: AbortSignal) => Promise<readonly ComboBoxItem[]>>();

/** Searched on a server: only from the third character on, and again after a failure. */
export const AmServer: Story = {
	render: ({ options: _options, ...args }) => <MultiSelect {...args} load={load} minLength={3} />,
	beforeEach: () => {
		load.mockReset();
	},
	play: async ({ canvas, userEvent }) => {
		load.mockRejectedValueOnce(new Error('offline'));
		load.mockResolvedValue([apo]);
		const input = canvas.getByRole('combobox');
		await userEvent.type(input, 'ap');
		await expect(await screen.findByText('Geben Sie mindestens 3 Zeichen ein.')).toBeVisible();
		await expect(load).not.toHaveBeenCalled();
		await userEvent.type(input, 'o');
		await expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
		await userEvent.keyboard('{Enter}');
		await screen.findByRole('option', { name: /Apotheken/ });
		await userEvent.keyboard('{Enter}');
		await expect(chipsOf(input)).toEqual(['Apotheken']);
	},
};

export const Zustaende: Story = {
	render: (args) => (
		<div style={{ display: 'grid', gap: 16 }}>
			<Groups {...args} label="Leer" placeholder="Alle" />
			<Groups {...args} label="Fehler" defaultValue={[apo]} error="Bitte wählen Sie mindestens zwei Gruppen." />
			<Groups {...args} label="Nur lesen" defaultValue={[apo, heime]} readOnly />
			<Groups {...args} label="Gesperrt" defaultValue={[apo, heime]} disabled />
		</div>
	),
};

export const VieleUndLange: Story = {
	args: { defaultValue: groups },
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('combobox'));
		await screen.findByRole('listbox');
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};

export const Vertrag = fieldContract<ComboBoxItem[]>({
	role: 'combobox',
	empty: [],
	filled: [aerzte],
	controlled: (props, value, onValueChange) => (
		<MultiSelect {...props} options={groups} value={value} onValueChange={onValueChange} />
	),
	bound: (props, form) => (
		<Controller
			name="entry"
			control={form.control}
			rules={{ validate: (chosen) => chosen.length > 0 || contractRules.required }}
			render={({ field: { onChange, ...field } }) => (
				<MultiSelect {...props} {...field} options={groups} onValueChange={onChange} />
			)}
		/>
	),
	enter: async (user, control) => {
		await user.type(control, 'aerzte');
		await screen.findByRole('option');
		await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
		await user.keyboard('{Enter}{Escape}');
	},
	expectShown: (control, value) => expect(chipsOf(control)).toEqual(value.map((item) => item.label)),
});
