import { Banner } from '@kontor/ui/Banner';
import { useUpdate } from '../host/useUpdate.ts';

/** Offers a newer version once there is one; nothing reloads by itself. */
export function UpdateBanner() {
	const update = useUpdate();
	if (update === null) return null;
	return (
		<Banner tone="update" placement="page" action={{ label: 'Jetzt Aktualisieren', onAction: update }}>
			Eine neue Version ist verfügbar.
		</Banner>
	);
}
