import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { UserMenu } from './UserMenu.tsx';

const meta = {
	component: UserMenu,
	parameters: usage({
		when: 'Who is signed in, how the portal looks, and the way out.',
		not: 'Settings of an app have a page of their own.',
		keys: { 'Enter, Space, ↓': 'open it', '↓ ↑': 'go through it', Escape: 'closes it, and the focus returns' },
	}),
	args: {
		username: 'maria.huber',
		email: 'maria.huber@example.at',
		mode: 'system',
		onModeChange: fn(),
		onSignOut: fn(),
	},
	decorators: [
		(Story) => (
			<div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 340 }}>
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Geschlossen: Story = {};

export const Offen: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Benutzermenü von maria.huber' }));
		await expect(screen.getByText('maria.huber@example.at')).toBeVisible();
		await expect(screen.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('aria-checked', 'true');
	},
};

/** The looks by keys alone. */
export const DunkelMitTastatur: Story = {
	play: async ({ args, userEvent }) => {
		await userEvent.tab();
		await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
		await expect(screen.getByRole('menuitemradio', { name: 'Dunkel' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onModeChange).toHaveBeenCalledOnce();
		await expect(args.onModeChange).toHaveBeenCalledWith('dark');
	},
};

export const Abmelden: Story = {
	play: async ({ args, userEvent }) => {
		await userEvent.tab();
		await userEvent.keyboard('{Enter}{End}');
		await expect(screen.getByRole('menuitem', { name: 'Abmelden' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onSignOut).toHaveBeenCalledOnce();
	},
};

/** A long address stays inside the window. */
export const LangeAdresse: Story = {
	args: { email: 'maximiliane.hohenwart-gerlachstein@gesundheitsbedarf-salzburg.example.at' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Benutzermenü von maria.huber' }));
		const menu = screen.getByRole('menu').parentElement?.getBoundingClientRect();
		await expect(menu?.left).toBeGreaterThanOrEqual(0);
		await expect(menu?.right).toBeLessThanOrEqual(window.innerWidth);
	},
};
