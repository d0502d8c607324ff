import { type Api, serve } from '../contract/contract.ts';
import type { CrmParts } from '../crm/crm.routes.ts';
import { serveHeavyRead } from '../reads/reads.ts';
import { dayInVienna, serveWrite } from '../writes/writes.ts';
import { searchDoctors } from './doctorSearch.ts';
import { createNonPerson, createPerson } from './newAddress.ts';
import { newAddressTypes } from './newAddressTypes.ts';
import {
	listClaimPeriods,
	loadCompany,
	loadDoctor,
	loadEmployee,
	loadGeneral,
	loadInsurance,
	loadPatient,
	loadSupplier,
} from './options.queries.ts';
import { judgeSvnr } from './svnr.ts';

/** Serves the making of a new address: what can be chosen, what is checked meanwhile, and the address itself. */
export function newAddressRoutes(api: Api, { db, audit, writes, reads, now }: CrmParts): void {
	serve(api, 'listNewAddressTypes', () => newAddressTypes);
	serve(api, 'loadOptions', () => loadGeneral(db));
	serve(api, 'loadPatientOptions', (_, { session }) => loadPatient(db, session));
	serve(api, 'loadEmployeeOptions', (_, { session }) => loadEmployee(db, session));
	serve(api, 'loadDoctorOptions', () => loadDoctor(db));
	serve(api, 'loadCompanyOptions', (_, { session }) => loadCompany(db, session));
	serve(api, 'loadSupplierOptions', () => loadSupplier(db));
	serve(api, 'loadHealthInsuranceCompanyOptions', () => loadInsurance(db));
	serve(api, 'listClaimPeriods', ({ query }) => listClaimPeriods(db, query?.ownContributionGroup));
	serve(api, 'checkSvnr', (input) => judgeSvnr(db, input, dayInVienna(now())));
	serveHeavyRead(api, reads, 'searchDoctors', ({ query }, read) =>
		searchDoctors({ ...read, audit, operation: 'searchDoctors' }, query.q),
	);
	serveWrite(api, writes, 'createPerson', createPerson);
	serveWrite(api, writes, 'createNonPerson', createNonPerson);
}
