import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { GlobalSearch } from '../GlobalSearch/GlobalSearch.tsx';
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx';
import { usage } from '../testing/usage.ts';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { TopBar } from './TopBar.tsx';

const breadcrumbs = (
	<Breadcrumbs
		items={[
			{ label: 'Home', href: '/' },
			{ label: 'CRM', href: '/crm' },
			{ label: 'Anna Öller', href: '/crm/addresses/4711' },
		]}
	/>
);

const meta = {
	component: TopBar,
	parameters: {
		layout: 'fullscreen',
		...usage({
			when: 'The bar above every screen of an app.',
			not: 'What belongs to one page stands in its Page.',
			keys: { Tab: 'goes from the way to search, messages and user' },
		}),
	},
	args: {
		breadcrumbs,
		search: <GlobalSearch productName="Kontor" search={async () => []} />,
		actions: (
			<>
				<NotificationBell
					content={{ status: 'ready', unread: [] }}
					now={Date.parse('2026-07-15T12:00:00Z')}
					allHref="/notifications"
					onMarkRead={fn()}
				/>
				<UserMenu
					username="maria.huber"
					email="maria.huber@example.at"
					mode="system"
					onModeChange={fn()}
					onSignOut={fn()}
				/>
			</>
		),
	},
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const onOpen = fn();
const menu = { isOpen: false, onOpen };

export const Schreibtisch: Story = {
	globals: { viewport: { value: 'desktop' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('banner')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Navigation öffnen' })).toBeNull();
	},
};

/** Below 1280 pixels the navigation is a drawer, opened from here. */
export const Tablet: Story = {
	globals: { viewport: { value: 'tablet' } },
	args: { menu },
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await expect(canvas.getByRole('button', { name: 'Navigation öffnen' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(onOpen).toHaveBeenCalledOnce();
	},
};

/** Everything keeps the size of a finger and nothing runs over the edge. */
export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	args: { menu },
	play: async ({ canvas }) => {
		const bar = canvas.getByRole('banner');
		await expect(bar.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
		for (const button of canvas.getAllByRole('button')) {
			await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
		}
	},
};

/** Signed out: no search, and a way to sign in. */
export const Abgemeldet: Story = {
	args: { search: null, actions: <Button variant="primary">Login</Button> },
};
