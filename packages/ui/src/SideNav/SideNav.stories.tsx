import type { Meta, StoryObj } from '@storybook/react-vite';
import Calendar from 'lucide-react/icons/calendar';
import BarChart from 'lucide-react/icons/chart-column';
import FileText from 'lucide-react/icons/file-text';
import Package from 'lucide-react/icons/package';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LinkProvider } from '../Link/Link.tsx';
import { usage } from '../testing/usage.ts';
import { SideNav, type SideNavGroup } from './SideNav.tsx';

const groups: SideNavGroup[] = [
	{
		key: '1',
		label: 'Kunden',
		entries: [
			{ key: 'crm', label: 'CRM', icon: <Users />, href: '/crm', isActive: true },
			{ key: 'documents', label: 'Dokumente', icon: <FileText />, href: '/documents', state: 'planned' },
		],
	},
	{
		key: '2',
		label: 'Organisation',
		entries: [{ key: 'calendar', label: 'Kalender', icon: <Calendar />, href: '/calv2', state: 'noPermission' }],
	},
	{
		key: '3',
		label: 'Waren',
		entries: [{ key: 'articles', label: 'Artikel', icon: <Package />, href: '/articles', state: 'planned' }],
	},
	{
		key: '4',
		label: 'Auswertung',
		entries: [
			{
				key: 'statistics',
				label: 'Statistik',
				icon: <BarChart />,
				entries: [
					{ key: 'revenue', label: 'Umsatzstatistik', href: '/statistics/revenue', state: 'planned' },
					{ key: 'customer', label: 'Kundenstatistik', href: '/statistics/customer', state: 'planned' },
				],
			},
		],
	},
	{
		key: '5',
		label: 'Verwaltung',
		entries: [
			{
				key: 'settings',
				label: 'Einstellungen',
				icon: <Settings />,
				entries: [{ key: 'settings-crm', label: 'CRM', href: '/settings/crm' }],
			},
		],
	},
];

const onNavigate = fn();

const meta = {
	component: SideNav,
	parameters: {
		layout: 'fullscreen',
		...usage({
			when: 'The main navigation of an app: permanent where there is room, a drawer where not.',
			not: 'The views of one record are Tabs.',
			keys: {
				Tab: 'goes from entry to entry',
				Enter: 'follows; on a group it unfolds',
				Escape: 'closes the drawer, and the focus returns',
			},
		}),
	},
	args: {
		groups,
		brand: <strong>Kontor</strong>,
		version: 'V2.0.14-R1',
		company: { name: 'Salus Gesundheitsbedarf GmbH', postcode: '5020', city: 'Salzburg', country: 'Österreich' },
		variant: 'permanent',
	},
	decorators: [
		(Story) => (
			<LinkProvider onNavigate={onNavigate}>
				<div style={{ height: 720 }}>
					<Story />
				</div>
			</LinkProvider>
		),
	],
	beforeEach: () => {
		onNavigate.mockClear();
	},
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dauerhaft: Story = {
	play: async ({ canvas }) => {
		const navigation = canvas.getByRole('navigation', { name: 'Hauptnavigation' });
		await expect(within(navigation).getByRole('list', { name: 'Kunden' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'CRM' })).toHaveAttribute('aria-current', 'page');
		await expect(canvas.getByText('V2.0.14-R1')).toBeVisible();
		await expect(canvas.getByText('5020 Salzburg')).toBeVisible();
	},
};

/** Without permission the entry stays, leads nowhere and says why. */
export const OhneBerechtigung: Story = {
	play: async ({ canvas, userEvent }) => {
		const calendar = canvas.getByRole('link', { name: 'Kalender (Keine Berechtigung)' });
		await expect(calendar).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(calendar);
		await expect(onNavigate).not.toHaveBeenCalled();
	},
};

/** An area that is not built yet can be opened and says so before. */
export const NochNichtVerfuegbar: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('link', { name: 'Artikel (Noch nicht verfügbar)' }));
		await expect(onNavigate).toHaveBeenCalledWith('/articles', { replace: false });
	},
};

/** An entry says that nothing below it is built yet; one with a single page that is says nothing. */
export const AlleUnterseitenFolgen: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Statistik (Noch nicht verfügbar)' })).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Einstellungen' })).toBeVisible();
	},
};

/** Entries with entries of their own open and close by keys. */
export const Aufklappen: Story = {
	play: async ({ canvas, userEvent }) => {
		const statistics = canvas.getByRole('button', { name: /^Statistik/ });
		await expect(statistics).toHaveAttribute('aria-expanded', 'false');
		statistics.focus();
		await userEvent.keyboard('{Enter}');
		await expect(statistics).toHaveAttribute('aria-expanded', 'true');
		await userEvent.tab();
		await expect(canvas.getByRole('link', { name: 'Umsatzstatistik (Noch nicht verfügbar)' })).toHaveFocus();
		await userEvent.tab({ shift: true });
		await userEvent.keyboard(' ');
		await expect(canvas.queryByRole('link', { name: /Umsatzstatistik/ })).toBeNull();
	},
};

/** The branch of the current page is open from the start. */
export const AktiveUnterseite: Story = {
	args: {
		groups: [
			{
				key: '5',
				label: 'Verwaltung',
				entries: [
					{
						key: 'settings',
						label: 'Einstellungen',
						icon: <Settings />,
						entries: [{ key: 'settings-crm', label: 'CRM', href: '/settings/crm', isActive: true }],
					},
				],
			},
		],
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Einstellungen' })).toHaveAttribute('aria-expanded', 'true');
		await expect(canvas.getByRole('link', { name: 'CRM' })).toHaveAttribute('aria-current', 'page');
	},
};

/** The foot has its height before the company is known. */
export const FirmaLaedt: Story = { args: { company: null } };

function DrawerDemo(args: Omit<React.ComponentProps<typeof SideNav>, 'variant'>) {
	const [isOpen, setOpen] = useState(false);
	return (
		<div style={{ padding: 16 }}>
			<Button onClick={() => setOpen(true)}>Navigation öffnen</Button>
			<SideNav {...args} variant={{ isOpen, onClose: () => setOpen(false) }} />
		</div>
	);
}

/** Below 1280 pixels: a modal drawer. */
export const Schublade: Story = {
	globals: { viewport: { value: 'phone' } },
	render: (args) => <DrawerDemo {...args} />,
	play: async ({ canvas, userEvent }) => {
		const opener = canvas.getByRole('button', { name: 'Navigation öffnen' });
		await userEvent.click(opener);
		const drawer = screen.getByRole('dialog', { name: 'Navigation' });
		await expect(within(drawer).getByRole('button', { name: 'Navigation schließen' })).toHaveFocus();
		await expect(opener.closest('[inert]')).not.toBeNull();
	},
};

/** Tab goes round inside, Esc closes and gives the focus back. */
export const SchubladeTastatur: Story = {
	render: (args) => <DrawerDemo {...args} />,
	play: async ({ canvas, userEvent }) => {
		const opener = canvas.getByRole('button', { name: 'Navigation öffnen' });
		await userEvent.click(opener);
		const drawer = screen.getByRole('dialog', { name: 'Navigation' });
		const close = within(drawer).getByRole('button', { name: 'Navigation schließen' });
		await userEvent.tab({ shift: true });
		await expect(within(drawer).getByRole('button', { name: 'Einstellungen' })).toHaveFocus();
		await userEvent.tab();
		await expect(close).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect(screen.queryByRole('dialog')).toBeNull();
		await waitFor(() => expect(opener).toHaveFocus());
		await expect(opener.closest('[inert]')).toBeNull();
	},
};

/** Following a link closes it. */
export const SchubladeFolgtLink: Story = {
	render: (args) => <DrawerDemo {...args} />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Navigation öffnen' }));
		await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'CRM' }));
		await expect(onNavigate).toHaveBeenCalledWith('/crm', { replace: false });
		await expect(screen.queryByRole('dialog')).toBeNull();
	},
};
