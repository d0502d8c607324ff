import { Badge } from '../../Badge/Badge.tsx';
import { Link } from '../../Link/Link.tsx';
import type { TableColumn } from '../tableColumns.ts';

/** A made-up address for the stories. */
export interface Address {
	lfdnr: number;
	name: string;
	types: readonly string[];
	street: string;
	postcode: string;
	place: string;
	phone: string | null;
	revenue: number;
}

const surnames = 'Huber Öller Arm Ärger Zeller Weiß Weiss Ofner Übelacker Gruber Maier Mayr Steiner'.split(' ');
const firstNames = 'Anna Karl-Heinz Özlem Maria Johann Sieglinde Émile Dragan'.split(' ');
const places = ['1160 Wien', '5020 Salzburg', '8010 Graz', '4020 Linz', '6020 Innsbruck', '3100 St. Pölten'];
const types = ['Patient', 'Kunde', 'Arzt', 'Lieferant', 'Interessent'];

function pick<T>(list: readonly T[], n: number): T {
	const item = list[n % list.length];
	if (item === undefined) throw new Error('empty list');
	return item;
}

/** The first `count` addresses, always the same. */
export function addresses(count: number): Address[] {
	return Array.from({ length: count }, (_, n) => {
		const [postcode = '', ...place] = pick(places, n * 7 + 3).split(' ');
		return {
			lfdnr: 1000 + n,
			name: `${pick(surnames, n * 5)}, ${pick(firstNames, n * 3)}`,
			types: n % 4 === 0 ? [pick(types, n), pick(types, n + 2)] : [pick(types, n)],
			street: `Nürnberger Straße ${(n % 140) + 1}`,
			postcode,
			place: place.join(' '),
			phone: n % 5 === 4 ? null : `0664 ${String(1_000_000 + n * 37).slice(0, 3)} ${String(10_000 + n * 13).slice(-4)}`,
			revenue: ((n * 7919) % 900_000) / 100,
		};
	});
}

const money = new Intl.NumberFormat('de-AT', { minimumFractionDigits: 2 });

/** Columns like those of the CRM search. */
export const addressColumns: TableColumn<Address>[] = [
	{ key: 'name', header: 'Name', cell: (row) => row.name, width: 200, grow: 2, sort: (row) => row.name },
	{ key: 'number', header: 'Nummer', cell: (row) => row.lfdnr, kind: 'number', width: 96, sort: (row) => row.lfdnr },
	{
		key: 'types',
		header: 'Art',
		cell: (row) => (
			<span style={{ display: 'flex', gap: 4 }}>
				{row.types.map((type) => (
					<Badge key={type}>{type}</Badge>
				))}
			</span>
		),
		width: 168,
	},
	{ key: 'street', header: 'Straße', cell: (row) => row.street, width: 168, grow: 1, sort: (row) => row.street },
	{
		key: 'postcode',
		header: 'Postleitzahl',
		cell: (row) => row.postcode,
		width: 128,
		sort: (row) => row.postcode,
		card: 'hidden',
	},
	{ key: 'place', header: 'Ort', cell: (row) => row.place, width: 128, grow: 1, sort: (row) => row.place },
	{
		key: 'phone',
		header: 'Telefon',
		cell: (row) =>
			row.phone && (
				<Link isQuiet href={`tel:${row.phone.replaceAll(' ', '')}`}>
					{row.phone}
				</Link>
			),
		width: 136,
	},
	{
		key: 'revenue',
		header: 'Umsatz €',
		cell: (row) => money.format(row.revenue),
		kind: 'number',
		width: 112,
		sort: (row) => row.revenue,
	},
];
