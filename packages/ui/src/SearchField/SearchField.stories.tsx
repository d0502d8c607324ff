import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
	component: SearchField,
	args: { label: 'Adresse suchen', onValueChange: fn(), onSearch: fn(), onKeyDown: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leer: Story = { args: { placeholder: 'Name, Nummer oder Ort' } };

export const Ausgefuellt: Story = { args: { defaultValue: 'Müller Graz' } };

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

/** The first Escape empties the field, the next one is for whatever is around it. */
export const EscapeLeert: Story = {
	args: { defaultValue: 'Huber' },
	render: (args) => (
		<section aria-label="Rahmen" onKeyDown={args.onKeyDown as never}>
			<SearchField {...args} onKeyDown={() => {}} />
		</section>
	),
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('searchbox'));
		await userEvent.keyboard('{Escape}');
		await expect(canvas.getByRole('searchbox')).toHaveValue('');
		await expect(args.onKeyDown).not.toHaveBeenCalled();
		await userEvent.keyboard('{Escape}');
		await expect(args.onKeyDown).toHaveBeenCalledOnce();
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
