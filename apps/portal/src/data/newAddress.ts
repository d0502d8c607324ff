import { ApiProblem } from '@kontor/api-client/problem';
import type { Answer, Model } from '@kontor/api-client/types';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { isWholePostcode, readPostcode } from '@kontor/german/postcode';
import { type Loaded, useApi, useGet, useQuestion, useReload } from './api.tsx';

/** The lists a new address is made from; each is read once the step that needs it is chosen. */
export interface NewAddressLists {
	readonly general: Loaded<Model<'NewAddressOptions'>>;
	readonly patient: Loaded<Model<'PatientOptions'>>;
	readonly employee: Loaded<Model<'EmployeeOptions'>>;
	readonly doctor: Loaded<Model<'DoctorOptions'>>;
	readonly company: Loaded<Model<'CompanyOptions'>>;
	readonly supplier: Loaded<Model<'SupplierOptions'>>;
	readonly insurer: Loaded<Model<'HealthInsuranceCompanyOptions'>>;
	readonly claimPeriods: Loaded<Model<'CodeOptions'>>;
}

/** An address that may be the one that is being entered. */
export type DuplicateCandidate = Model<'DuplicateCandidate'>;

const LISTS = '/v1/crm/addresses/new/loadOptions';
const PERSONS = '/v1/crm/addresses/new/duplicate/person';
const COMPANIES = '/v1/crm/addresses/new/duplicate';
const master = { isMaster: true };

/** Which of the lists are needed, and for which own contribution group the claim periods. */
export interface NeededLists {
	readonly patient: boolean;
	readonly employee: boolean;
	readonly doctor: boolean;
	readonly company: boolean;
	readonly supplier: boolean;
	readonly insurer: boolean;
	readonly ownContributionGroup: string;
}

/** Reads the lists that are needed; what is not needed stays `loading`. */
export function useNewAddressLists(needed: NeededLists): NewAddressLists {
	const { ownContributionGroup } = needed;
	return {
		general: useGet(LISTS, {}, master),
		patient: useGet(needed.patient ? `${LISTS}/patient` : null, {}, master),
		employee: useGet(needed.employee ? `${LISTS}/employee` : null, {}, master),
		doctor: useGet(needed.doctor ? `${LISTS}/doctor` : null, {}, master),
		company: useGet(needed.company ? `${LISTS}/company` : null, {}, master),
		supplier: useGet(needed.supplier ? `${LISTS}/supplier` : null, {}, master),
		insurer: useGet(needed.insurer ? `${LISTS}/healthInsuranceCompany` : null, {}, master),
		claimPeriods: useGet(
			needed.insurer ? '/v1/crm/addresses/new/claimPeriods' : null,
			{ query: ownContributionGroup === '' ? {} : { ownContributionGroup } },
			master,
		),
	};
}

/** The places of a postcode; null while nothing is known about it. */
export function usePlaces(plz: string, country: string): readonly Model<'Place'>[] | null {
	const { postcode } = readPostcode(plz, country);
	// A German postcode of four digits is one not yet typed in full.
	const isAsked = country !== '' && isWholePostcode(plz, country);
	const places = useQuestion('/v1/util/autofill/city', isAsked ? { body: { plz: postcode, country } } : null);
	return isAsked && places.status === 'ready' ? places.data : null;
}

/** The streets of an Austrian postcode for what is typed of one. */
export function useStreets(plz: string, query: string): readonly Model<'Street'>[] {
	const { postcode } = readPostcode(plz);
	const isAsked = isWholePostcode(plz, 'AT') && query.trim().length > 1;
	const streets = useQuestion(
		'/v1/crm/addresses/new/street',
		isAsked ? { body: { plz: postcode, query: query.trim().slice(0, 200) } } : null,
		{ keepsPrevious: true, isNewestOnly: true },
	);
	return isAsked && streets.status === 'ready' ? streets.data : [];
}

/** What a new address asks the server on its way; all of them reject with `ApiProblem`. */
export interface NewAddressCalls {
	/** `lfdnr` of the gender a salutation and a first name stand for, null where they say none. */
	readonly genderOf: (name: string) => Promise<number | null>;
	readonly judgeSvnr: (question: Model<'SvnrQuestion'>) => Promise<Model<'SvnrJudgement'>>;
	/** Doctors by name, place or number. */
	readonly searchDoctors: (q: string, signal: AbortSignal) => Promise<readonly Model<'DoctorHit'>[]>;
	/** Addresses of a type by name. */
	readonly searchAddresses: (
		name: string,
		types: readonly Model<'AddressTypeName'>[],
		signal: AbortSignal,
	) => Promise<readonly Model<'AddressRow'>[]>;
	/** Addresses that may be the one of the draft, the surest first. */
	readonly findDuplicates: (draft: AddressDraft, attempt: string) => Promise<readonly DuplicateCandidate[]>;
	/** Remembers that the draft is not this address, and why. */
	readonly tellApart: (attempt: string, other: number, reason?: string) => Promise<void>;
	/** Makes the address, once however often it is called with the same attempt; resolves with its `lfdnr`. */
	readonly create: (draft: AddressDraft, attempt: string) => Promise<number>;
}

/** The calls of a new address. */
export function useNewAddressCalls(): NewAddressCalls {
	const { client, onForbidden } = useApi();
	const reload = useReload();

	async function send(draft: AddressDraft, attempt: string): Promise<Answer<'post', '/v1/crm/addresses/new'>> {
		const header = { 'Idempotency-Key': attempt };
		// Needed once, at the end of a long way.
		const { newNonPersonOf, newPersonOf } = await import('@kontor/domain/wizard/request');
		return draft.kind === 'person'
			? client.request('post', '/v1/crm/addresses/new/person', { header, body: newPersonOf(draft) })
			: client.request('post', '/v1/crm/addresses/new', { header, body: newNonPersonOf(draft) });
	}

	return {
		async genderOf(name) {
			return (await client.request('get', '/v1/util/autofill/gender', { query: { name } })).gender;
		},
		judgeSvnr: (body) => client.request('post', '/v1/crm/addresses/new/checksv', { body }),
		searchDoctors: (q, signal) =>
			client.request('get', '/v1/crm/addresses/new/doctorSearch', { query: { q } }, { signal }),
		async searchAddresses(name, types, signal) {
			const body = { name, addressType: types, page: 1, size: 20, sort: 'relevance', direction: 'asc' } as const;
			return (await client.request('post', '/v1/crm/addresses/search/filtered', { body }, { signal })).rows;
		},
		findDuplicates: (draft, attempt) =>
			draft.kind === 'person'
				? client.request('post', PERSONS, { body: comparedPerson(draft, attempt) })
				: client.request('post', COMPANIES, { body: comparedCompany(draft, attempt) }),
		async tellApart(attempt, other, reason) {
			await client.request('post', '/v1/crm/addresses/new/duplicate/distinct', {
				body: { draft: attempt, other, distinct: true, ...(reason !== undefined && { reason }) },
			});
		},
		async create(draft, attempt) {
			try {
				const { lfdnr } = await send(draft, attempt);
				void reload(['/v1/crm/addresses/search/filtered']);
				return lfdnr;
			} catch (error) {
				if (error instanceof ApiProblem && error.status === 403) onForbidden();
				throw error;
			}
		},
	};
}

function comparedPerson(draft: AddressDraft, attempt: string): Model<'ComparedPerson'> {
	const { person, patient, employee } = draft;
	const number = patient.svnr.svnr === '' ? employee.svnr : patient.svnr;
	const isBorn = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(person.dateOfBirth);
	return {
		...comparedContacts(draft, attempt),
		lastname: person.lastname.trim(),
		firstname: person.firstname.trim(),
		dateOfBirth: isBorn ? person.dateOfBirth : null,
		svnr: number.svnr.slice(0, 10),
		svnrDat: number.svnrDat.slice(0, 10),
	};
}

function comparedCompany(draft: AddressDraft, attempt: string): Model<'ComparedCompany'> {
	const uid = [draft.company.uid, draft.supplier.uid, draft.insurer.uid].find((known) => known !== '') ?? '';
	return { ...comparedContacts(draft, attempt), name: draft.organisation.name.trim(), uid: uid.slice(0, 32) };
}

function comparedContacts({ contact, supplierPayment, insurer }: AddressDraft, attempt: string) {
	const iban = supplierPayment.iban || insurer.iban;
	return {
		address: { street: contact.street.trim(), zip: contact.zip.trim().slice(0, 12), city: contact.city.trim() },
		tel: contact.tel,
		mobile: contact.mobile,
		email: contact.email,
		iban: iban.slice(0, 64),
		draft: attempt,
	};
}
