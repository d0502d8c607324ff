import type { Answer, Model } from '@kontor/api-client/types';
import { type Loaded, useGet, useWrite } from './api.tsx';

/** Somebody to speak to at an address. */
export type ContactPerson = Model<'ContactPerson'>;

/** What of a contact person is written. */
export type ContactPersonContent = Model<'ContactPersonContent'>;

const PERSONS = '/v1/crm/addresses/{id}/contactPersons';
const stale = [PERSONS] as const;
const master = { isMaster: true };

/** The contact persons of an address by name. */
export function useContactPersons(lfdnr: number): Loaded<Answer<'get', typeof PERSONS>> {
	return useGet(PERSONS, { path: { id: lfdnr } });
}

/** What a contact person can be. */
export function useContactFunctions(): Loaded<Answer<'get', '/v1/crm/contactPersons/functions'>> {
	return useGet('/v1/crm/contactPersons/functions', {}, master);
}

/** Where a contact person can be. */
export function useContactDepartments(): Loaded<Answer<'get', '/v1/crm/contactPersons/departments'>> {
	return useGet('/v1/crm/contactPersons/departments', {}, master);
}

/** Writes to the contact persons of an address; each rejects with `ApiProblem`. */
export interface ContactPersonWrites {
	/** `key` names this attempt: sent again after a lost answer, it makes one contact person. */
	create(content: ContactPersonContent, key: string): Promise<ContactPerson>;
	change(lfdnr: number, version: number, content: ContactPersonContent): Promise<ContactPerson>;
	remove(person: Pick<ContactPerson, 'lfdnr' | 'version'>): Promise<void>;
}

/** Changes the contact persons of an address. */
export function useContactPersonWrites(address: number): ContactPersonWrites {
	const post = useWrite('post', PERSONS, stale);
	const put = useWrite('put', PERSONS, stale);
	const del = useWrite('delete', PERSONS, stale);
	const path = { id: address };
	return {
		create: (content, key) => post({ path, header: { 'Idempotency-Key': key }, body: content }),
		change: (lfdnr, version, content) =>
			put({ path, header: { 'If-Match': `"${version}"` }, body: { lfdnr, ...content } }),
		remove: ({ lfdnr, version }) => del({ path, query: { lfdnr }, header: { 'If-Match': `"${version}"` } }),
	};
}
