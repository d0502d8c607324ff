import { can } from '@kontor/domain/permissions';
import { sql } from 'kysely';
import { findByCode } from '../articles/articleCode.ts';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';

type Hit = Answer<'findScanned'>['hits'][number];

const nothing = { quantity: null, artNr: null, lfdnr: null, wf_cid: null };

/**
 * Everything a scanned code stands for and its reader may open, compared whole: articles by code or number, documents and
 * addresses by their number.
 */
export async function findScanned(
	db: Db,
	session: Session,
	scanned: string,
	today: string,
): Promise<Answer<'findScanned'>> {
	const code = scanned.replaceAll('\0', '').trim();
	const mayCrm = can(session.subject, 'crm');
	const hits = [
		...(can(session.subject, 'articles') ? await articles(db, session, scanned, today) : []),
		...(mayCrm ? await documents(db, session, code) : []),
		...(mayCrm && /^[1-9][0-9]{0,8}$/.test(code) ? await addresses(db, session, Number(code)) : []),
	];
	return { hits };
}

async function articles(db: Db, session: Session, scanned: string, today: string): Promise<Hit[]> {
	const { hits } = await findByCode(db, session, scanned, today);
	return hits.map(({ artNr, articleDescription, match, quantity }) => ({
		...nothing,
		type: 'ARTICLE',
		name: articleDescription,
		match,
		quantity,
		artNr,
	}));
}

async function documents(db: Db, { firma }: Session, code: string): Promise<Hit[]> {
	const { rows } = await sql<{ wf_cid: string; lfdnr: number; name: string }>`
		select wf_cid::text, address_lfdnr as lfdnr, left(case when starts_with(nr, type.short_type || '-') then nr
				else type.short_type || ' ' || nr end, 200) as name
		from documents join document_types type on type.id = documents.document_type_id
		where firma = ${firma} and nr = ${code} order by documents.wf_cid limit 10`.execute(db);
	return rows.map((row) => ({ ...nothing, ...row, type: 'DOCUMENT', match: 'documentNumber' }));
}

async function addresses(db: Db, { firma }: Session, lfdnr: number): Promise<Hit[]> {
	const { rows } = await sql<{ name: string }>`
		select left(display_name, 200) as name from addresses where firma = ${firma} and lfdnr = ${lfdnr}`.execute(db);
	return rows.map(({ name }) => ({ ...nothing, type: 'ADDRESS', match: 'addressNumber', name, lfdnr }));
}
