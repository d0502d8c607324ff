import { PRODUCT_NAME } from '@kontor/domain/product';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { useSession } from '../session/SessionProvider.tsx';

/** Asks before a link that signs in someone else ends the session there is. */
export function HandoverDialog() {
	const session = useSession();
	return (
		<Dialog
			isOpen
			role="alertdialog"
			size="sm"
			title="Mit anderer Anmeldung weiterarbeiten?"
			onClose={session.dropHandover}
			actions={
				<>
					<Button onClick={session.takeHandover}>Anmeldung wechseln</Button>
					<Button variant="primary" autoFocus onClick={session.dropHandover}>
						Angemeldet bleiben
					</Button>
				</>
			}
		>
			Der Link, den Sie geöffnet haben, meldet eine andere Person bei {PRODUCT_NAME} an. Wenn Sie die Anmeldung
			wechseln, endet Ihre jetzige Sitzung.
		</Dialog>
	);
}
