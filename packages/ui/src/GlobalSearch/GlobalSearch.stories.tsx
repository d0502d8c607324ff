import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import Package from 'lucide-react/icons/package';
import User from 'lucide-react/icons/user';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LinkProvider } from '../Link/Link.tsx';
import { usage } from '../testing/usage.ts';
import { GlobalSearch, type SearchGroup, type SearchHit } from './GlobalSearch.tsx';

const huber: SearchHit = {
	key: 'ADDRESS-1',
	icon: <User />,
	title: 'Anna Huber',
	detail: 'Nürnberger Straße 12, 5020 Salzburg',
	href: '/crm/addresses/1',
};

const groups: SearchGroup[] = [
	{
		key: 'ADDRESS',
		label: 'Adressen',
		count: 124,
		isMore: true,
		hits: [
			huber,
			{
				key: 'ADDRESS-2',
				icon: <User />,
				title: 'Dr. Karl-Heinz Huber-Weiß',
				detail: 'Hubergasse 3/7, 1160 Wien',
				href: '/crm/addresses/2',
			},
		],
	},
	{
		key: 'ARTICLE',
		label: 'Artikel',
		count: 1,
		hits: [
			{
				key: 'ARTICLE-3',
				icon: <Package />,
				title: 'Hubertus Wärmekissen',
				detail: '(4711-08)',
				href: '/articles/4711-08',
			},
		],
	},
	{
		key: 'DOCUMENT',
		label: 'Dokumente',
		count: 1,
		hits: [
			{
				key: 'DOCUMENT-4',
				icon: <FileText />,
				title: 'RE Huber Anna',
				detail: '05.01.2026 (offen)',
				href: '/crm/addresses/1/documents/77',
			},
		],
	},
];

const onNavigate = fn();
const search: ComponentProps<typeof GlobalSearch>['search'] = fn(async () => groups);

const meta = {
	component: GlobalSearch,
	parameters: usage({
		when: 'The one search over everything, in the TopBar.',
		not: 'The search of one list is a SearchField; one record for a form is a ComboBox.',
		keys: {
			'/, Ctrl+K': 'go to it from anywhere',
			'↓ ↑': 'go through the hits',
			Enter: 'opens the marked hit; with Ctrl in a new tab',
			Escape: 'closes the hits',
		},
	}),
	args: {
		productName: 'Kontor',
		search,
		allHitsHref: (query) => `/crm?q=${encodeURIComponent(query)}`,
		onOpen: fn(),
	},
	decorators: [
		(Story) => (
			<LinkProvider onNavigate={onNavigate}>
				<div style={{ maxWidth: 420, minHeight: 520, marginLeft: 'auto' }}>
					<Story />
				</div>
			</LinkProvider>
		),
	],
	beforeEach: () => {
		onNavigate.mockClear();
	},
} satisfies Meta<typeof GlobalSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const label = 'Kontor durchsuchen (mind. 3 Zeichen)';

function marksIn(element: HTMLElement): string[] {
	return [...element.querySelectorAll('mark')].map((mark) => mark.textContent ?? '');
}

/** Where the field is hidden, the keys open the search over the page; what was opened last stands there at once. */
export const Palette: Story = {
	args: { presentation: 'palette', recent: [huber], onStart: fn() },
	play: async ({ canvas, args, userEvent }) => {
		await expect(canvas.queryByRole('combobox')).toBeNull();
		await userEvent.keyboard('/');
		const layer = within(await screen.findByRole('dialog', { name: label }));
		await expect(args.onStart).toHaveBeenCalledOnce();
		await expect(layer.getByRole('combobox')).toHaveFocus();
		await expect(await layer.findByRole('group', { name: 'Zuletzt geöffnet' })).toBeVisible();
		await userEvent.keyboard('huber');
		await waitFor(() => expect(layer.getAllByRole('option').length).toBeGreaterThan(1));
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		await userEvent.keyboard('{Control>}k{/Control}');
		await userEvent.keyboard('huber');
		await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
		await userEvent.keyboard('{Enter}');
		await expect(onNavigate).toHaveBeenCalledWith('/crm/addresses/1', { replace: false });
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	},
};

export const Leer: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('combobox', { name: label }));
		await expect(
			await screen.findByText('Suchbegriff eingeben, um die Suche zu starten.', { selector: 'p' }),
		).toBeVisible();
		await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
	},
};

export const ZuKurz: Story = {
	play: async ({ canvas, args, userEvent }) => {
		await userEvent.type(canvas.getByRole('combobox'), ' hu ');
		await expect(
			await screen.findByText('Geben Sie mindestens 3 Zeichen ein, um die Suche zu starten.', { selector: 'p' }),
		).toBeVisible();
		await expect(args.search).not.toHaveBeenCalled();
	},
};

export const Laedt: Story = {
	args: { search: () => new Promise(() => {}) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'hub');
		await expect(await screen.findByText('Ergebnisse werden geladen...', { selector: 'p' })).toBeVisible();
		await expect(canvas.getByText('Globale Suche läuft')).toBeInTheDocument();
	},
};

/** Groups with the number of all hits, matched letters marked whatever their spelling, the best hit chosen. */
export const Treffer: Story = {
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('combobox');
		await userEvent.type(field, 'hub');
		const list = await screen.findByRole('listbox', { name: 'Suchergebnisse' });
		await expect(within(list).getByRole('group', { name: 'Adressen 124+' })).toBeVisible();
		const [first] = within(list).getAllByRole('option');
		await expect(first).toHaveAttribute('aria-selected', 'true');
		await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
		await expect(marksIn(list)).toContain('Hub');
		await expect(canvas.getByText('126 oder mehr Treffer')).toBeInTheDocument();
	},
};

export const KeineTreffer: Story = {
	args: { search: async () => [{ key: 'ADDRESS', label: 'Adressen', count: 0, hits: [] }] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'xyz');
		await expect(await screen.findByText('Keine Einträge gefunden.', { selector: 'p' })).toBeVisible();
		await expect(screen.queryByText('Alle Treffer in CRM')).toBeNull();
	},
};

/** A failure is never an empty list. */
/** A search whose first answer is a failure. */
function failingOnce(): () => Promise<SearchGroup[]> {
	let asked = 0;
	return async () => {
		asked += 1;
		if (asked === 1) throw new Error('503');
		return groups;
	};
}

export const Fehler: Story = {
	args: {
		search: failingOnce(),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'huber');
		await expect(
			await screen.findByText('Die Suche ist fehlgeschlagen.', { selector: ':not([role=status])' }),
		).toBeVisible();
		await expect(screen.queryByText('Keine Einträge gefunden.')).toBeNull();
		await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
		await expect(await screen.findByRole('listbox')).toBeVisible();
	},
};

export const ZuletztGeoeffnet: Story = {
	args: { recent: [huber] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('combobox'));
		await expect(await screen.findByRole('group', { name: 'Zuletzt geöffnet' })).toBeVisible();
	},
};

/** Enter takes none of them unasked; the first arrow goes to the latest. */
export const ZuletztGeoeffnetMitTasten: Story = {
	tags: ['!dev'],
	args: { recent: [huber] },
	play: async ({ canvas, args, userEvent }) => {
		const field = canvas.getByRole('combobox');
		await userEvent.click(field);
		await expect(await screen.findByRole('group', { name: 'Zuletzt geöffnet' })).toBeVisible();
		await userEvent.keyboard('{Enter}');
		await expect(onNavigate).not.toHaveBeenCalled();
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await expect(onNavigate).toHaveBeenCalledWith('/crm/addresses/1', { replace: false });
		await expect(args.onOpen).toHaveBeenCalledWith(huber);
		await expect(screen.queryByRole('listbox')).toBeNull();
	},
};

/** Up and down go round, Enter opens, Esc closes first and empties then. */
export const Tastatur: Story = {
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('combobox');
		await userEvent.keyboard('/');
		await expect(field).toHaveFocus();
		await expect(field).toHaveValue('');
		await userEvent.keyboard('huber');
		const options = within(await screen.findByRole('listbox')).getAllByRole('option');
		await expect(options).toHaveLength(5);
		await userEvent.keyboard('{ArrowUp}');
		await expect(options[4]).toHaveTextContent('Alle Treffer in CRM');
		await expect(options[4]).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		await expect(options[1]).toHaveAttribute('aria-selected', 'true');
		await expect(field).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(onNavigate).toHaveBeenCalledWith('/crm/addresses/2', { replace: false });
		await expect(screen.queryByRole('listbox')).toBeNull();
		await userEvent.keyboard('{ArrowDown}');
		await expect(await screen.findByRole('listbox')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect(screen.queryByRole('listbox')).toBeNull();
		await expect(field).toHaveValue('huber');
		await userEvent.keyboard('{Escape}');
		await expect(field).toHaveValue('');
	},
};

export const AlleTreffer: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'huber 50%');
		await userEvent.click(await screen.findByRole('option', { name: 'Alle Treffer in CRM' }));
		await expect(onNavigate).toHaveBeenCalledWith('/crm?q=huber%2050%25', { replace: false });
	},
};

/** Ctrl+Enter opens a new tab and keeps the list. */
export const NeuerTab: Story = {
	play: async ({ canvas, userEvent }) => {
		const open = window.open;
		const opened = fn();
		window.open = opened;
		try {
			await userEvent.type(canvas.getByRole('combobox'), 'huber');
			await screen.findByRole('listbox');
			await userEvent.keyboard('{Control>}{Enter}{/Control}');
			await expect(opened).toHaveBeenCalledWith(`${location.origin}/crm/addresses/1`, '_blank', 'noopener');
			await expect(onNavigate).not.toHaveBeenCalled();
			await expect(screen.getByRole('listbox')).toBeVisible();
		} finally {
			window.open = open;
		}
	},
};

/** A kind of record nobody has built yet: an alert dialog, and the focus comes back to the field. */
export const UnbekannteArt: Story = {
	args: {
		search: async () => [
			{
				key: 'VEHICLE',
				label: 'Weitere',
				count: 1,
				hits: [{ key: 'VEHICLE-9', title: 'Lieferwagen S-123 AB', href: null }],
			},
		],
	},
	play: async ({ canvas, args, userEvent }) => {
		const field = canvas.getByRole('combobox');
		await userEvent.type(field, 'lieferwagen');
		await screen.findByRole('option', { name: /Lieferwagen/ });
		await userEvent.keyboard('{Enter}');
		const dialog = await screen.findByRole('alertdialog', undefined, { timeout: 4000 });
		await expect(dialog).toHaveTextContent('Diese Funktion ist noch nicht implementiert.');
		await expect(args.onOpen).not.toHaveBeenCalled();
		await userEvent.click(within(dialog).getByRole('button', { name: 'Verstanden' }));
		await waitFor(() => expect(field).toHaveFocus());
	},
};

/** Ctrl+K from anywhere, `/` only outside of inputs. */
export const Kuerzel: Story = {
	decorators: [
		(Story) => (
			<>
				<input aria-label="Anderes Feld" />
				<Story />
			</>
		),
	],
	play: async ({ canvas, userEvent }) => {
		const other = canvas.getByRole('textbox', { name: 'Anderes Feld' });
		await userEvent.type(other, 'a/b');
		await expect(other).toHaveValue('a/b');
		await expect(other).toHaveFocus();
		await userEvent.keyboard('{Control>}k{/Control}');
		await expect(canvas.getByRole('combobox')).toHaveFocus();
	},
};

/** A slow answer to "hub" comes after the quick one to "huber" and is dropped (Q01). */
export const Ueberholt: Story = {
	args: {
		search: fn((query: string) => {
			if (query === 'huber') return Promise.resolve(groups);
			return new Promise<SearchGroup[]>((resolve) => {
				answerHub = () =>
					resolve([{ key: 'ADDRESS', label: 'Adressen', count: 1, hits: [{ ...huber, title: 'Veraltet' }] }]);
			});
		}),
	},
	play: async ({ canvas, args, userEvent }) => {
		const field = canvas.getByRole('combobox');
		await userEvent.type(field, 'hub');
		await waitFor(() => expect(args.search).toHaveBeenCalledWith('hub', expect.any(AbortSignal)));
		await userEvent.type(field, 'er');
		const list = await screen.findByRole('listbox');
		await expect(within(list).getAllByText('Anna', { exact: false })[0]).toBeVisible();
		answerHub();
		await Promise.resolve();
		await expect(screen.queryByText('Veraltet')).toBeNull();
	},
};
let answerHub = () => {};

/** Leaving the field drops what is under way: no list pops up later (Q13). */
export const VerlassenBrichtAb: Story = {
	args: { search: fn((_query: string, signal: AbortSignal) => new Promise<SearchGroup[]>(() => signals.push(signal))) },
	decorators: [
		(Story) => (
			<>
				<Story />
				<Button>Danach</Button>
			</>
		),
	],
	play: async ({ canvas, args, userEvent }) => {
		signals.length = 0;
		await userEvent.type(canvas.getByRole('combobox'), 'huber');
		await waitFor(() => expect(args.search).toHaveBeenCalledOnce());
		await userEvent.click(canvas.getByRole('button', { name: 'Danach' }));
		await expect(signals[0]?.aborted).toBe(true);
		await expect(screen.queryByText('Ergebnisse werden geladen...')).toBeNull();
	},
};
const signals: AbortSignal[] = [];

function Remembering(args: ComponentProps<typeof GlobalSearch>) {
	const [recent, setRecent] = useState<SearchHit[]>([]);
	return <GlobalSearch {...args} recent={recent} onOpen={(hit) => setRecent([hit, ...recent])} />;
}

/** On a phone a button opens the search over the whole window; a hit or Esc closes it. */
export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	render: (args) => <Remembering {...args} />,
	play: async ({ canvas, userEvent }) => {
		const opener = canvas.getByRole('button', { name: 'Suche öffnen' });
		await userEvent.click(opener);
		const layer = screen.getByRole('dialog', { name: label });
		await expect(layer.getBoundingClientRect().width).toBe(window.innerWidth);
		await expect(within(layer).getByRole('combobox')).toHaveFocus();
		await userEvent.keyboard('huber');
		await userEvent.click((await within(layer).findAllByRole('option'))[0] as HTMLElement);
		await expect(onNavigate).toHaveBeenCalledWith('/crm/addresses/1', { replace: false });
		await expect(screen.queryByRole('dialog')).toBeNull();
		await userEvent.click(opener);
		await expect(await screen.findByRole('group', { name: 'Zuletzt geöffnet' })).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect(screen.queryByRole('dialog')).toBeNull();
		await waitFor(() => expect(opener).toHaveFocus());
	},
};

/** The layer with hits, to look at. */
export const TelefonTreffer: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Suche öffnen' }));
		await userEvent.keyboard('huber');
		await expect(await screen.findByRole('listbox')).toBeVisible();
	},
};
