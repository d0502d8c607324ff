import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { type DragEvent, type FocusEvent, type Ref, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldProps, useInnerRef } from '../Field/Field.tsx';
import { messages } from '../messages/messages.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { DropArea, DropHint, Entry, EntryName, EntryNote, EntryText, List } from './FileField.styles.ts';
import { acceptOf } from './fileKinds.ts';
import { checkFile, type FileRules, formatFileSize, formatTypes, isSameFile } from './fileRules.ts';

/** How far a chosen file has got; a file without a state only waits for the form. */
export type FileState =
	/** `percent` is null while nobody knows. */
	{ status: 'uploading'; percent: number | null } | { status: 'done' } | { status: 'failed'; text: string };

/** Props of FileField; with react-hook-form through its `Controller`. */
export interface FileFieldProps extends FieldProps {
	/** The chosen files in their order; leave it out and the field keeps them itself. */
	value?: readonly File[] | undefined;
	onValueChange?: (files: File[]) => void;
	/**
	 * What is taken, as the browser wants it: `.pdf`, `image/*`, `text/csv`; everything by default. By type or by ending, as
	 * systems name types differently; whoever reads the file looks into it.
	 */
	accept?: readonly string[] | undefined;
	/** The most bytes of one file. */
	maxSize?: number | undefined;
	isMultiple?: boolean | undefined;
	/** How far the upload of a file has got; the owner uploads. */
	stateOf?: ((file: File) => FileState | undefined) | undefined;
	disabled?: boolean | undefined;
	/** Shows the files but lets none be added or removed. */
	readOnly?: boolean | undefined;
	onBlur?: ((event: FocusEvent) => void) | undefined;
	/** The button that opens the browser's file dialog. */
	ref?: Ref<HTMLButtonElement> | undefined;
	id?: string | undefined;
	/** Accepted for the sake of `Controller`; a native form does not submit the files. */
	name?: string | undefined;
	className?: string | undefined;
	'aria-describedby'?: string | undefined;
}

/**
 * Files from this device, by a button or dropped on it; pasted pictures too. What breaks a rule is named and left out,
 * the others are taken. It only chooses: uploading, and with it `stateOf`, is up to its owner.
 */
export function FileField(props: FileFieldProps) {
	const { label, isLabelHidden, hint, error, warning, isRequired, id, className } = props;
	const { accept = [], maxSize, isMultiple = false, stateOf, disabled = false, readOnly = false, onBlur } = props;
	const [ownFiles, setOwnFiles] = useState<readonly File[]>([]);
	const [problems, setProblems] = useState('');
	const [spoken, setSpoken] = useState('');
	const [isOver, setIsOver] = useState(false);
	const [button, setButton] = useInnerRef(props.ref);
	const input = useRef<HTMLInputElement>(null);
	const files = props.value ?? ownFiles;
	const isLocked = disabled || readOnly;
	const rules: FileRules = { accept, maxSize, isMultiple };

	function emit(next: File[]): void {
		setOwnFiles(next);
		props.onValueChange?.(next);
	}

	function add(candidates: readonly File[]): void {
		if (isLocked || candidates.length === 0) return;
		const sentences = candidates.flatMap((file) => problemOf(file, rules));
		const taken = candidates.filter((file) => checkFile(file, rules) === null);
		if (!isMultiple && candidates.length > 1) {
			setProblems(messages.FileField.onlyOne);
			return;
		}
		setProblems(sentences.join(' '));
		const fresh = taken.filter((file) => !files.some((other) => isSameFile(file, other)));
		if (fresh.length > 0) emit(isMultiple ? [...files, ...fresh] : fresh);
	}

	function remove(file: File): void {
		emit(files.filter((other) => other !== file));
		setProblems('');
		setSpoken(messages.FileField.removed(file.name));
		// Its own button has vanished.
		button.current?.focus();
	}

	function handleDrop(event: DragEvent): void {
		event.preventDefault();
		setIsOver(false);
		add([...event.dataTransfer.files]);
	}

	const limits = messages.FileField.limits(formatTypes(accept), maxSize === undefined ? '' : formatFileSize(maxSize));
	const frame = { label, isLabelHidden, warning, isRequired, id, className, describedBy: props['aria-describedby'] };
	return (
		<Field
			{...frame}
			hint={hint || limits ? [hint, limits].filter(Boolean).join(' · ') : undefined}
			error={error ?? (problems || undefined)}
		>
			{(control, ids) => (
				<>
					<DropArea
						role="group"
						aria-labelledby={ids.label}
						data-over={isOver || undefined}
						data-locked={isLocked || undefined}
						data-invalid={control['aria-invalid']}
						onDragOver={(event) => {
							// Only of files; without it the browser would open them.
							if (!event.dataTransfer.types.includes('Files')) return;
							event.preventDefault();
							event.dataTransfer.dropEffect = isLocked ? 'none' : 'copy';
							setIsOver(!isLocked);
						}}
						onDragLeave={(event) => {
							if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
						}}
						onDrop={handleDrop}
						onPaste={(event) => add([...event.clipboardData.files])}
					>
						<Button
							ref={setButton}
							id={control.id}
							icon={<Upload />}
							aria-labelledby={`${ids.label} ${control.id}-text`}
							aria-describedby={control['aria-describedby']}
							disabled={disabled}
							aria-disabled={readOnly || undefined}
							onClick={() => !readOnly && input.current?.click()}
							onBlur={onBlur}
						>
							<span id={`${control.id}-text`}>
								{isMultiple ? messages.FileField.chooseSeveral : messages.FileField.choose}
							</span>
						</Button>
						{!isLocked && <DropHint aria-hidden="true">{messages.FileField.drop}</DropHint>}
						<input
							ref={input}
							type="file"
							hidden
							accept={acceptOf(accept) || undefined}
							multiple={isMultiple}
							onChange={(event) => {
								add([...(event.target.files ?? [])]);
								// Or the same file could not be chosen again after it was removed.
								event.target.value = '';
							}}
						/>
					</DropArea>
					{files.length > 0 && (
						<List aria-label={messages.FileField.files}>
							{files.map((file) => (
								<FileEntry
									key={`${file.name}-${file.size}-${file.lastModified}`}
									file={file}
									state={stateOf?.(file)}
									onRemove={isLocked ? undefined : () => remove(file)}
								/>
							))}
						</List>
					)}
					<VisuallyHidden role="status">{spoken}</VisuallyHidden>
				</>
			)}
		</Field>
	);
}

function problemOf(file: File, rules: FileRules): string[] {
	const problem = checkFile(file, rules);
	if (problem === null) return [];
	return [messages.FileField[problem](file.name, formatFileSize(rules.maxSize ?? 0))];
}

interface FileEntryProps {
	file: File;
	state: FileState | undefined;
	onRemove: (() => void) | undefined;
}

function FileEntry({ file, state, onRemove }: FileEntryProps) {
	return (
		<Entry data-status={state?.status}>
			{state?.status === 'done' ? <CircleCheck /> : <FileText />}
			<EntryText>
				<EntryName>{file.name}</EntryName>
				<EntryNote>
					{state?.status === 'failed' ? state.text : formatFileSize(file.size)}
					{state?.status === 'done' && ` · ${messages.FileField.done}`}
				</EntryNote>
				{state?.status === 'uploading' && (
					<ProgressBar label={messages.FileField.uploading(file.name)} isLabelHidden value={state.percent} />
				)}
			</EntryText>
			{onRemove && (
				<Button
					variant="quiet"
					size="compact"
					icon={<X />}
					label={messages.FileField.remove(file.name)}
					onClick={onRemove}
				/>
			)}
		</Entry>
	);
}
