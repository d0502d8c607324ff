import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Answer, Input } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { Write } from '../writes/writes.ts';
import { type OfAddress, oneAddress } from './addressParts.ts';
import { accessForWrite } from './patientAccess.ts';

type Relation = Answer<'replaceCustomerGroup'>;

/** All customer groups in their order. */
export function listCustomerGroups(db: Db): Promise<Answer<'listCustomerGroups'>> {
	return db
		.selectFrom('customer_groups')
		.select(['code', 'bezeichnung'])
		.orderBy('position')
		.orderBy('bezeichnung')
		.execute();
}

/** The customer groups an address belongs to, in the order of the groups. */
export async function listGroupsOf(
	db: Db,
	firma: number,
	lfdnr: number,
): OfAddress<Answer<'listAddressCustomerGroups'>> {
	const rows = db
		.selectFrom('address_customer_groups as relation')
		.innerJoin('customer_groups', 'customer_groups.code', 'relation.code')
		.select(['customer_groups.code', 'customer_groups.bezeichnung'])
		.where('relation.lfdnr', '=', lfdnr)
		.orderBy('customer_groups.position')
		.orderBy('customer_groups.bezeichnung');
	const found = await oneAddress(db, firma, lfdnr).select(jsonArrayFrom(rows).as('rows')).executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: found.rows.map((customerGroup) => ({ customerGroup })) };
}

/** Adds an address to a group; nothing where there is no such group (spec.md, section 4). */
export async function addCustomerGroup(
	{ path, body }: Input<'addCustomerGroup'>,
	write: Write,
): Promise<Answer<'addCustomerGroup'>> {
	await accessForWrite(write, 'addCustomerGroup', path.id);
	const { code } = body.customerGroup;
	const customerGroup = await groupOf(write.db, code);
	if (customerGroup === undefined) {
		// What was typed is no code, so it may be anything.
		write.note('customerGroupUnknown', `address/${path.id}`);
		return undefined;
	}
	await addRelation(write.db, path.id, code);
	write.note('customerGroupAdded', subjectOf(path.id, code));
	return { customerGroup };
}

/** Puts another group in the place of one the address belongs to. */
export async function replaceCustomerGroup(
	{ path, body }: Input<'replaceCustomerGroup'>,
	write: Write,
): Promise<Relation> {
	await accessForWrite(write, 'replaceCustomerGroup', path.id);
	const { code } = body.customerGroup;
	await removeRelation(write.db, path.id, path.code);
	const customerGroup = await groupOf(write.db, code);
	if (customerGroup === undefined) {
		throw new Problem('ruleBroken', { fields: { 'body.customerGroup.code': 'notFound' } });
	}
	await addRelation(write.db, path.id, code);
	write.note('customerGroupReplaced', `${subjectOf(path.id, path.code)} ${code}`);
	return { customerGroup };
}

/** Takes an address out of a group. */
export async function removeCustomerGroup({ path }: Input<'removeCustomerGroup'>, write: Write): Promise<undefined> {
	await accessForWrite(write, 'removeCustomerGroup', path.id);
	await removeRelation(write.db, path.id, path.code);
	write.note('customerGroupRemoved', subjectOf(path.id, path.code));
}

// Locked, so that the group is still there when the relation is written.
function groupOf(db: Db, code: string) {
	return db
		.selectFrom('customer_groups')
		.select(['code', 'bezeichnung'])
		.where('code', '=', code)
		.forKeyShare()
		.executeTakeFirst();
}

async function addRelation(db: Db, lfdnr: number, code: string): Promise<void> {
	await db
		.insertInto('address_customer_groups')
		.values({ lfdnr, code })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

async function removeRelation(db: Db, lfdnr: number, code: string): Promise<void> {
	const { numDeletedRows } = await db
		.deleteFrom('address_customer_groups')
		.where('lfdnr', '=', lfdnr)
		.where('code', '=', code)
		.executeTakeFirst();
	if (numDeletedRows === 0n) throw new Problem('notFound');
}

function subjectOf(lfdnr: number, code: string): string {
	return `address/${lfdnr} customerGroup/${code}`;
}
