import {
	companyMatcher,
	type DuplicateHit,
	type DuplicateMatcher,
	type PersonRecord,
	personMatcher,
} from '@kontor/domain/duplicates';
import { can, type Subject } from '@kontor/domain/permissions';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { addressTypes } from '../search/search.ts';
import { type Candidate, type CandidateScope, findCompanyCandidates, findPersonCandidates } from './candidates.ts';
import { toldApart } from './distinctions.ts';

type ComparedPerson = Input<'findDuplicatePersons'>['body'];
type ComparedCompany = Input<'findDuplicateCompanies'>['body'];
type Duplicates = Answer<'findDuplicatePersons'>;

const MAX_SHOWN = 10;

/** The persons that are probably the one described, the surest first, at most 10. */
export async function duplicatePersons(db: Db, session: Session, body: ComparedPerson): Promise<Duplicates> {
	const person = {
		...contactsOf(body),
		lastname: body.lastname ?? '',
		firstname: body.firstname ?? '',
		birthDate: body.dateOfBirth ?? '',
		svnr: (body.svnr ?? '') + (body.svnrDat ?? ''),
	};
	const candidates = await findPersonCandidates(db, person, await scopeOf(db, session, body));
	return best(candidates, personMatcher(person), (candidate) => ({
		...storedContacts(candidate),
		lastname: candidate.lastname,
		firstname: candidate.firstname,
		birthDate: candidate.birth_date ?? '',
		svnr: candidate.svnr,
	}));
}

/** The companies, homes and carriers that are probably the one described, the surest first, at most 10. */
export async function duplicateCompanies(db: Db, session: Session, body: ComparedCompany): Promise<Duplicates> {
	const company = { ...contactsOf(body), name: body.name ?? '', uid: body.uid ?? '' };
	const candidates = await findCompanyCandidates(db, company, await scopeOf(db, session, body));
	return best(candidates, companyMatcher(company), (candidate) => ({
		...storedContacts(candidate),
		name: candidate.lastname,
		uid: candidate.uid,
	}));
}

async function scopeOf(db: Db, session: Session, { draft, lfdnr }: ComparedPerson): Promise<CandidateScope> {
	const apart = await toldApart(db, { userId: session.userId, draft, lfdnr });
	return {
		firma: session.firma,
		except: lfdnr === undefined ? apart : [...apart, lfdnr],
		...evidenceFor(session.subject),
	};
}

/** Which protected evidence a user may be told of: a hit by it would say that it is somebody's. */
function evidenceFor(subject: Subject): Pick<CandidateScope, 'seesHealth' | 'seesBank'> {
	return { seesHealth: can(subject, 'health'), seesBank: can(subject, 'bank') };
}

type Contacts = Pick<PersonRecord, 'address' | 'phones' | 'email' | 'iban'>;

function contactsOf({ address, tel, mobile, email, iban }: ComparedPerson): Contacts {
	const { street = '', zip = '', city = '' } = address ?? {};
	return { address: { street, zip, city }, phones: [tel ?? '', mobile ?? ''], email: email ?? '', iban: iban ?? '' };
}

function storedContacts({ street, plz, city, tel, mobile, email, iban }: Candidate): Contacts {
	return { address: { street, zip: plz, city }, phones: [tel, mobile], email, iban };
}

function best<Record>(
	candidates: readonly Candidate[],
	match: DuplicateMatcher<Record>,
	recordOf: (candidate: Candidate) => Record,
): Duplicates {
	const hits = candidates.flatMap((candidate) => {
		const hit = match(recordOf(candidate));
		return hit === null ? [] : [{ candidate, hit }];
	});
	const isAnySure = hits.some(({ hit }) => !isGuess(hit));
	return hits
		.filter(({ hit }) => !isAnySure || !isGuess(hit))
		.sort((a, b) => b.hit.score - a.hit.score || a.candidate.lfdnr - b.candidate.lfdnr)
		.slice(0, MAX_SHOWN)
		.map(({ candidate, hit }) => ({
			lfdnr: candidate.lfdnr,
			name: candidate.name,
			addressTypes: addressTypes.filter((type) => candidate[type]),
			kdStrasse: candidate.street,
			kdPlz: candidate.plz,
			kdOrt: candidate.city,
			tel: candidate.tel || candidate.mobile,
			...(candidate.mobile !== '' && { mobile: candidate.mobile }),
			...(candidate.email !== '' && { email: candidate.email }),
			dateOfBirth: candidate.birth_date,
			score: hit.score,
			reasons: [...hit.reasons],
		}));
}

/** A first name and a birth date alone are a guess at a marriage: worth showing only where nobody surer is found. */
function isGuess({ reasons }: DuplicateHit): boolean {
	return reasons.length === 2 && reasons.includes('otherLastname');
}
