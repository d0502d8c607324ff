import type pg from 'pg';
import type { AddressFilter, ListWindow } from '../../src/search/search.ts';

/** A list that is asked for, with its window. */
export interface ListQuestion {
	readonly kind: string;
	readonly filter: AddressFilter;
	readonly window: ListWindow;
}

/** A text for the global search. */
export interface TextQuestion {
	readonly kind: string;
	readonly text: string;
}

interface Person {
	lastname: string;
	firstname: string;
	city: string;
	street: string;
	mobile: string;
}

/** What staff type, drawn from the data themselves and the same in every run: names, parts, slips, numbers, goods. */
export async function textQuestions(pool: pg.Pool): Promise<TextQuestion[]> {
	const people = await sample<Person>(
		pool,
		'select lastname, firstname, city, street, mobile from addresses where lfdnr = any($1) and is_person',
		'addresses',
		'lfdnr',
	);
	const documents = await sample<{ nr: string; name: string }>(
		pool,
		'select nr, name from documents where wf_cid = any($1)',
		'documents',
		'wf_cid',
	);
	const articles = await sample<{ art_nr: string; name: string; ean: string }>(
		pool,
		'select art_nr, name, ean from articles where id = any($1)',
		'articles',
		'id',
	);
	return [
		...people.flatMap((person, index) => textsOfPerson(person, index)),
		...documents.slice(0, 40).map(({ nr }) => ({ kind: 'document number', text: nr })),
		...documents.slice(40, 60).map(({ name }) => ({ kind: 'goods', text: name })),
		...articles.slice(0, 20).map(({ name }) => ({ kind: 'article', text: name })),
		...articles.slice(20, 40).map(({ art_nr }) => ({ kind: 'article number', text: art_nr })),
		...articles.slice(40, 50).map(({ ean }) => ({ kind: 'ean', text: ean })),
		...['rollstuhl', 'kompressionsstrumpf', 'wien', 'graz', 'hauptstraße', 'gmbh'].map((text) => ({
			kind: 'broad',
			text,
		})),
	];
}

function textsOfPerson({ lastname, firstname, city, street, mobile }: Person, index: number): TextQuestion[] {
	switch (index % 8) {
		case 0:
			return [{ kind: 'surname', text: lastname }];
		case 1:
			return [{ kind: 'full name', text: `${firstname} ${lastname}` }];
		case 2:
			return [{ kind: 'beginning', text: lastname.slice(0, 4) }];
		case 3:
			return [{ kind: 'name and place', text: `${lastname} ${city}` }];
		case 4:
			return [{ kind: 'slip', text: `${lastname.slice(0, 2)}${lastname.slice(3)} ${firstname}` }];
		case 5:
			return mobile === '' ? [] : [{ kind: 'phone', text: mobile }];
		case 6:
			return [{ kind: 'street', text: `${street.replace(/\d.*/, '')}${city}` }];
		default:
			return [{ kind: 'two beginnings', text: `${lastname.slice(0, 3)} ${firstname.slice(0, 3)}` }];
	}
}

/** Lists as staff look at them: by text, by filters, leafing without any, in each order. */
export async function listQuestions(pool: pg.Pool): Promise<ListQuestion[]> {
	const window: ListWindow = { sort: 'relevance', direction: 'asc', offset: 0, size: 50 };
	const texts = (await textQuestions(pool)).filter(({ kind }) => !/number|article|goods|ean/.test(kind));
	const filters: Record<string, AddressFilter> = {
		'all addresses': {},
		'common type': { addressTypes: ['kd_patient'] },
		'rare type': { addressTypes: ['kd_arzt'] },
		'two types': { addressTypes: ['kd_heim', 'kd_krankenkasse'] },
		group: { customerGroups: ['DIAB'] },
		postcode: { postalCode: '80' },
		city: { city: 'Linz' },
		'street in city': { street: 'Hauptstraße', city: 'Graz' },
		'type in city': { addressTypes: ['kd_patient'], city: 'Wien' },
	};
	const sorts = ['name', 'lfdnr', 'street', 'plz', 'city'] as const;
	return [
		...texts.map(({ kind, text }) => ({ kind: `${kind} by rank`, filter: { text }, window })),
		...texts
			.filter((_, index) => index % 3 === 0)
			.map(({ kind, text }) => ({
				kind: `${kind} by name`,
				filter: { text },
				window: { ...window, sort: 'name' as const },
			})),
		...Object.entries(filters).flatMap(([kind, filter]) => [
			...sorts.map((sort) => ({ kind: `${kind} by ${sort}`, filter, window: { ...window, sort } })),
			{ kind: `${kind} downwards`, filter, window: { ...window, sort: 'name' as const, direction: 'desc' as const } },
			{ kind: `${kind} page 20`, filter, window: { ...window, offset: 950 } },
		]),
	];
}

async function sample<Row extends pg.QueryResultRow>(
	pool: pg.Pool,
	query: string,
	table: string,
	key: string,
): Promise<Row[]> {
	const last = await pool.query<{ last: number }>(`select max(${key}) as last from ${table}`);
	const step = (last.rows[0]?.last ?? 1) / 200;
	const keys = Array.from({ length: 200 }, (_, index) => Math.floor(1 + step * (index + 0.37)));
	return (await pool.query<Row>(query, [keys])).rows;
}
