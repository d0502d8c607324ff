import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Badge, CountBadge } from './Badge.tsx';

const meta = {
	component: Badge,
	parameters: usage({
		when: 'A type, a status or a flag in one word. `CountBadge` counts.',
		not: 'What can be taken away again is a Chip; colour says nothing that the word does not say.',
	}),
	args: { children: 'Patient' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

/** The words say the state, the colour only helps to find it. */
export const Bedeutungen: Story = {
	render: () => (
		<div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
			<Badge>Patient</Badge>
			<Badge tone="info">In Bearbeitung</Badge>
			<Badge tone="success">Erledigt</Badge>
			<Badge tone="warning">Frist läuft ab</Badge>
			<Badge tone="error">Gesperrt</Badge>
		</div>
	),
};

/** Too long for its place: cut, never wrapped. */
export const ZuLang: Story = {
	args: { children: 'Krankenversicherungsträger außerhalb Österreichs' },
	decorators: [
		(Story) => (
			<div style={{ width: 160 }}>
				<Story />
			</div>
		),
	],
	play: async ({ canvasElement }) => {
		const badge = canvasElement.querySelector('[data-tone]');
		await expect(badge?.getBoundingClientRect().width).toBeLessThanOrEqual(160);
	},
};

/** Up to 9, then "9+"; nothing at all for 0. */
export const Zahlen: Story = {
	render: () => (
		<div style={{ display: 'flex', gap: 8 }}>
			<CountBadge count={0} />
			<CountBadge count={1} />
			<CountBadge count={9} />
			<CountBadge count={10} />
		</div>
	),
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByText('9')).toBeVisible();
		await expect(canvas.getByText('9+')).toBeVisible();
		await expect(canvasElement).toHaveTextContent(/^199\+$/);
	},
};
