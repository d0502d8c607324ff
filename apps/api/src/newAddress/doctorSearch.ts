import type { Answer } from '../contract/contract.ts';
import { type NotedRead, searchAddressesNoted } from '../search/personalNumbers.ts';

const MAX_DOCTORS = 20;

/** Doctors by name, place or number, best first. */
export async function searchDoctors(read: NotedRead, text: string): Promise<Answer<'searchDoctors'>> {
	const { rows } = await searchAddressesNoted(
		read,
		{ text, addressTypes: ['kd_arzt'] },
		{ sort: 'relevance', direction: 'asc', offset: 0, size: MAX_DOCTORS },
	);
	if (rows.length === 0) return [];
	const found = await read.db
		.selectFrom('addresses')
		.leftJoin('master_data as subject', (join) =>
			join.on('subject.list', '=', 'doctorSubject').onRef('subject.code', '=', 'addresses.doctor_subject'),
		)
		.select(['lfdnr', 'hvnr', 'subject.bezeichnung as subject'])
		.where(
			'lfdnr',
			'in',
			rows.map(({ lfdnr }) => lfdnr),
		)
		.execute();
	const more = new Map(found.map((row) => [row.lfdnr, row]));
	return rows.map(({ lfdnr, name, plz, city }) => ({
		key: lfdnr,
		name,
		hvnr: more.get(lfdnr)?.hvnr ?? '',
		subject: more.get(lfdnr)?.subject ?? '',
		zip: plz,
		city,
	}));
}
