import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../Link/Link.tsx';
import { usage } from '../testing/usage.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
	component: EmptyState,
	parameters: usage({
		when: 'A list, a search or a widget with nothing in it: one sentence, at most one action.',
		not: 'A failure is an ErrorState; a list still loading is a Skeleton.',
		keys: { Tab: 'goes to its action' },
	}),
	args: { children: 'Keine Einträge gefunden.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NurSatz: Story = {};

export const MitAktion: Story = {
	args: {
		children: 'Zu dieser Adresse gibt es noch keine Kontaktpersonen.',
		action: <LinkButton href="/crm/addresses/new">Kontaktperson anlegen</LinkButton>,
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Kontaktperson anlegen' })).toBeVisible();
	},
};
