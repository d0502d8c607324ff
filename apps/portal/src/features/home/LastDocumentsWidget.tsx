import { formatGermanDate } from '@kontor/domain/date';
import { hrefOf } from '@kontor/domain/routes';
import { useLastDocuments } from '../../data/dashboard.ts';
import { WidgetList } from './WidgetList.tsx';

/** The newest documents of all addresses. */
export function LastDocumentsWidget() {
	return (
		<WidgetList
			list={useLastDocuments()}
			entriesOf={(documents) =>
				documents.map(({ wf_cid, shortType, name, state, date, addressLfdnr, addressName }) => ({
					key: wf_cid,
					href: hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid }),
					title: `${shortType} ${name}`,
					aside: state,
					meta: `${formatGermanDate(date)} · ${addressName}`,
				}))
			}
		/>
	);
}
