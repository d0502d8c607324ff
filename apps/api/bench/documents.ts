import { parseArgs } from 'node:util';
import { type ConditionKey, documentConditions } from '@kontor/domain/trade/conditions';
import { viennaToday } from '@kontor/german/dateTime';
import { readConfig } from '../src/config.ts';
import type { Input } from '../src/contract/contract.ts';
import { tradeFigures } from '../src/dashboard/tradeFigures.ts';
import { openDatabase } from '../src/database/database.ts';
import type { DocumentReader } from '../src/documents/documentFilter.ts';
import { searchDocuments } from '../src/documents/documentList.ts';
import { findBadPlans, recordStatements } from './measuring/plans.ts';

// How long the search of documents takes among 1 000 000 of them with about 5 000 000 positions: what people ask all day,
// each condition with each other, words of positions, totals with sums of broad results, and the figures of the dashboard;
// and whether each statement is answered through an index. `KONTOR_DATA=… pnpm bench:documents [--pairs 400] [--seconds 2]`, after
// `KONTOR_DATA=… pnpm seed --scale 100`. `--least` names fewer documents, for a set that was built smaller.

const TYPICAL_MS = 60;
const PAIR_MS = 150;
const TEXT_MS = 200;
const SUMS_MS = 250;

const { values } = parseArgs({
	options: {
		pairs: { type: 'string', default: '400' },
		seconds: { type: 'string', default: '2' },
		least: { type: 'string', default: '1000000' },
	},
});
const seconds = Number(values.seconds);
const least = Number(values.least);
const today = viennaToday(Date.now());
const reader: DocumentReader = {
	session: {
		userId: 1,
		firma: 1,
		subject: {
			admin: false,
			apps: ['crm', 'articles', 'documents', 'business'],
			rights: ['health', 'prices', 'costs'],
		},
	},
	today,
};

type Question = Partial<Input<'searchDocuments'>['body']>;

// What the contract fills in.
const asked = { view: 'all', sort: 'date', direction: 'desc', page: 1, size: 50 } as const;

function search(question: Question): Promise<unknown> {
	return searchDocuments(db, reader, { ...asked, ...question });
}

function askFigures(): Promise<unknown> {
	const session = { ...reader.session, sessionId: '', username: '', bearerEndsAt: 0 };
	return tradeFigures(db, session, today);
}

interface Kind {
	readonly name: string;
	readonly limit: number;
	readonly questions: readonly Question[];
	/** Asks something else than the search. */
	readonly ask?: () => Promise<unknown>;
}

const database = await openDatabase(readConfig(process.env));
const { db, pool } = database;
try {
	if (!(await refusesSmall())) await measureAll();
} finally {
	await database.close();
}

async function refusesSmall(): Promise<boolean> {
	const { rows } = await pool.query<{ documents: number; positions: number }>(
		`select (select count(*) from documents)::int as documents, (select count(*) from document_positions)::int as positions`,
	);
	const { documents = 0, positions = 0 } = rows[0] ?? {};
	const size = `${documents.toLocaleString('en')} documents with ${positions.toLocaleString('en')} positions`;
	if (documents >= least && positions >= least * 3) {
		console.log(size);
		return false;
	}
	console.error(
		`This database holds ${size}, and the bench measures ${least.toLocaleString('en')} documents: make them with KONTOR_DATA=… pnpm seed --scale 100.`,
	);
	process.exitCode = 1;
	return true;
}

async function measureAll(): Promise<void> {
	const examples = await findExamples();
	const figures: Kind = { name: 'figures of the dashboard', limit: TYPICAL_MS, questions: [{}], ask: askFigures };
	const kinds: readonly Kind[] = [...typical(examples), ...ofPositions(examples), ...broad(), pairs(examples), figures];
	const statements = await recordStatements(async () => {
		for (const { questions, ask = search } of kinds) for (const question of questions) await ask(question);
	});
	const bad = await findBadPlans(pool, statements);
	console.log(`${statements.size} statements, ${bad.length} without an index`);
	for (const plan of bad) console.log(plan);
	console.log(`${'milliseconds'.padEnd(36)}${['p50', 'p95', 'max', 'limit'].map((cell) => cell.padStart(8)).join('')}`);
	let isSlow = false;
	for (const { name, limit, questions, ask } of kinds) {
		const { taken, slowest } = await measure(questions, ask);
		const [p50, p95] = [quantile(taken, 0.5), quantile(taken, 0.95)];
		isSlow ||= p95 > limit;
		const cells = [p50, p95, taken.at(-1) ?? Number.NaN].map((ms) => ms.toFixed(1).padStart(8)).join('');
		console.log(`${name.padEnd(36)}${cells}${`${limit}`.padStart(8)}${p95 > limit ? '  slow' : ''}`);
		if (questions.length > 1) console.log(`  the slowest asks ${JSON.stringify(slowest)}`);
	}
	if (bad.length > 0 || isSlow) process.exitCode = 1;
}

/** Values that stand in the data, so that no condition finds nothing by a name that nobody has. */
async function findExamples(): Promise<Readonly<Record<ConditionKey, string>>> {
	const { rows } = await pool.query<Record<string, string | null>>(`
		with invoice as (select * from documents where document_type_id = 30 and insurance_lfdnr is not null order by wf_cid desc limit 1),
			position as (select * from document_positions where lot is not null order by id desc limit 1),
			customer as (select addresses.* from addresses join invoice on lfdnr = address_lfdnr)
		select invoice.nr as "number", invoice.address_lfdnr::text as "customerSupplier", invoice.doctor_lfdnr::text as doctor,
			invoice.insurance_lfdnr::text as "healthInsurance", customer.lastname as name, customer.plz as plz, customer.city as address,
			position.article_number as article, position.lot as charge, position.text as text,
			(select lfdnr::text from addresses where kd_heim order by lfdnr desc limit 1) as residence,
			(select lfdnr::text from addresses where kd_verkaeufer order by lfdnr limit 1) as seller,
			(select code from customer_groups order by position limit 1) as "customerGroup"
		from invoice, position, customer`);
	const found = rows[0] ?? {};
	const of: Partial<Record<ConditionKey, string | null | undefined>> = {
		number: found.number?.slice(0, 10),
		documentType: 'RE',
		movementType: 'ABGANG',
		documentGroup: 'VK',
		formGroup: 'LIEFER',
		customerSupplier: found.customerSupplier,
		doctor: found.doctor,
		healthInsurance: found.healthInsurance,
		name: found.name,
		address: found.address,
		residence: found.residence,
		salesPerson: found.seller,
		customerGroup: found.customerGroup,
		country: 'AT',
		remark: 'dringend',
		deductible: 'OFFEN',
		vos: 'BEWILL',
		careType: 'ERST',
		interval: 'M1',
		quarter: 'Q2',
		billingType: 'SAMMEL',
		deliveryCondition: 'FREI',
		deliveryType: 'ZUST',
		fibuAccount: '4060',
		location: 'GRAZ',
		billingLocation: 'GRAZ',
		terminal: 'K2',
		createdBy: '2',
		article: found.article,
		charge: found.charge,
		positionText: found.text?.split(' ')[0],
	};
	const day = `${today.slice(0, 4)}-03-15`;
	const later = `${today.slice(0, 4)}-04-15`;
	const byKind = { flag: 'true', address: '1001', text: 'x17', choice: '1' } as const;
	const exampleOf = ({ key, kind }: (typeof documentConditions)[number]): string => {
		if (kind === 'day') return key.endsWith('To') ? later : day;
		if (kind === 'rank') return key.endsWith('To') ? '40' : '20';
		if (kind === 'plz') return key.endsWith('To') ? '8099' : '8010';
		return of[key] ?? byKind[kind];
	};
	return Object.fromEntries(documentConditions.map((condition) => [condition.key, exampleOf(condition)])) as Record<
		ConditionKey,
		string
	>;
}

type Examples = Readonly<Record<ConditionKey, string>>;

function conditionsOf(examples: Examples, ...keys: readonly ConditionKey[]): Pick<Question, 'conditions'> {
	return { conditions: keys.map((key) => ({ key, values: [examples[key]] })) };
}

function typical(examples: Examples): Kind[] {
	const one = (name: string, question: Question): Kind => ({ name, limit: TYPICAL_MS, questions: [question] });
	return [
		one('open invoices of a customer', { view: 'open', ...conditionsOf(examples, 'customerSupplier') }),
		one('by number', { q: examples.number }),
		one('by a name', { q: examples.name }),
		one('overdue in Graz', { view: 'overdue', ...conditionsOf(examples, 'location') }),
		one('to deliver this week', { view: 'thisWeek' }),
		one('delivered in a month', conditionsOf(examples, 'deliveryFrom', 'deliveryTo')),
		one('invoiced in a month, largest', { ...conditionsOf(examples, 'billingFrom', 'billingTo'), sort: 'gross' }),
		one('drafts', { conditions: [{ key: 'statusTo', values: ['10'] }] }),
		one('of a doctor', conditionsOf(examples, 'doctor')),
		one('of a home', conditionsOf(examples, 'residence')),
		one('to be resubmitted in a month', conditionsOf(examples, 'reminderFrom', 'reminderTo')),
		one('with a lot', conditionsOf(examples, 'charge')),
		one('with an article', conditionsOf(examples, 'article')),
		one('of a type in a month, page 5', {
			conditions: [...(conditionsOf(examples, 'documentType', 'billingFrom', 'billingTo').conditions ?? [])],
			page: 5,
		}),
	];
}

function ofPositions(examples: Examples): Kind[] {
	const words = [
		examples.positionText,
		`${examples.positionText.slice(0, 5)}`,
		'rollstuhl leicht',
		'pants m',
		'xyzxyz',
	];
	return [
		{
			name: 'words of positions',
			limit: TEXT_MS,
			questions: words.map((word) => ({ conditions: [{ key: 'positionText' as const, values: [word] }] })),
		},
		{
			name: 'words of positions of invoices',
			limit: TEXT_MS,
			questions: words.map((word) => ({
				conditions: [
					{ key: 'positionText' as const, values: [word] },
					{ key: 'documentType' as const, values: ['RE'] },
				],
			})),
		},
	];
}

/** Results so broad that counting and summing up is what takes the time. */
function broad(): Kind[] {
	const one = (name: string, question: Question): Kind => ({ name, limit: SUMS_MS, questions: [question] });
	return [
		one('totals: all', {}),
		one('totals: open', { view: 'open' }),
		one('totals: mine', { view: 'mine' }),
		one('totals: overdue', { view: 'overdue' }),
		one('totals: without prescription', { view: 'withoutPrescription' }),
		one('totals: invoices', { conditions: [{ key: 'documentType', values: ['RE'] }] }),
		one('totals: all, by amount', { sort: 'gross' }),
		one('totals: all, by delivery', { sort: 'delivery' }),
	];
}

/** Every condition beside every other one would be some two thousand: a share of them, spread evenly. */
function pairs(examples: Examples): Kind {
	const keys = documentConditions.map(({ key }) => key);
	const all = keys.flatMap((key, index) => keys.slice(index + 1).map((other) => [key, other] as const));
	const wanted = Math.min(all.length, Number(values.pairs));
	// Coprime with the number of pairs, so that no two steps meet.
	const chosen = Array.from({ length: wanted }, (_, step) => all[(step * 1009) % all.length] ?? ['number', 'number']);
	return {
		name: `${wanted} pairs of conditions`,
		limit: PAIR_MS,
		questions: chosen.map(([key, other]) => conditionsOf(examples, key as ConditionKey, other as ConditionKey)),
	};
}

/** Each question once at least, and as long as there is time. */
async function measure(
	questions: readonly Question[],
	ask: (question: Question) => Promise<unknown> = search,
): Promise<{ taken: number[]; slowest: Question | undefined }> {
	const taken: { ms: number; question: Question }[] = [];
	for (const question of questions.slice(0, 5)) await ask(question);
	const end = performance.now() + seconds * 1_000;
	for (let turn = 0; turn < questions.length || performance.now() < end; turn++) {
		const question = questions[turn % questions.length] ?? {};
		const begun = performance.now();
		await ask(question);
		taken.push({ ms: performance.now() - begun, question });
	}
	taken.sort((one, other) => one.ms - other.ms);
	return { taken: taken.map(({ ms }) => ms), slowest: taken.at(-1)?.question };
}

function quantile(sorted: readonly number[], share: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
