import { ErrorSummary } from '@kontor/ui/ErrorSummary';
import { type ReactNode, useId } from 'react';
import { ConflictChoices } from './ConflictChoices.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import type { RecordKind, RecordValues } from './recordKind.ts';
import type { RecordForm } from './useRecordForm.ts';

/** Props of RecordDrawer. */
export interface RecordDrawerProps<Values extends RecordValues> {
	title: string;
	kind: RecordKind<Values>;
	form: RecordForm<Values>;
	/** The entry was kept from before and has been brought back. */
	isRestored: boolean;
	/** The drawer is closed, with unsaved input only once the user has agreed. */
	onClose: () => void;
	/** Beside the buttons that close, at the other end. */
	extraAction?: ReactNode;
	/** The fields; `idOf` gives each the id by which an error leads to it. */
	children: (idOf: (field: keyof Values & string) => string) => ReactNode;
}

/** The form of one record beside the page; it closes once its record is saved or the user has given it up. */
export function RecordDrawer<Values extends RecordValues>(props: RecordDrawerProps<Values>) {
	const { title, kind, form, isRestored, onClose, extraAction, children } = props;
	const id = useId();
	const idOf = (field: keyof Values & string) => `${id}-${field}`;
	const asked = form.confirmation.asked.map((entry) => ({ ...entry, fieldId: idOf(entry.fieldId) }));
	const entries = Object.entries(form.errors).flatMap(([field, text]) =>
		text === undefined ? [] : [{ fieldId: idOf(field), label: kind.labels[field] ?? field, text: String(text) }],
	);
	return (
		<RecordFrame
			id={id}
			title={title}
			isDirty={form.isDirty}
			isSaving={form.isSaving}
			isRestored={isRestored}
			refusals={form.refusals}
			errors={entries}
			notice={form.notice}
			submitLabel={asked.length > 0 ? 'Trotzdem speichern' : 'Speichern'}
			isBlocked={form.conflicts.length > 0}
			extraAction={extraAction}
			onSubmit={() => void form.submit()}
			onSave={form.submit}
			onForget={form.entry.forget}
			onClose={onClose}
		>
			{form.conflicts.length > 0 && (
				<ConflictChoices
					conflicts={form.conflicts.map(({ field, stored }) => ({
						field,
						label: kind.labels[field],
						mine: kind.shown(field, form.draft.values[field] ?? ''),
						stored: kind.shown(field, stored),
					}))}
					onChoose={form.choose}
				/>
			)}
			{children(idOf)}
			<ErrorSummary ref={form.confirmation.summary} tone="warning" entries={asked} />
		</RecordFrame>
	);
}
