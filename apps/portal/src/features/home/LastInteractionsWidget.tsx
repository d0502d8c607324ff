import { formatRelative } from '@kontor/domain/dateTime';
import { hrefOf } from '@kontor/domain/routes';
import { useLastInteractions } from '../../data/dashboard.ts';
import { useNow } from '../../host/clock.tsx';
import { WidgetList } from './WidgetList.tsx';

/** The newest interactions of all addresses. */
export function LastInteractionsWidget() {
	const now = useNow(60_000);
	return (
		<WidgetList
			list={useLastInteractions()}
			entriesOf={(interactions) =>
				interactions.map(({ lfdnr, addressLfdnr, addressName, subject, author, dateTime }) => ({
					key: `${addressLfdnr}-${lfdnr}`,
					href: hrefOf('crmAddress', { lfdnr: addressLfdnr }, { tab: 'interactions' }),
					title: subject,
					aside: formatRelative(dateTime, now),
					meta: `${addressName} · ${author}`,
				}))
			}
		/>
	);
}
