import { ApiProblem, isAbort } from '@kontor/api-client/problem';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { LinkButton } from '@kontor/ui/Link';
import { saveFile } from '@kontor/ui/saveFile';
import { useToast } from '@kontor/ui/Toast';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useState } from 'react';
import { usePapers } from '../../../data/papers.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';

const ConfirmDialog = lazyChunk(async () => (await import('@kontor/ui/AlertDialog')).ConfirmDialog);

/** A task is about no more than so many things, and a file holds no more papers. */
const MOST_IN_A_TASK = 50;
const MOST_IN_A_FILE = 100;

/** Actions on the chosen documents: printed as one file, made the subject of a task. */
export function SelectionActions({ selected }: { selected: ReadonlySet<string> }) {
	const mayMakeTasks = can(useSubject(), 'tasks');
	const papers = usePapers();
	const toasts = useToast();
	const { isDiscreet } = usePrivacy();
	const [isPrinting, setPrinting] = useState(false);
	const [isAsked, setAsked] = useState(false);
	const objects = [...selected].map((wfCid) => `DOCUMENT:${wfCid}`).join(',');

	async function print(): Promise<void> {
		setAsked(false);
		setPrinting(true);
		try {
			saveFile(await papers.several([...selected].map(Number)), 'Dokumente', 'pdf');
			toasts.show({ tone: 'success', text: 'Die Datei „Dokumente.pdf“ wurde heruntergeladen.' });
		} catch (error) {
			if (isAbort(error)) return;
			if (!(error instanceof ApiProblem)) throw error;
			toasts.show({ tone: 'error', text: sentenceOf(error) });
		} finally {
			setPrinting(false);
		}
	}

	return (
		<>
			<Button
				size="compact"
				icon={<Printer size={16} aria-hidden="true" />}
				isPending={isPrinting}
				disabled={selected.size > MOST_IN_A_FILE}
				onClick={() => (isDiscreet ? setAsked(true) : void print())}
			>
				Als ein PDF drucken
			</Button>
			{mayMakeTasks && selected.size <= MOST_IN_A_TASK && (
				<LinkButton
					size="compact"
					href={hrefOf('taskNew', {}, { object: objects })}
					icon={<Plus size={16} aria-hidden="true" />}
				>
					Aufgabe erstellen
				</LinkButton>
			)}
			{selected.size > MOST_IN_A_TASK && <small>{limitOf(selected.size)}</small>}
			<Suspense fallback={null}>
				{isAsked && (
					<ConfirmDialog
						isOpen
						isDanger
						title="Unverdeckt drucken?"
						confirmLabel="Unverdeckt drucken"
						onConfirm={() => void print()}
						onClose={() => setAsked(false)}
					>
						Der Diskretmodus ist an, doch in der Datei stehen alle Namen unverdeckt.
					</ConfirmDialog>
				)}
			</Suspense>
		</>
	);
}

function limitOf(count: number): string {
	return count > MOST_IN_A_FILE
		? `Eine Datei enthält höchstens ${MOST_IN_A_FILE} Dokumente, eine Aufgabe betrifft höchstens ${MOST_IN_A_TASK}.`
		: `Eine Aufgabe betrifft höchstens ${MOST_IN_A_TASK} Dokumente.`;
}
