import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { usage } from '../testing/usage.ts';
import { Accordion } from './Accordion.tsx';

const sections = [
	{ key: 'delivery', title: 'Lieferung', children: <p>Abholung in der Filiale Graz.</p>, isOpen: true },
	{
		key: 'billing',
		title: 'Verrechnung',
		meta: <Badge tone="warning">offen</Badge>,
		children: <p>Sammelrechnung am Monatsende.</p>,
	},
	{ key: 'care', title: 'Versorgung', children: <p>Dauerversorgung, alle drei Monate.</p> },
];

const meta = {
	component: Accordion,
	parameters: usage({
		when: 'Parts of a long page that most readers skip, such as the special conditions of a customer.',
		not: 'What everyone needs stays open on the page; views of one thing that exclude each other are Tabs; steps in an order are a Stepper.',
		keys: {
			'Enter, Space': 'fold and unfold the part',
			'Ctrl+F': "the browser's search finds folded text too, and unfolds it",
		},
	}),
	args: { sections, onToggle: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '36rem' }}>{Story()}</div>],
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Tab goes from heading to heading, Enter and Space toggle. */
export const Tastatur: Story = {
	play: async ({ canvas, args }) => {
		await expect(canvas.getByText('Abholung in der Filiale Graz.')).toBeVisible();
		await expect(canvas.getByRole('heading', { name: 'Verrechnung', level: 3 })).toBeVisible();
		const billing = canvas.getByText('Verrechnung').closest('summary');
		billing?.focus();
		await expect(billing).toHaveFocus();
		billing?.click();
		await expect(canvas.getByText('Sammelrechnung am Monatsende.')).toBeVisible();
		await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith('billing', true));
		await expect(canvas.getByText('Abholung in der Filiale Graz.')).toBeVisible();
	},
};

/** One at a time. */
export const NurEinerOffen: Story = {
	args: { isExclusive: true },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Versorgung'));
		await expect(canvas.getByText('Dauerversorgung, alle drei Monate.')).toBeVisible();
		await waitFor(() => expect(canvas.getByText('Abholung in der Filiale Graz.')).not.toBeVisible());
	},
};

export const LangeTitel: Story = {
	globals: { viewport: { value: 'phone' } },
	args: {
		sections: [
			{
				key: 'long',
				title: 'Krankenversicherungsträgerabrechnungsgrundlagen für öffentlich Bedienstete',
				meta: <Badge>12</Badge>,
				children: <p>Lang.</p>,
			},
		],
	},
	play: async () => {
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
