import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import Construction from 'lucide-react/icons/construction';

/** Stands in for every screen of the route table that is not built yet. */
export function LaterScreen({ match }: { match: RouteMatch }) {
	return (
		<Page title={match.crumb}>
			<EmptyState icon={<Construction size={20} aria-hidden="true" />} action={<WayBack match={match} />}>
				Dieser Bereich ist noch nicht verfügbar.
			</EmptyState>
		</Page>
	);
}

/** A document leads back to the address it belongs to, everything else to the start. */
function WayBack({ match }: { match: RouteMatch }) {
	if (match.name !== 'crmAddressDocumentDetailed') return <LinkButton href={hrefOf('home')}>Zur Startseite</LinkButton>;
	const { lfdnr } = match.params;
	return (
		<LinkButton href={hrefOf('crmAddress', { lfdnr }, { tab: 'documents' })}>Zu den Dokumenten der Adresse</LinkButton>
	);
}
