import type { Insertable } from 'kysely';
import type { Tables } from '../../database/database.ts';
import { landlineNumber, mobileNumber, svnrFor } from '../numbers.ts';
import type { Place } from '../places.ts';
import type { Random } from '../random.ts';
import { type AddressRow, addressRow, givenName, located, mailAddress, surname, type Town } from './organisations.ts';

/** A row of `address_health` as the seed writes it. */
export type HealthRow = Insertable<Tables['address_health']>;

/** Addresses that people of a household refer to. */
export interface Surroundings {
	readonly insurerOf: (province: string) => number;
	readonly doctors: readonly number[];
	readonly homes: readonly AddressRow[];
	readonly representatives: readonly number[];
}

/** People who live together. */
export interface Household {
	readonly people: AddressRow[];
	readonly health: HealthRow[];
}

/** One household: a person alone, a couple, a family with children (now and then twins), or somebody in a home. */
export function household(town: Town, around: Surroundings): Household {
	const { random } = town;
	const size = random.chance(0.45) ? 1 : random.int(2, 5);
	if (size === 1 && random.chance(0.15) && around.homes.length > 0) return resident(town, around);
	const where = town.place(random);
	const shared = { ...located(where, random), tel: random.chance(0.6) ? landlineNumber(where.areaCode, random) : '' };
	const lastname = surname(random);
	const parentYear = random.int(1932, 1995);
	const childYear = parentYear + random.int(22, 36);
	const hasTwins = size >= 4 && random.chance(0.08);
	const twinsBirth = birthDate(childYear, random);
	const people = Array.from({ length: size }, (_, index) => {
		const isChild = index >= 2;
		const ownName = index === 1 && random.chance(0.15) ? surname(random) : lastname;
		const born = isChild ? birthDate(childYear + index - 2, random) : birthDate(parentYear + index, random);
		return person(town, shared, ownName, isChild && hasTwins ? twinsBirth : born);
	});
	return { people, health: people.flatMap((row) => healthOf(row, where, random, around)) };
}

function resident(town: Town, around: Surroundings): Household {
	const { random } = town;
	const home = random.pick(around.homes);
	const row = person(
		town,
		{ street: home.street ?? '', plz: home.plz ?? '', city: home.city ?? '', tel: home.tel ?? '' },
		surname(random),
		birthDate(random.int(1926, 1950), random),
	);
	row.kd_patient = true;
	row.residence_lfdnr = home.lfdnr;
	if (random.chance(0.3) && around.representatives.length > 0) {
		row.adult_representative_lfdnr = random.pick(around.representatives);
	}
	return { people: [row], health: [health(row, around.insurerOf(''), random, around)] };
}

function person(
	{ random, nextLfdnr }: Town,
	shared: Pick<AddressRow, 'street' | 'plz' | 'city' | 'tel'>,
	lastname: string,
	born: string,
): AddressRow {
	const { firstname, gender } = givenName(random);
	const role = random.next();
	const isAdult = born < '2006';
	return addressRow({
		lfdnr: nextLfdnr(),
		is_person: true,
		kd_patient: role < 0.5,
		kd_konsument: role >= 0.35 && role < 0.9,
		kd_interessent: role >= 0.9,
		salutation: gender === 1 ? 'Frau' : 'Herr',
		title_before: isAdult && random.chance(0.09) ? random.pick(['Mag.', 'Dr.', 'DI', 'Ing.', 'Prof.', 'Hofrat']) : '',
		title_after: isAdult && random.chance(0.05) ? random.pick(['BSc', 'MSc', 'BA', 'MBA', 'MA', 'PhD']) : '',
		lastname,
		firstname,
		gender_lfdnr: gender,
		birth_date: born,
		...shared,
		mobile: isAdult && random.chance(0.7) ? mobileNumber(random) : '',
		email: isAdult && random.chance(0.5) ? mailAddress(`${firstname} ${lastname}`) : '',
	});
}

function healthOf(row: AddressRow, where: Place, random: Random, around: Surroundings): HealthRow[] {
	return row.kd_patient === true ? [health(row, around.insurerOf(where.province), random, around)] : [];
}

function health(row: AddressRow, insurer: number, random: Random, around: Surroundings): HealthRow {
	const isInsuredHere = random.chance(0.97);
	return {
		lfdnr: row.lfdnr,
		...(isInsuredHere ? numberParts(svnrFor(row.birth_date ?? '', random)) : { svnr: '', svnr_dat: '' }),
		health_insurance_lfdnr: insurer,
		is_fee_ready: random.chance(0.2),
		has_diabetes: random.chance(0.14),
		has_angiopathie: random.chance(0.05),
		has_neuropathie: random.chance(0.04),
		family_doctor_lfdnr: around.doctors.length > 0 ? random.pick(around.doctors) : null,
	};
}

function numberParts({ svnr, svnrDat }: { svnr: string; svnrDat: string }): { svnr: string; svnr_dat: string } {
	return { svnr, svnr_dat: svnrDat };
}

// Neither 1 January nor 1 July: those two days stand for unknown birthdays and use up their serials.
function birthDate(year: number, random: Random): string {
	const month = random.int(1, 12);
	const day = random.int(month === 1 || month === 7 ? 2 : 1, 28);
	return `${Math.min(year, 2024)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
