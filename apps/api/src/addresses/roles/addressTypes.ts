import { type Selectable, sql } from 'kysely';
import type { Answer, Input } from '../../contract/contract.ts';
import type { Db, Tables } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { type AddressType, addressTypes } from '../../search/search.ts';
import { checkVersion } from '../../writes/version.ts';
import type { Write } from '../../writes/writes.ts';
import { type Asking, endAsking, startAsking } from '../fields.ts';
import { lockAddress, lockUnnamed } from '../lockAddress.ts';
import { endsProspect } from '../parts/part.ts';
import { needRight } from '../rights.ts';
import { hasOpenDocuments, isPointedTo } from './dependents.ts';
import { forgetRole, versionOfRole } from './roleData.ts';

type StoredTypes = Answer<'removeAddressType'>;
type AddressRow = Selectable<Tables['addresses']>;

/** Types by which somebody is a customer or a supplier; open documents need one of them. */
const businessTypes: readonly AddressType[] = [
	'kd_konsument',
	'kd_patient',
	'kd_kunde',
	'kd_lieferant',
	'kd_krankenkasse',
];

/** Makes an address one of a type that has no data of its own. */
export async function addAddressType(
	{ path, header }: Input<'addAddressType'>,
	write: Write,
): Promise<Answer<'addAddressType'>> {
	const { id, type } = path;
	const row = noted(write, await lockAddress(write, id), type);
	checkVersion(header['If-Match'], typesOf(row, row.version));
	const asking = startAsking(write);
	const isOfPersons = type !== 'kd_heim';
	if (type !== 'kd_sachwalter' && row.is_person !== isOfPersons) asking.rules.refuse('path.type', 'notAllowed');
	const isCustomer = row.kd_konsument || row.kd_patient;
	if (type === 'kd_interessent' && isCustomer) asking.rules.refuse('path.type', 'notAllowed');
	await endAsking(asking);
	return changeTypes(write, row, { [type]: true, ...endsProspect(type) }, `${type} added`);
}

/** Takes a type from an address, with all that is known of it as one. */
export async function removeAddressType(
	{ path, header }: Input<'removeAddressType'>,
	write: Write,
): Promise<StoredTypes> {
	const { id, type } = path;
	const { db, session } = write;
	if (type === 'kd_patient') needRight(write, 'health', 'path.type', type);
	const row = noted(write, await lockUnnamed(write, id), type);
	checkVersion(header['If-Match'], typesOf(row, await versionOfRole(db, row, type, session.subject)));
	if (!row[type]) throw new Problem('notFound');
	const asking = startAsking(write);
	await askWhatDepends(asking, db, row, type);
	await endAsking(asking);
	await forgetRole(write, row, type);
	const stored = await changeTypes(write, row, { [type]: false }, `${type} removed`);
	return { ...stored, version: await versionOfRole(db, { ...row, ...stored, [type]: false }, type, session.subject) };
}

function noted(write: Write, row: AddressRow, type: AddressType): AddressRow {
	if (row.kd_patient) write.noteAccess('patientRead', `address/${row.lfdnr} ${type}`);
	return row;
}

async function askWhatDepends({ rules }: Asking, db: Db, row: AddressRow, type: AddressType): Promise<void> {
	const others = addressTypes.filter((other) => other !== type && row[other]);
	// A relative has no type of its own, but cannot be without one either.
	if (others.length === 0) rules.refuse('path.type', 'missing');
	if (await isPointedTo(db, row.lfdnr, type)) rules.refuse('path.type', 'inUse');
	const staysInBusiness = others.some((other) => businessTypes.includes(other));
	if (!businessTypes.includes(type) || staysInBusiness) return;
	if (await hasOpenDocuments(db, row.lfdnr)) rules.refuse('path.type', 'openDocuments');
}

async function changeTypes(
	write: Write,
	row: AddressRow,
	change: Partial<Record<AddressType, boolean>>,
	what: string,
): Promise<StoredTypes> {
	const stored = await write.db
		.updateTable('addresses')
		.set({ ...change, version: sql<number>`version + 1`, changed_at: sql<string>`now()` })
		.where('lfdnr', '=', row.lfdnr)
		.returningAll()
		.executeTakeFirstOrThrow();
	write.note('addressChanged', `address/${row.lfdnr} ${what}`);
	return typesOf(stored, stored.version);
}

function typesOf(row: AddressRow, version: number): StoredTypes {
	return { addressTypes: addressTypes.filter((type) => row[type]), version };
}
