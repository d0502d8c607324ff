import { hrefOf } from '@kontor/domain/routes';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import Lock from 'lucide-react/icons/lock';

/** Where a refusal of the server (403) and a guard lead. */
export function NoPermissionScreen() {
	return (
		<Page title="Kein Zugriff">
			<EmptyState
				icon={<Lock size={20} aria-hidden="true" />}
				action={<LinkButton href={hrefOf('home')}>Zur Startseite</LinkButton>}
			>
				Sie haben für diesen Bereich keine Berechtigung. Wenden Sie sich bitte an Ihre Administration, wenn Sie ihn
				brauchen.
			</EmptyState>
		</Page>
	);
}
