import { formatRelative } from '@kontor/domain/dateTime';
import { addressLabel } from '@kontor/domain/privacy';
import { hrefOf } from '@kontor/domain/routes';
import { useLastInteractions } from '../../data/dashboard.ts';
import { useNow } from '../../host/clock.tsx';
import { Private } from '../../screen/privacy/Private.tsx';
import { usePrivacy } from '../../screen/privacy/privacy.tsx';
import { WidgetList } from './WidgetList.tsx';

/** The newest interactions of all addresses. */
export function LastInteractionsWidget() {
	const now = useNow(60_000);
	const { isHidden } = usePrivacy();
	return (
		<WidgetList
			list={useLastInteractions()}
			entriesOf={(interactions) =>
				interactions.map(({ lfdnr, addressLfdnr, addressName, subject, author, dateTime }) => ({
					key: `${addressLfdnr}-${lfdnr}`,
					href: hrefOf('crmAddress', { lfdnr: addressLfdnr }, { tab: 'interactions' }),
					title: <Private>{subject}</Private>,
					aside: formatRelative(dateTime, now),
					meta: `${addressLabel(addressName, addressLfdnr, isHidden)} · ${author}`,
				}))
			}
		/>
	);
}
