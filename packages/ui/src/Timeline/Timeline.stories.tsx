import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import Phone from 'lucide-react/icons/phone';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { usage } from '../testing/usage.ts';
import { Timeline } from './Timeline.tsx';

const meta = {
	component: Timeline,
	parameters: usage({
		when: 'What happened to something, newest first, under headings of time.',
		not: 'Records to sort and filter are a Table; what is still to happen is a list of tasks.',
	}),
	args: {
		label: 'Verlauf',
		groups: [
			{
				key: '2026-07-15',
				heading: 'Mittwoch, 15. Juli 2026',
				entries: [
					{
						key: '1',
						title: <Link href="/crm/addresses/1/documents/77">Rechnung RE 2026/1042</Link>,
						time: '14:05',
						dateTime: '2026-07-15T14:05',
						icon: <FileText />,
						meta: 'Maria Huber · Filiale Salzburg',
					},
					{
						key: '2',
						title: 'Telefonat',
						time: '09:12',
						dateTime: '2026-07-15T09:12',
						icon: <Phone />,
						meta: 'Karl Weiß',
						children: 'Patientin fragt nach der Lieferung der Kompressionsstrümpfe.\nRückruf bis Freitag zugesagt.',
					},
				],
			},
			{
				key: '2026-01-05',
				heading: 'Montag, 5. Jänner 2026',
				entries: [
					{ key: '3', title: 'Adresse angelegt', time: '08:00', dateTime: '2026-01-05T08:00', meta: 'Maria Huber' },
				],
			},
		],
	},
	decorators: [
		(Story) => (
			<div style={{ maxWidth: 560 }}>
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NachTagen: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('region', { name: 'Verlauf' })).toBeVisible();
		await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
		await expect(canvas.getByText('14:05')).toHaveAttribute('datetime', '2026-07-15T14:05');
	},
};

/** Level 4 under a section that has a level 3 heading of its own. */
export const TiefereUeberschrift: Story = { args: { level: 4 } };

const word = 'Donaudampfschifffahrt'.repeat(20);

/** Words longer than the line break; none widens what it stands in. */
export const EndloseWorte: Story = {
	args: {
		groups: [
			{
				key: '1',
				heading: word,
				entries: [{ key: '1', title: word, time: '14:05', dateTime: '2026-07-15T14:05', meta: word, children: word }],
			},
		],
	},
	play: async ({ canvas }) => {
		const list = canvas.getByRole('region', { name: 'Verlauf' });
		await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
	},
};
