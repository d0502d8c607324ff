import { Dialog } from '@kontor/ui/Dialog';
import { RecordFiles } from './RecordFiles.tsx';

/** Props of InteractionFiles. */
export interface InteractionFilesProps {
	/** Its address. */
	lfdnr: number;
	interaction: number;
	subject: string;
	onClose: () => void;
}

/** The files of one interaction, over its list. */
export function InteractionFiles({ lfdnr, interaction, subject, onClose }: InteractionFilesProps) {
	return (
		<Dialog isOpen size="lg" title={`Dateien zu „${subject}“`} onClose={onClose}>
			<RecordFiles lfdnr={lfdnr} interaction={interaction} />
		</Dialog>
	);
}
