import { parseArgs } from 'node:util';
import { parseBic } from '@kontor/german/bic';
import { parseIban } from '@kontor/german/iban';
import type { Result } from '@kontor/german/result';
import { parseUid } from '@kontor/german/uid';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';

/** Column of each option of the command, all of them texts. */
const columns = {
	name: 'name',
	form: 'form',
	street: 'street',
	postcode: 'postcode',
	city: 'city',
	country: 'country',
	tel: 'tel',
	email: 'email',
	web: 'web',
	uid: 'uid',
	'register-number': 'register_number',
	'register-court': 'register_court',
	seat: 'seat',
	bank: 'bank_name',
	iban: 'iban',
	bic: 'bic',
	text: 'paper_text',
} as const;

type Option = keyof typeof columns;

/** Facts of the company by the options of the command; what is left out stays. */
export type CompanyFacts = Readonly<Partial<Record<Option, string>>>;

const MOST = 500;

/**
 * Changes what papers say of a company and tells which options were given; throws for a UID, IBAN or BIC that cannot be one,
 * for a name without a letter and for nothing to change. Papers that are issued stay as they are.
 */
export async function setCompany({ db }: Database, firma: number, facts: CompanyFacts): Promise<readonly Option[]> {
	const given = optionsOf(facts);
	if (given.length === 0) throw new Error(`name what changes: --${Object.keys(columns).join(', --')}`);
	const changes = Object.fromEntries(given.map((option) => [columns[option], textOf(option, facts[option] ?? '')]));
	await db.transaction().execute(async (transaction) => {
		const changed = await transaction.updateTable('company').set(changes).where('firma', '=', firma).executeTakeFirst();
		if (changed.numUpdatedRows === 0n) {
			if (facts.name === undefined) throw new Error(`there is no company ${firma} yet: --name begins one`);
			await transaction
				.insertInto('company')
				.values({ name: facts.name, ...changes, firma })
				.execute();
		}
		await transaction
			.insertInto('audit_log')
			.values({ action: 'companyChanged', subject: `company/${firma} ${given.join(',')}`, remote: 'console' })
			.execute();
	});
	return given;
}

function optionsOf(facts: CompanyFacts): Option[] {
	return (Object.keys(columns) as Option[]).filter((option) => facts[option] !== undefined);
}

function textOf(option: Option, typed: string): string {
	const text = typed.trim();
	if (text.length > MOST) throw new Error(`--${option} is longer than ${MOST} characters`);
	if (option === 'name' && text === '') throw new Error('--name is empty');
	if (text === '') return '';
	const parse = parsers[option];
	if (parse === undefined) return text;
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(`--${option} cannot be right: ${parsed.code}`);
	return parsed.value;
}

const parsers: Readonly<Partial<Record<Option, (text: string) => Result<string, string>>>> = {
	uid: parseUid,
	iban: parseIban,
	bic: parseBic,
};

async function main(): Promise<void> {
	const texts = Object.fromEntries(Object.keys(columns).map((option) => [option, { type: 'string' }] as const));
	const { values } = parseArgs({ options: { ...texts, firma: { type: 'string', default: '1' } } });
	const { firma, ...facts } = values;
	if (typeof firma !== 'string' || !/^[1-9][0-9]{0,3}$/.test(firma))
		throw new Error('--firma is the number of a company');
	const database = await openDatabase(readConfig(process.env));
	try {
		const given = await setCompany(database, Number(firma), facts as CompanyFacts);
		console.log(`Company ${firma}: ${given.join(', ')} changed`);
	} finally {
		await database.close();
	}
}

if (import.meta.main) {
	await main().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	});
}
