import { hrefOf } from '@kontor/domain/routes';
import { useAddressResults } from '../../../data/addresses.ts';
import { ResultWalk } from '../../../kit/list/ResultWalk.tsx';
import type { ResultTrail } from '../../../kit/list/resultTrail.ts';
import { type CrmFilter, questionOf } from '../search/addressFilter.ts';

/** Tabs that every address has; those of roles it may lack. */
const everywhere = ['contactData', 'documents', 'tasks', 'interactions', 'contactPersons', 'customerGroups'];

/** The way to the hits before and after an address; the tab stays open where the next one has it. */
export function AddressWalk({ trail, tab }: { trail: ResultTrail<CrmFilter>; tab: string }) {
	return (
		<ResultWalk
			name="crm"
			trail={trail}
			list={useAddressResults(questionOf(trail.filter))}
			recordOf={({ lfdnr }) => lfdnr}
			hrefOf={({ lfdnr }) => hrefOf('crmAddress', { lfdnr }, everywhere.includes(tab) ? { tab } : {})}
		/>
	);
}
