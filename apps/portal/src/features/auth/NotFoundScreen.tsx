import { hrefOf } from '@kontor/domain/routes';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import Compass from 'lucide-react/icons/compass';

/** The catch-all. */
export function NotFoundScreen() {
	return (
		<Page title="Nicht gefunden">
			<EmptyState
				icon={<Compass size={20} aria-hidden="true" />}
				action={<LinkButton href={hrefOf('home')}>Zur Startseite</LinkButton>}
			>
				Diese Seite gibt es nicht. Vielleicht ist die Adresse unvollständig oder veraltet.
			</EmptyState>
		</Page>
	);
}
