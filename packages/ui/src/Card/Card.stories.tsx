import type { Meta, StoryObj } from '@storybook/react-vite';
import Pencil from 'lucide-react/icons/pencil';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Link } from '../Link/Link.tsx';
import { usage } from '../testing/usage.ts';
import { Card } from './Card.tsx';

const facts = [
	{ term: 'Telefon', value: '01 512 34 56' },
	{ term: 'E-Mail', value: 'anna.oeller@example.at' },
	{ term: 'Hausarzt', value: null },
];

const meta = {
	component: Card,
	parameters: usage({
		when: 'One subject among several on a page, with its title and its actions.',
		not: 'A page with one subject needs no border around it; cards inside cards.',
	}),
	args: { title: 'Kontaktdaten', children: <DescriptionList items={facts} /> },
	decorators: [
		(Story) => (
			<div style={{ maxWidth: 480 }}>
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Einfach: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('region', { name: 'Kontaktdaten' })).toBeVisible();
		await expect(canvas.getByRole('heading', { level: 2, name: 'Kontaktdaten' })).toBeVisible();
	},
};

export const MitAktionUndFuss: Story = {
	args: {
		actions: (
			<Button size="compact" variant="quiet" icon={<Pencil />}>
				Bearbeiten
			</Button>
		),
		footer: <Link href="/crm">Alle Adressen anzeigen</Link>,
	},
};

/** A list goes to the edges by itself. */
export const BisZumRand: Story = {
	args: {
		title: 'Letzte Dokumente',
		isFlush: true,
		children: (
			<ul style={{ margin: 0, padding: '8px 16px 8px 32px' }}>
				<li>Rechnung 2026/1042</li>
				<li>Lieferschein 2026/988</li>
			</ul>
		),
	},
};

/** No title: a plain surface, no landmark. */
export const OhneTitel: Story = {
	args: { title: undefined, children: 'Ein Absatz auf einer Fläche.' },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('region')).toBeNull();
	},
};
