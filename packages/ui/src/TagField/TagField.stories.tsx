import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller } from 'react-hook-form';
import { expect, fn, within } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { TagField } from './TagField.tsx';

const meta = {
	component: TagField,
	parameters: usage({
		when: 'Any number of free words, such as keywords or addresses to write to.',
		not: 'Words of a known list are a MultiSelect.',
		keys: {
			'Enter, comma, semicolon': 'make a tag of the text',
			Backspace: 'in the empty field takes the last one away',
			'←': 'at the start of the text goes to the tags; Backspace and Delete take one away',
		},
	}),
	args: { label: 'Stichwörter', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof TagField>;

export default meta;

type Story = StoryObj<typeof meta>;

function tagsOf(control: HTMLElement): string[] {
	const list = control.parentElement?.querySelector('ul');
	return list ? [...list.querySelectorAll('li')].map((item) => item.textContent ?? '') : [];
}

/** Enter, comma and leaving the field each make a tag; what is there already stays one. */
export const Eingeben: Story = {
	args: { hint: 'Mit Enter oder Beistrich bestätigen.' },
	play: async ({ canvas, userEvent, args }) => {
		const input = canvas.getByRole('textbox', { name: 'Stichwörter' });
		await userEvent.type(input, 'Diabetes{Enter}Schuhe, Kompression');
		await userEvent.tab();
		await expect(args.onValueChange).toHaveBeenLastCalledWith(['Diabetes', 'Schuhe', 'Kompression']);
		await userEvent.type(input, 'SCHUHE{Enter}');
		await expect(canvas.getByRole('status')).toHaveTextContent('Schuhe ist schon eingetragen.');
		await expect(tagsOf(input)).toEqual(['Diabetes', 'Schuhe', 'Kompression']);
		await expect(within(canvas.getByRole('list', { name: 'Einträge' })).getAllByRole('listitem')).toHaveLength(3);
	},
};

/** A column copied from a spreadsheet becomes one tag each line. */
export const ListeEinfuegen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('textbox'));
		await userEvent.paste('Wien\r\nGraz\r\n\r\nSt. Pölten\r\nwien');
		await expect(args.onValueChange).toHaveBeenCalledOnce();
		await expect(args.onValueChange).toHaveBeenCalledWith(['Wien', 'Graz', 'St. Pölten']);
		await expect(canvas.getByRole('textbox')).toHaveValue('');
		await userEvent.paste('Bad Ischl');
		await expect(canvas.getByRole('textbox')).toHaveValue('Bad Ischl');
	},
};

/** Backspace takes the last one away, arrows go to the others; the focus never gets lost. */
export const Tastatur: Story = {
	args: { defaultValue: ['Wien', 'Graz', 'Linz', 'Wels'] },
	play: async ({ canvas, userEvent }) => {
		const input = canvas.getByRole('textbox');
		await userEvent.tab();
		await expect(input).toHaveFocus();
		await userEvent.keyboard('{Backspace}');
		await expect(tagsOf(input)).toEqual(['Wien', 'Graz', 'Linz']);
		await expect(canvas.getByRole('status')).toHaveTextContent('Wels entfernt.');
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
		await expect(canvas.getByRole('button', { name: '„Graz“ entfernen' })).toHaveFocus();
		await userEvent.keyboard('{Delete}');
		await expect(tagsOf(input)).toEqual(['Wien', 'Linz']);
		await expect(canvas.getByRole('button', { name: '„Linz“ entfernen' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(tagsOf(input)).toEqual(['Wien']);
		await expect(input).toHaveFocus();
	},
};

export const Zustaende: Story = {
	render: (args) => (
		<div style={{ display: 'grid', gap: 16 }}>
			<TagField {...args} label="Leer" placeholder="z. B. Dauerkunde" />
			<TagField {...args} label="Fehler" defaultValue={['Wien']} error="Höchstens zehn Stichwörter." />
			<TagField {...args} label="Nur lesen" defaultValue={['Wien', 'Graz']} readOnly />
			<TagField {...args} label="Gesperrt" defaultValue={['Wien', 'Graz']} disabled />
		</div>
	),
};

export const VieleUndLange: Story = {
	args: {
		defaultValue: [
			'Krankenversicherungsanstalt für öffentlich Bedienstete, Eisenbahnen und Bergbau',
			...Array.from({ length: 12 }, (_, index) => `Stichwort ${index + 1}`),
		],
	},
	globals: { viewport: { value: 'phone' } },
	play: async () => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};

export const Vertrag = fieldContract<string[]>({
	role: 'textbox',
	empty: [],
	filled: ['Dauerkunde'],
	controlled: (props, value, onValueChange) => <TagField {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => (
		<Controller
			name="entry"
			control={form.control}
			rules={{ validate: (tags) => tags.length > 0 || contractRules.required }}
			render={({ field: { onChange, ...field } }) => <TagField {...props} {...field} onValueChange={onChange} />}
		/>
	),
	enter: (user, control) => user.type(control, 'Dauerkunde{Enter}'),
	expectShown: (control, value) => expect(tagsOf(control)).toEqual(value),
});
