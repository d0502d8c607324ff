import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import FileText from 'lucide-react/icons/file-text';
import ListTodo from 'lucide-react/icons/list-todo';
import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { Badge } from '../Badge/Badge.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { GlobalSearch } from '../GlobalSearch/GlobalSearch.tsx';
import { LinkButton } from '../Link/Link.tsx';
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SideNav, type SideNavGroup } from '../SideNav/SideNav.tsx';
import { Loading, SkeletonText } from '../Skeleton/Skeleton.tsx';
import { Table } from '../Table/Table.tsx';
import { addressColumns, addresses } from '../Table/testing/sampleAddresses.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { usage } from '../testing/usage.ts';
import { useBelow } from '../theme/useBelow.ts';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { Page } from './Page.tsx';

const facts = [
	{ term: 'Telefon', value: '01 512 34 56' },
	{ term: 'E-Mail', value: 'anna.oeller@example.at' },
	{ term: 'Straße', value: 'Nürnberger Straße 12/3/7' },
	{ term: 'Ort', value: '5020 Salzburg' },
];

const meta = {
	component: Page,
	parameters: {
		layout: 'fullscreen',
		...usage({
			when: 'The frame of every screen: title with its state left, actions right, filters below, then the content.',
			not: 'Parts within a page are Cards or headings. Two frames in one screen.',
		}),
	},
	args: {
		title: 'Anna Öller',
		subtitle: '104711 · 5020 Salzburg',
		badges: (
			<>
				<Badge>Patient</Badge>
				<Badge tone="warning">e-card abgelaufen</Badge>
			</>
		),
		actions: (
			<>
				<Button>Drucken</Button>
				<Button variant="primary">Bearbeiten</Button>
			</>
		),
		children: (
			<Card title="Kontaktdaten">
				<DescriptionList items={facts} columns={2} />
			</Card>
		),
	},
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Detail: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('heading', { level: 1, name: 'Anna Öller' })).toBeVisible();
		const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
		const primary = canvas.getByRole('button', { name: 'Bearbeiten' }).getBoundingClientRect();
		await expect(primary.right).toBeGreaterThan(title.right);
	},
};

/** While loading everything has its place already: the content starts where it will start. */
export const Laedt: Story = {
	args: {
		title: null,
		subtitle: null,
		badges: null,
		children: (
			<Loading>
				<SkeletonText lines={4} />
			</Loading>
		),
	},
};

function Switching() {
	const [isLoaded, setLoaded] = useState(false);
	return (
		<Page
			title={isLoaded ? 'Anna Öller' : null}
			subtitle={isLoaded ? '104711 · 5020 Salzburg' : null}
			badges={isLoaded && <Badge>Patient</Badge>}
			actions={<Button onClick={() => setLoaded(true)}>Laden</Button>}
		>
			<DescriptionList items={facts} isLoading={!isLoaded} />
		</Page>
	);
}

/** Nothing jumps when data arrive. */
export const NichtsSpringt: Story = {
	render: () => <Switching />,
	play: async ({ canvas, userEvent }) => {
		const places = () =>
			canvas.getAllByRole('term').map((term) => Math.round(term.getBoundingClientRect().top * 10) / 10);
		const before = places();
		await userEvent.click(canvas.getByRole('button', { name: 'Laden' }));
		await expect(canvas.getByText('Patient')).toBeVisible();
		await expect(places()).toEqual(before);
	},
};

export const Liste: Story = {
	args: {
		title: 'CRM',
		subtitle: undefined,
		badges: undefined,
		layout: 'fill',
		actions: (
			<LinkButton href="/crm/addresses/new" variant="primary" icon={<Plus />}>
				Neue Adresse
			</LinkButton>
		),
		filters: <SearchField label="Adresse suchen" isLabelHidden placeholder="Name, Nummer, Ort, Telefon" />,
		children: (
			<Table
				label="Adressen"
				columns={addressColumns}
				content={{ status: 'ready', rows: addresses(500) }}
				rowHref={(row) => `/crm/addresses/${row.lfdnr}`}
			/>
		),
	},
	decorators: [
		(Story) => (
			<div style={{ height: '100vh' }}>
				<Story />
			</div>
		),
	],
	play: async ({ canvas }) => {
		const grid = canvas.getByRole('grid');
		await expect(grid.parentElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
		await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
	},
};

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
		entries: [
			{ key: 'calendar', label: 'Kalender', icon: <CalendarDays />, href: '/calv2', state: 'planned' },
			{ key: 'tasks', label: 'Aufgaben', icon: <ListTodo />, href: '/task', state: 'planned' },
		],
	},
	{
		key: '3',
		label: 'Waren',
		entries: [{ key: 'articles', label: 'Artikel', icon: <Package />, href: '/articles', state: 'noPermission' }],
	},
	{
		key: '4',
		label: 'Auswertung',
		entries: [
			{
				key: 'statistics',
				label: 'Statistik',
				icon: <ChartColumn />,
				entries: [{ key: 'revenue', label: 'Umsatzstatistik', href: '/statistics/revenue', state: 'planned' }],
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

const Shell = styled.div`
	display: grid;
	height: 100dvh;
	grid-template-columns: auto minmax(0, 1fr);

	> :last-child {
		display: flex;
		flex-direction: column;
		min-width: 0;
		min-height: 0;
		grid-column: 2;
	}
	main {
		flex: 1;
		min-height: 0;
		overflow: auto;
	}
`;

function WholeShell({ page }: { page: React.ReactNode }) {
	const isNarrow = useBelow('lg');
	const [isOpen, setOpen] = useState(false);
	return (
		<Shell>
			<SideNav
				groups={groups}
				brand={<strong>Kontor</strong>}
				version="V2.0.14-R1"
				company={{ name: 'Salus Gesundheitsbedarf GmbH', postcode: '5020', city: 'Salzburg', country: 'Österreich' }}
				variant={isNarrow ? { isOpen, onClose: () => setOpen(false) } : 'permanent'}
			/>
			<div>
				<TopBar
					menu={isNarrow ? { isOpen, onOpen: () => setOpen(true) } : undefined}
					breadcrumbs={
						<Breadcrumbs
							items={[
								{ label: 'Home', href: '/' },
								{ label: 'CRM', href: '/crm' },
							]}
						/>
					}
					search={<GlobalSearch productName="Kontor" search={async () => []} />}
					actions={
						<>
							<NotificationBell
								content={{
									status: 'ready',
									unread: [
										{
											nid: 1,
											subject: 'Neue Aufgabe: Rückruf bei Frau Öller',
											sendDate: '2026-07-15T11:55:00Z',
											fromUser: 'Karl Weiß',
											href: '/notifications?nid=1',
										},
									],
								}}
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
					}
				/>
				<main>{page}</main>
			</div>
		</Shell>
	);
}

/** All parts of the shell around a list, as the portal puts them together. */
export const GanzesFenster: Story = {
	render: () => <WholeShell page={<Page {...meta.args} {...Liste.args} />} />,
};

/** The same around a detail page. */
export const GanzesFensterDetail: Story = {
	render: () => <WholeShell page={<Page {...meta.args} />} />,
};
