import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Drawer } from '@kontor/ui/Drawer';
import { ErrorSummary } from '@kontor/ui/ErrorSummary';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { type LeaveQuestion, useLeave } from '../../screen/leaving/leaving.tsx';
import { useLeaveQuestion } from '../../screen/leaving/useLeaveQuestion.ts';
import { isPressed } from '../../screen/shortcuts.ts';
import { ConflictChoices } from './ConflictChoices.tsx';
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

const question: LeaveQuestion = {
	title: 'Eingabe verwerfen?',
	text: 'Was Sie hier eingegeben haben, ist noch nicht gespeichert.',
	confirmLabel: 'Verwerfen',
};

/** The form of one record beside the page; it closes once its record is saved or the user has given it up. */
export function RecordDrawer<Values extends RecordValues>({
	title,
	kind,
	form,
	isRestored,
	onClose,
	extraAction,
	children,
}: RecordDrawerProps<Values>) {
	const id = useId();
	const summary = useRef<HTMLDivElement>(null);
	const element = useRef<HTMLFormElement>(null);
	const leave = useLeave();
	useLeaveQuestion(form.isDirty ? question : null, form.entry.forget);

	const { refusals } = form;
	useEffect(() => {
		if (refusals > 0) summary.current?.focus();
	}, [refusals]);

	function close(): void {
		// Nobody knows yet whether it is saved.
		if (!form.isSaving) leave(onClose);
	}

	function handleSubmit(event: FormEvent): void {
		event.preventDefault();
		void form.submit();
	}

	function handleKeyDown(event: KeyboardEvent): void {
		if (!isPressed('submit', event)) return;
		event.preventDefault();
		element.current?.requestSubmit();
	}

	const idOf = (field: keyof Values & string) => `${id}-${field}`;
	const asked = form.confirmation.asked.map((entry) => ({ ...entry, fieldId: idOf(entry.fieldId) }));
	const entries = Object.entries(form.errors).flatMap(([field, text]) =>
		text === undefined ? [] : [{ fieldId: idOf(field), label: kind.labels[field] ?? field, text: String(text) }],
	);

	return (
		<Drawer
			isOpen
			title={title}
			onClose={close}
			actions={
				<>
					{extraAction && <Start>{extraAction}</Start>}
					<Button disabled={form.isSaving} onClick={close}>
						Abbrechen
					</Button>
					<Button
						variant="primary"
						type="submit"
						form={id}
						isPending={form.isSaving}
						disabled={form.conflicts.length > 0}
					>
						{asked.length > 0 ? 'Trotzdem speichern' : 'Speichern'}
					</Button>
				</>
			}
		>
			<Form ref={element} id={id} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
				{isRestored && <Banner tone="info">Ihre noch nicht gespeicherte Eingabe ist wieder da.</Banner>}
				<ErrorSummary ref={summary} entries={entries} />
				<div role="status">{form.notice && <Banner tone={form.notice.tone}>{form.notice.text}</Banner>}</div>
				{form.conflicts.length > 0 && <ConflictChoices kind={kind} form={form} />}
				{children(idOf)}
				<ErrorSummary ref={form.confirmation.summary} tone="warning" entries={asked} />
			</Form>
		</Drawer>
	);
}

const Form = styled.form`
	display: grid;
	gap: var(--k-space-4);

	/* It has to be there before it says something, but must not be seen as a gap. */
	> [role='status']:empty {
		margin-top: calc(-1 * var(--k-space-4));
	}
`;

const Start = styled.div`
	margin-inline-end: auto;
`;
