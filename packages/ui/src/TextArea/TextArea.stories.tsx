import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contractRules, fieldContract } from '../Field/fieldContract.tsx';
import { usage } from '../testing/usage.ts';
import { TextArea } from './TextArea.tsx';

const note =
	'Frau Öllinger wünscht die Lieferung am Vormittag.\nBitte bei der Portierin läuten, der Lift ist außer Betrieb.\nRollstuhl vorher telefonisch ankündigen.';

const meta = {
	component: TextArea,
	parameters: usage({
		when: 'Text of several lines; it grows with its text. `limit` counts and never cuts.',
		not: 'One line is a TextField.',
		keys: { Enter: 'a new line' },
	}),
	args: { label: 'Anmerkung', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leer: Story = { args: { hint: 'Nur für die Zustellung.', placeholder: 'z. B. Stiege und Stock' } };

export const Ausgefuellt: Story = { args: { defaultValue: note } };

export const NurLesen: Story = { args: { defaultValue: note, readOnly: true } };

export const Gesperrt: Story = { args: { defaultValue: note, disabled: true } };

/** As high as its text between the least and the most lines, and back; Enter makes a line and submits nothing. */
export const Waechst: Story = {
	args: { minRows: 2, maxRows: 4 },
	play: async ({ canvas, userEvent, args }) => {
		const area = canvas.getByRole('textbox');
		const two = area.offsetHeight;
		await userEvent.type(area, 'eins{Enter}zwei');
		await expect(area.offsetHeight).toBe(two);
		await userEvent.type(area, '{Enter}drei');
		await expect(area.offsetHeight).toBeGreaterThan(two);
		const three = area.offsetHeight;
		await userEvent.type(area, '{Enter}vier{Enter}fünf{Enter}sechs');
		await expect(area.offsetHeight).toBe(three + (three - two));
		await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
		await expect(args.onValueChange).toHaveBeenLastCalledWith('eins\nzwei\ndrei\nvier\nfünf\nsechs');
		await userEvent.clear(area);
		await expect(area.offsetHeight).toBe(two);
	},
};

/** Counted as people count, and never cut off: what is too long stays and is an error. */
export const MitZaehler: Story = {
	args: { limit: 10 },
	play: async ({ canvas, userEvent }) => {
		const area = canvas.getByRole('textbox');
		await userEvent.type(area, 'Größe XL');
		await expect(area).toHaveAccessibleDescription('8 von 10 Zeichen');
		await userEvent.click(area);
		await userEvent.paste(' u\u0308');
		await expect(canvas.getByText('10 von 10 Zeichen')).toBeVisible();
		await expect(area).toBeValid();
		await userEvent.paste('ber');
		await expect(area).toBeInvalid();
		await expect(area).toHaveValue('Größe XL u\u0308ber');
		await expect(area).toHaveAccessibleDescription('Der Text ist um 3 Zeichen zu lang. 13 von 10 Zeichen');
	},
};

export const Vertrag = fieldContract<string>({
	role: 'textbox',
	empty: '',
	filled: 'Größwang\nÖd',
	controlled: (props, value, onValueChange) => <TextArea {...props} value={value} onValueChange={onValueChange} />,
	bound: (props, form) => <TextArea {...props} {...form.register('entry', contractRules)} />,
	enter: (user, control) => user.type(control, 'Größwang{Enter}Öd'),
	expectShown: (control, value) => expect(control).toHaveValue(value),
});
