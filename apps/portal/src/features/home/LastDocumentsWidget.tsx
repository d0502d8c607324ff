import { formatGermanDate } from '@kontor/domain/date';
import { addressLabel, documentLabel } from '@kontor/domain/privacy';
import { hrefOf } from '@kontor/domain/routes';
import { useLastDocuments } from '../../data/dashboard.ts';
import { usePrivacy } from '../../screen/privacy/privacy.tsx';
import { WidgetList } from './WidgetList.tsx';

/** The newest documents of all addresses. */
export function LastDocumentsWidget() {
	const { isHidden } = usePrivacy();
	return (
		<WidgetList
			list={useLastDocuments()}
			entriesOf={(documents) =>
				documents.map(({ wf_cid, shortType, name, nr, state, date, addressLfdnr, addressName }) => ({
					key: wf_cid,
					href: hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid }),
					title: documentLabel({ shortType, name, number: nr }, isHidden),
					aside: state,
					meta: `${formatGermanDate(date)} · ${addressLabel(addressName, addressLfdnr, isHidden)}`,
				}))
			}
		/>
	);
}
