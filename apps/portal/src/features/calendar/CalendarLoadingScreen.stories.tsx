import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failingFirst, reply } from '../../testing/answers.ts';
import { calendarReplies } from '../../testing/calendar.ts';
import { StoryPortal } from '../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Kalender lädt',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/calv2?view=week&date=2026-11-25' },
	// Each story has a server of its own.
	render: (args) => <StoryPortal {...args} replies={[...calendarReplies(), ...(args.replies ?? [])]} />,
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

const locations = '/v1/calv2/information/locations';

/** The calendar is not entered before locations, scopes and settings are there. */
export const Wartet: Story = {
	args: { replies: [reply('get', locations, 'pending')] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kalender' })).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Neuer Termin' })).toBeNull();
	},
};

/** It says what is missing; once that is there, the calendar opens where it was asked for. */
export const EinTeilFehlt: Story = {
	args: {
		replies: [
			failingFirst(1, reply('get', locations, { refuses: 409 }), reply('get', locations, [])),
			reply('get', '/v1/calv2/information/scopes', []),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByText('Standorte konnten nicht geladen werden.')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
		await expect(await canvas.findByRole('heading', { name: /23\.–29\. November 2026/ })).toBeVisible();
	},
};
