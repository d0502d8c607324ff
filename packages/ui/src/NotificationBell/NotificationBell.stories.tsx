import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LinkProvider } from '../Link/Link.tsx';
import { usage } from '../testing/usage.ts';
import { type BellNotification, NotificationBell } from './NotificationBell.tsx';

const unread: BellNotification[] = [
	{
		nid: 12,
		subject: 'Neue Aufgabe: Rückruf bei Frau Öller',
		sendDate: '2026-07-15T11:55:00Z',
		fromUser: 'Maria Huber',
		href: '/notifications?nid=12',
	},
	{
		nid: 11,
		subject:
			'Die Österreichische Gesundheitskasse hat die Verordnung für die Kompressionsversorgung zurückgewiesen, bitte nachreichen',
		sendDate: '2026-07-14T12:07:00Z',
		fromUser: 'System',
		href: '/notifications?nid=11',
	},
	{
		nid: 10,
		subject: 'Inventur Lager 3 abgeschlossen',
		sendDate: '2026-01-05T07:30:00Z',
		fromUser: 'Karl Weiß',
		href: '/notifications?nid=10',
	},
];

function many(count: number): BellNotification[] {
	return Array.from({ length: count }, (_, index) => ({
		nid: 100 + index,
		subject: `Nachricht ${index + 1}`,
		sendDate: '2026-07-15T11:55:00Z',
		fromUser: 'System',
		href: `/notifications?nid=${100 + index}`,
	}));
}

const onNavigate = fn();

const meta = {
	component: NotificationBell,
	parameters: usage({
		when: 'Unread messages, in the TopBar.',
		not: 'Messages about what was just done are Toasts.',
		keys: {
			'Enter, Space': 'open and close the list',
			Tab: 'goes through messages and their buttons',
			Escape: 'closes it, and the focus returns',
		},
	}),
	args: {
		content: { status: 'ready', unread },
		now: Date.parse('2026-07-15T12:00:00Z'),
		allHref: '/notifications',
		onMarkRead: fn(),
	},
	decorators: [
		(Story) => (
			<LinkProvider onNavigate={onNavigate}>
				<div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 420 }}>
					<Story />
				</div>
			</LinkProvider>
		),
	],
	beforeEach: () => {
		onNavigate.mockClear();
	},
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ungelesen: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: /^Benachrichtigungen,\s3\sungelesene$/ }));
		const popup = screen.getByRole('dialog', { name: 'Ungelesene Nachrichten' });
		await within(popup).findByRole('heading', { name: '3 ungelesene Nachrichten' });
		await expect(popup).toHaveTextContent('vor 5 Minuten · Maria Huber');
		await expect(popup.getBoundingClientRect().width).toBe(400);
		await expect(within(popup).getByRole('link', { name: 'Alle Benachrichtigungen anzeigen' })).toBeVisible();
	},
};

export const MehrAlsNeun: Story = {
	args: { content: { status: 'ready', unread: many(12) } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(canvasElement).toHaveTextContent('9+');
		const bell = canvas.getByRole('button', { name: /^Benachrichtigungen,\s12\sungelesene$/ });
		const edge = bell.getBoundingClientRect();
		const count = canvas.getByText('9+').getBoundingClientRect();
		await expect(count.top).toBeGreaterThanOrEqual(edge.top);
		await expect(count.right).toBeLessThanOrEqual(edge.right);
		await userEvent.click(bell);
		await screen.findByRole('heading', { name: '12 ungelesene Nachrichten' });
	},
};

export const Keine: Story = {
	args: { content: { status: 'ready', unread: [] } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(canvasElement).toHaveTextContent('');
		await userEvent.click(canvas.getByRole('button', { name: 'Benachrichtigungen' }));
		await screen.findByText('Sie haben keine neuen Nachrichten erhalten.');
	},
};

export const Laedt: Story = {
	args: { content: { status: 'loading' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Benachrichtigungen' }));
		await expect(await screen.findByText('Nachrichten werden geladen …')).toBeInTheDocument();
	},
};

const onRetry = fn();

export const Fehler: Story = {
	args: { content: { status: 'failed', onRetry } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Benachrichtigungen' }));
		await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
		await expect(onRetry).toHaveBeenCalledOnce();
	},
};

/** An item opens its notification and closes the popup. */
export const Oeffnen: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: /Benachrichtigungen/ }));
		await userEvent.click(await screen.findByRole('link', { name: /Rückruf bei Frau Öller/ }));
		await expect(onNavigate).toHaveBeenCalledWith('/notifications?nid=12', { replace: false });
		await expect(screen.queryByRole('dialog')).toBeNull();
	},
};

function MarkingDemo(args: React.ComponentProps<typeof NotificationBell>) {
	const [list, setList] = useState(unread);
	return (
		<NotificationBell
			{...args}
			content={{ status: 'ready', unread: list }}
			onMarkRead={(nid) => {
				args.onMarkRead(nid);
				setList(list.filter((notification) => notification.nid !== nid));
			}}
		/>
	);
}

/** By keys alone: each marked message hands the focus to the next, and Esc gives it back to the bell. */
export const AlsGelesenMarkieren: Story = {
	render: (args) => <MarkingDemo {...args} />,
	play: async ({ canvas, args, userEvent }) => {
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		const popup = screen.getByRole('dialog');
		await waitFor(() => expect(popup).toHaveFocus());
		await within(popup).findByRole('heading');
		await userEvent.tab();
		await userEvent.tab();
		await expect(within(popup).getByRole('button', { name: /Rückruf.* als gelesen markieren/ })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onMarkRead).toHaveBeenCalledWith(12);
		await expect(within(popup).getByRole('heading')).toHaveTextContent('2 ungelesene Nachrichten');
		await expect(within(popup).getByRole('button', { name: /Gesundheitskasse/ })).toHaveFocus();
		await userEvent.keyboard('{Enter}{Enter}');
		await expect(popup).toHaveFocus();
		await expect(popup).toHaveTextContent('Sie haben keine neuen Nachrichten erhalten.');
		await userEvent.keyboard('{Escape}');
		await expect(canvas.getByRole('button', { name: 'Benachrichtigungen' })).toHaveFocus();
	},
};

/** 340 pixels at 420 and below, with the short words, inside the window. */
export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: /Benachrichtigungen/ }));
		const popup = screen.getByRole('dialog');
		await within(popup).findByRole('link', { name: 'Alle Anzeigen' });
		const { width, left, right } = popup.getBoundingClientRect();
		await expect(width).toBe(340);
		await expect(left).toBeGreaterThanOrEqual(0);
		await expect(right).toBeLessThanOrEqual(window.innerWidth);
	},
};
