import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { useDocumentResults } from '../../../data/documents.ts';
import { ResultWalk } from '../../../kit/list/ResultWalk.tsx';
import type { ResultTrail } from '../../../kit/list/resultTrail.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { type DocumentListFilter, questionOf } from '../list/documentFilter.ts';

/** The way to the documents before and after the open one; the tab stays open. */
export function DocumentWalk({ trail, tab }: { trail: ResultTrail<DocumentListFilter>; tab: string }) {
	const seesPrices = can(useSubject(), 'prices');
	return (
		<ResultWalk
			name="documents"
			trail={trail}
			list={useDocumentResults(questionOf(trail.filter, seesPrices))}
			recordOf={({ wf_cid }) => wf_cid}
			hrefOf={({ addressLfdnr, wf_cid }) =>
				hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid }, tab === 'positions' ? {} : { tab })
			}
		/>
	);
}
