import { addressLabel, documentLabel } from '@kontor/domain/privacy';
import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { formatRelative } from '@kontor/german/dateTime';
import { useLastDocuments, useLastInteractions } from '../../data/dashboard.ts';
import { useNow } from '../../host/clock.tsx';
import { LoadedWidget } from '../../kit/widget/LoadedWidget.tsx';
import type { PortalWidget, WidgetContentProps } from '../../kit/widget/portalWidget.ts';
import { WaitingEntries, WidgetList } from '../../kit/widget/WidgetList.tsx';
import { Private } from '../../screen/privacy/Private.tsx';
import { usePrivacy } from '../../screen/privacy/privacy.tsx';

/** The widgets of the CRM. */
export const widgets: readonly PortalWidget[] = [
	{
		id: 'DOCUMENTS_LAST',
		description: 'Die neuesten Dokumente aller Adressen.',
		shape: 'list',
		Content: LastDocuments,
	},
	{
		id: 'INTERACTIONS_LAST',
		description: 'Die neuesten Gespräche, E-Mails und Besuche.',
		shape: 'list',
		Content: LastInteractions,
	},
];

const all = { href: hrefOf('crm'), label: 'CRM öffnen' };

function LastDocuments({ title }: WidgetContentProps) {
	const { isHidden } = usePrivacy();
	return (
		<LoadedWidget
			title={title}
			path="/v1/dashboard/documents/last"
			loaded={useLastDocuments()}
			all={all}
			isFlush
			skeleton={<WaitingEntries />}
		>
			{(documents) => (
				<WidgetList
					entries={documents.map(({ wf_cid, shortType, name, nr, state, date, addressLfdnr, addressName }) => ({
						key: wf_cid,
						href: hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid }),
						title: documentLabel({ shortType, name, number: nr }, isHidden),
						aside: state,
						meta: `${formatGermanDate(date)} · ${addressLabel(addressName, addressLfdnr, isHidden)}`,
					}))}
				/>
			)}
		</LoadedWidget>
	);
}

function LastInteractions({ title }: WidgetContentProps) {
	const now = useNow(60_000);
	const { isHidden } = usePrivacy();
	return (
		<LoadedWidget
			title={title}
			path="/v1/dashboard/interactions/last"
			loaded={useLastInteractions()}
			all={all}
			isFlush
			skeleton={<WaitingEntries />}
		>
			{(interactions) => (
				<WidgetList
					entries={interactions.map(({ lfdnr, addressLfdnr, addressName, subject, author, dateTime }) => ({
						key: `${addressLfdnr}-${lfdnr}`,
						href: hrefOf('crmAddress', { lfdnr: addressLfdnr }, { tab: 'interactions' }),
						title: <Private>{subject}</Private>,
						aside: formatRelative(dateTime, now),
						meta: `${addressLabel(addressName, addressLfdnr, isHidden)} · ${author}`,
					}))}
				/>
			)}
		</LoadedWidget>
	);
}
