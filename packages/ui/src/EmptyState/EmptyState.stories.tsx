import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../Link/Link.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
	component: EmptyState,
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
