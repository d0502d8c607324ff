import { brokenFields } from '@kontor/domain/testing/brokenFields';
import { type AddressDraft, withValue } from '@kontor/domain/wizard/draft';
import { type FieldPath, fieldPaths } from '@kontor/domain/wizard/fields';
import {
	companyOf,
	contactDataOf,
	doctorOf,
	employeeOf,
	fieldOfBody,
	fieldOfSection,
	insurerOf,
	newNonPersonOf,
	newPersonOf,
	patientOf,
	relationsOf,
	supplierOf,
} from '@kontor/domain/wizard/request';
import { type AddressSection, pathsOfSection, roleFlags } from '@kontor/domain/wizard/roles';
import { stepOf } from '@kontor/domain/wizard/steps';
import { draftOfAddress } from '@kontor/domain/wizard/storedAddress';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newNonPerson, newPerson } from '../conformance/addressBodies.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
let bearer: string;
let stored: { readonly lfdnr: number; readonly draft: AddressDraft }[];

beforeAll(async () => {
	server = await createTestApp({ KONTOR_BEARER_SECONDS: '3600', KONTOR_RATE_LIMIT: '100000' });
	({ bearer } = await server.signIn('demo'));
	stored = [await create('/new/person', newPerson), await create('/new', newNonPerson)];
});
afterAll(() => server.close());

function post(path: string, body: object) {
	return server.ask('POST', `/api/v1/crm/addresses${path}`, { bearer, body });
}

async function create(path: string, body: object) {
	const { lfdnr } = (await post(path, body)).json();
	const address = (await server.ask('GET', `/api/v1/crm/addresses/${lfdnr}`, { bearer })).json();
	return { lfdnr, draft: draftOfAddress(address) };
}

const bodies: Readonly<Record<AddressSection, (draft: AddressDraft) => object>> = {
	contactData: contactDataOf,
	relations: relationsOf,
	patient: patientOf,
	employee: employeeOf,
	doctor: doctorOf,
	company: companyOf,
	supplier: supplierOf,
	healthInsuranceCompany: insurerOf,
};
const sections: readonly AddressSection[] = [
	'contactData',
	'relations',
	...(Object.keys(roleFlags) as (keyof typeof roleFlags)[]),
];

/** The addresses that are asked for this field; what is said of a representation is sent only with a representative. */
function addressesWith(path: FieldPath) {
	const representative = { key: '1', label: '' };
	return stored
		.filter(({ draft }) => stepOf(draft, path) !== null)
		.map(({ lfdnr, draft }) => ({
			lfdnr,
			draft: path.startsWith('contact.representation')
				? withValue(draft, 'contact.adultRepresentation', representative)
				: draft,
		}));
}

function refusedFields(response: { json(): { fields?: object } }, fieldOf: (path: string) => FieldPath | null) {
	return Object.keys(response.json().fields ?? {}).map((name) => fieldOf(name.replace(/^body\./, '')));
}

describe('what a form calls wrong the server refuses at the same field', () => {
	test.each(brokenFields)('a new address: $path $value', async ({ path, value }) => {
		for (const { draft } of addressesWith(path)) {
			const wrong = withValue(draft, path, value);
			const isPerson = draft.kind === 'person';
			const response = await post(
				isPerson ? '/new/person' : '/new',
				isPerson ? newPersonOf(wrong) : newNonPersonOf(wrong),
			);
			expect([400, 422]).toContain(response.statusCode);
			expect(refusedFields(response, (name) => fieldOfBody(draft, name))).toContain(path);
		}
	});

	test.each(brokenFields)('a change: $path $value', async ({ path, value }) => {
		for (const { lfdnr, draft } of addressesWith(path)) {
			const section = sections.find((name) => pathsOfSection(name, draft).includes(path)) ?? 'contactData';
			const ask = (body: object, version: number) =>
				server.ask('PUT', `/api/v1/crm/addresses/${lfdnr}/${section}`, {
					bearer,
					body,
					headers: { 'if-match': `"${version}"` },
				});
			const { version } = (await ask(bodies[section](draft), 2_147_483_647)).json().current;
			const response = await ask(bodies[section](withValue(draft, path, value)), version);
			expect([400, 422]).toContain(response.statusCode);
			expect(refusedFields(response, (name) => fieldOfSection(section, draft, name))).toContain(path);
		}
	});
});

test('the sections of an address change every field of the wizard but the customer group, which has a way of its own', () => {
	const changed = stored.flatMap(({ draft }) => sections.flatMap((section) => pathsOfSection(section, draft)));
	const asked = fieldPaths.filter((path) => addressesWith(path).length > 0 && path !== 'contact.customerGroup');
	expect(new Set(changed)).toEqual(new Set(asked));
});
