import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
	component: SearchField,
	parameters: usage({
		when: 'The search of one list; the text lives in the URL.',
		not: 'Everything at once is the GlobalSearch; one record for a form is a ComboBox.',
		keys: { Enter: 'searches at once', Escape: 'empties it; only in the empty field it reaches a dialog around' },
	}),
	args: { label: 'Adresse suchen', onValueChange: fn(), onSearch: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leer: Story = { args: { placeholder: 'Name, Nummer oder Ort' } };

/** Its icons do not make it look like a field that cannot be edited. */
export const Ausgefuellt: Story = {
	render: (args) => (
		<div style={{ display: 'grid', gap: 'var(--k-space-4)' }}>
			<SearchField {...args} label="Offen" defaultValue="Müller Graz" />
			<SearchField {...args} label="Nur lesen" defaultValue="Müller Graz" readOnly />
		</div>
	),
	play: async ({ canvas }) => {
		const background = (name: string) => {
			const box = canvas.getByRole('searchbox', { name }).parentElement;
			return box && getComputedStyle(box).backgroundColor;
		};
		await expect(background('Offen')).not.toBe(background('Nur lesen'));
	},
};

export const Laedt: Story = {
	args: { defaultValue: 'Müller', isLoading: true },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('status')).toHaveTextContent('Suche läuft');
	},
};

export const MitFehler: Story = { args: { defaultValue: 'x', error: 'Bitte mindestens 3 Zeichen.' } };

export const Gesperrt: Story = { args: { defaultValue: 'Müller', disabled: true } };

export const NurLesen: Story = { args: { defaultValue: 'Müller', readOnly: true } };

export const OhneSichtbaresEtikett: Story = { args: { isLabelHidden: true, placeholder: 'Suchen' } };

export const EnterSucht: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(canvas.getByRole('searchbox'), 'Huber{Enter}');
		await expect(args.onSearch).toHaveBeenCalledOnce();
		await expect(args.onSearch).toHaveBeenCalledWith('Huber');
	},
};

export const KnopfLeert: Story = {
	args: { defaultValue: 'Huber' },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('searchbox');
		await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }));
		await expect(input).toHaveValue('');
		await expect(input).toHaveFocus();
		await expect(args.onValueChange).toHaveBeenCalledOnce();
		await expect(args.onValueChange).toHaveBeenCalledWith('');
	},
};

const onKeyAround = fn<(key: string) => void>();

/** The first Escape empties the field, the next one is for whatever is around it. */
export const EscapeLeert: Story = {
	args: { defaultValue: 'Huber' },
	beforeEach: () => {
		onKeyAround.mockClear();
	},
	render: (args) => (
		// biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the field
		<div onKeyDown={(event) => onKeyAround(event.key)}>
			<SearchField {...args} />
		</div>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('searchbox'));
		await userEvent.keyboard('{Escape}');
		await expect(canvas.getByRole('searchbox')).toHaveValue('');
		await expect(onKeyAround).not.toHaveBeenCalled();
		await userEvent.keyboard('{Escape}');
		await expect(onKeyAround).toHaveBeenCalledWith('Escape');
	},
};

export const Vertrag = fieldContract<string>({
	role: 'searchbox',
	empty: '',
	filled: 'Größwang',
	controlled: (props, value, onValueChange) => <SearchField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => <SearchField {...props} {...form.register('entry', contractRules)} />,
	enter: (user, control) => user.type(control, 'Größwang'),
	expectShown: (control, value) => expect(control).toHaveValue(value),
});
