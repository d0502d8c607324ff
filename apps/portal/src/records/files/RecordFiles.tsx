import { ApiProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { formatGermanDate } from '@kontor/german/date';
import { MAX_FILE_BYTES } from '@kontor/german/fileContent';
import { formatGermanNumber } from '@kontor/german/number';
import { Badge } from '@kontor/ui/Badge';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { EmptyState } from '@kontor/ui/EmptyState';
import { FileField } from '@kontor/ui/FileField';
import { Select } from '@kontor/ui/Select';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useToast } from '@kontor/ui/Toast';
import Camera from 'lucide-react/icons/camera';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Attachment, useAttachmentWrites, useFilesOf } from '../../data/attachments.ts';
import { lazyChunk } from '../../host/chunks.ts';
import { newAttempt } from '../../kit/record/newAttempt.ts';
import { useSubject } from '../../screen/CurrentUser.tsx';
import { Failure, sentenceOf } from '../../screen/Failure.tsx';
import { RuledList } from '../../screen/RuledList.styles.ts';
import { contentOfFile } from './fileContent.ts';
import { fileKinds, kindOptions } from './fileKinds.ts';

const FilePreview = lazyChunk(async () => (await import('./FilePreview.tsx')).FilePreview);
const ConfirmDialog = lazyChunk(async () => (await import('@kontor/ui/AlertDialog')).ConfirmDialog);

/** The server's limit in words. */
const limit = sizeOf(MAX_FILE_BYTES);
const accepted = ['.pdf', 'image/jpeg', 'image/png', 'image/webp'];

/** The record whose files are shown: an address with all of them, or one of its interactions or documents. */
export interface FilePlace {
	lfdnr: number;
	interaction?: number | undefined;
	/** `wf_cid` of the document. */
	document?: string | undefined;
}

/** The files of a record: to be looked at, added from a folder or by the camera, and taken away. */
export function RecordFiles(place: FilePlace) {
	const { lfdnr } = place;
	const files = useFilesOf(place);
	const [shown, setShown] = useState<Attachment | null>(null);
	const [asked, setAsked] = useState<Attachment | null>(null);
	const writes = useAttachmentWrites(lfdnr);
	const toasts = useToast();

	async function remove(file: Attachment): Promise<void> {
		try {
			await writes.remove(file.lfdnr);
			toasts.show({ tone: 'success', text: 'Die Datei ist gelöscht.' });
		} catch (error) {
			toasts.show({ tone: 'error', text: 'Die Datei wurde nicht gelöscht.', detail: reasonOf(error) });
		}
		setAsked(null);
	}

	return (
		<Framed>
			<NewFiles {...place} />
			<Card title="Dateien">
				{files.status === 'failed' && <Failure {...files} />}
				{files.status === 'loading' && (
					<Loading>
						<SkeletonText lines={4} />
					</Loading>
				)}
				{files.status === 'ready' && files.data.length === 0 && <EmptyState>Keine Einträge gefunden.</EmptyState>}
				{files.status === 'ready' && files.data.length > 0 && (
					<RuledList aria-label="Dateien">
						{files.data.map((file) => (
							<li key={file.lfdnr}>
								<Name type="button" onClick={() => setShown(file)}>
									{file.name}
								</Name>
								<Badge tone="neutral">{fileKinds[file.kind]}</Badge>
								<Quiet>
									{formatGermanDate(file.created.slice(0, 10))} · {sizeOf(file.size)} · {file.author}
								</Quiet>
								<Button
									variant="quiet"
									size="compact"
									icon={<Trash2 />}
									label={`„${file.name}“ löschen`}
									onClick={() => setAsked(file)}
								/>
							</li>
						))}
					</RuledList>
				)}
			</Card>
			<Suspense fallback={null}>
				{shown !== null && <FilePreview lfdnr={lfdnr} file={shown} onClose={() => setShown(null)} />}
				{asked !== null && (
					<ConfirmDialog
						isOpen
						isDanger
						title="Datei löschen?"
						confirmLabel="Löschen"
						onClose={() => setAsked(null)}
						onConfirm={() => remove(asked)}
					>
						„{asked.name}“ lässt sich nicht zurückholen.
					</ConfirmDialog>
				)}
			</Suspense>
		</Framed>
	);
}

function NewFiles({ lfdnr, interaction, document }: FilePlace) {
	const options = kindOptions(useSubject());
	const [kind, setKind] = useState<Model<'AttachmentKind'>>(options[0]?.value ?? 'other');
	const [chosen, setChosen] = useState<File[]>([]);
	const [problem, setProblem] = useState<string | null>(null);
	const [isRunning, setRunning] = useState(false);
	const camera = useRef<HTMLInputElement>(null);
	const writes = useAttachmentWrites(lfdnr);
	const toasts = useToast();

	async function store(files: readonly File[]): Promise<void> {
		setRunning(true);
		setProblem(null);
		const left: File[] = [];
		for (const file of files) {
			try {
				const content = await contentOfFile(file);
				if (content === null) throw new Error(`„${file.name}“ ist zu groß: höchstens ${limit}.`);
				const name = file.name.slice(-180) || 'Foto.jpg';
				const at = { ...(interaction !== undefined && { interaction }), ...(document !== undefined && { document }) };
				await writes.create({ kind, name, content, ...at }, newAttempt());
			} catch (error) {
				left.push(file);
				setProblem(error instanceof ApiProblem ? `„${file.name}“: ${reasonOf(error)}` : (error as Error).message);
			}
		}
		setRunning(false);
		setChosen(left);
		const stored = files.length - left.length;
		if (stored > 0) {
			const text = stored === 1 ? 'Die Datei ist gespeichert.' : `${stored} Dateien sind gespeichert.`;
			toasts.show({ tone: 'success', text });
		}
	}

	return (
		<Card title="Datei hinzufügen">
			<Form
				onSubmit={(event) => {
					event.preventDefault();
					if (chosen.length > 0 && !isRunning) void store(chosen);
				}}
			>
				<Select
					label="Art"
					options={options}
					placeholder={null}
					value={kind}
					onValueChange={(value) => setKind(options.find((option) => option.value === value)?.value ?? 'other')}
				/>
				<FileField
					label="Dateien"
					hint={`Höchstens ${limit} je Datei; große Fotos werden verkleinert`}
					isMultiple
					accept={accepted}
					value={chosen}
					disabled={isRunning}
					onValueChange={setChosen}
				/>
				{problem !== null && <Banner tone="error">{problem}</Banner>}
				<Actions>
					<Button type="submit" variant="primary" isPending={isRunning} disabled={chosen.length === 0}>
						Speichern
					</Button>
					<Button
						icon={<Camera size={16} aria-hidden="true" />}
						disabled={isRunning}
						onClick={() => camera.current?.click()}
					>
						Foto aufnehmen
					</Button>
					<input
						ref={camera}
						hidden
						type="file"
						accept="image/*"
						// A phone opens its camera, a computer its folders.
						capture="environment"
						aria-label="Foto aufnehmen"
						onChange={(event) => {
							const files = [...(event.target.files ?? [])];
							event.target.value = '';
							void store(files);
						}}
					/>
				</Actions>
			</Form>
		</Card>
	);
}

function reasonOf(error: unknown): string {
	if (!(error instanceof ApiProblem)) return 'Es ist ein unerwarteter Fehler aufgetreten.';
	const fields = error.problem?.fields ?? {};
	if (fields['body.content'] === 'notAllowed') return 'Das ist weder ein PDF noch ein Bild (JPEG, PNG, WebP).';
	if (fields['body.content'] === 'tooLong' || error.status === 413) return 'Die Datei ist zu groß.';
	if (fields['body.content'] === 'inUse') return 'Diese Datei ist hier schon gespeichert.';
	if (fields.body === 'outOfRange') return 'Mehr als 200 Dateien kann eine Adresse nicht haben.';
	return sentenceOf(error);
}

function sizeOf(bytes: number): string {
	if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
	const decimals = bytes % 1_000_000 === 0 ? 0 : 1;
	return `${formatGermanNumber((bytes / 1_000_000).toFixed(decimals), decimals)} MB`;
}

const Framed = styled.div`
	display: grid;
	gap: var(--k-space-4);
	max-width: 76rem;
`;

const Form = styled.form`
	display: grid;
	gap: var(--k-space-3);
	max-width: 40rem;
`;

const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;

const Name = styled.button`
	flex: 1 1 12rem;
	min-height: 1.5rem;
	padding: 0;
	border: 0;
	background: none;
	color: var(--k-color-link);
	cursor: pointer;
	font: inherit;
	overflow-wrap: anywhere;
	text-align: start;

	&:hover {
		text-decoration: underline;
	}
`;

const Quiet = styled.span`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
`;
