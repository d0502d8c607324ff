import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { messages } from '../messages/messages.ts';

/** Says that hits of this kind cannot be opened yet (spec.md, global search). */
export function NotImplementedDialog({ onClose }: { onClose: () => void }) {
	return (
		<AlertDialog isOpen title={messages.GlobalSearch.notImplementedTitle} onClose={onClose}>
			{messages.GlobalSearch.notImplemented}
		</AlertDialog>
	);
}
