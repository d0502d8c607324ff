import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Drawer } from '@kontor/ui/Drawer';
import { ErrorSummary, type ErrorSummaryEntry } from '@kontor/ui/ErrorSummary';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type LeaveQuestion, useLeave } from '../../screen/leaving/leaving.tsx';
import { useLeaveQuestion } from '../../screen/leaving/useLeaveQuestion.ts';
import { isPressed } from '../../screen/shortcuts.ts';

/** Props of RecordFrame. */
export interface RecordFrameProps {
	/** Of the form; the ids of its fields are the owner's. */
	id: string;
	title: string;
	size?: 'md' | 'lg';
	isDirty: boolean;
	isSaving: boolean;
	/** The entry was kept from before and has been brought back. */
	isRestored: boolean;
	/** Rises with each attempt that fields have stopped. */
	refusals: number;
	/** Fields that cannot be saved. */
	errors: readonly ErrorSummaryEntry[];
	notice: { readonly tone: 'error' | 'warning'; readonly text: string } | null;
	submitLabel?: string;
	/** Something has to be chosen before it can be saved. */
	isBlocked?: boolean;
	/** Beside the buttons that close, at the other end. */
	extraAction?: ReactNode;
	onSubmit: () => void;
	/** Saves before the form is left; true where it is stored. */
	onSave?: () => Promise<boolean>;
	/** The user has agreed to lose what was entered. */
	onForget: () => void;
	/** The drawer is closed, with unsaved input only once the user has agreed. */
	onClose: () => void;
	children: ReactNode;
}

const question: LeaveQuestion = {
	title: 'Eingabe verwerfen?',
	text: 'Was Sie hier eingegeben haben, ist noch nicht gespeichert.',
	confirmLabel: 'Verwerfen',
};

/**
 * The frame of every form beside a page: it asks before input is lost, leads to the fields that cannot be saved, is
 * submitted by Ctrl and Enter, and stays while it is being saved.
 */
export function RecordFrame(props: RecordFrameProps) {
	const { id, title, size = 'md', isDirty, isSaving, isRestored, refusals, errors, notice } = props;
	const {
		submitLabel = 'Speichern',
		isBlocked = false,
		extraAction,
		onSubmit,
		onSave,
		onForget,
		onClose,
		children,
	} = props;
	const summary = useRef<HTMLDivElement>(null);
	const element = useRef<HTMLFormElement>(null);
	const leave = useLeave();
	useLeaveQuestion(isDirty ? question : null, onForget, onSave);

	useEffect(() => {
		if (refusals > 0) summary.current?.focus();
	}, [refusals]);

	function close(): void {
		// Nobody knows yet whether it is saved.
		if (!isSaving) leave(onClose);
	}

	function handleSubmit(event: FormEvent): void {
		event.preventDefault();
		onSubmit();
	}

	function handleKeyDown(event: KeyboardEvent): void {
		if (!isPressed('submit', event)) return;
		event.preventDefault();
		element.current?.requestSubmit();
	}

	return (
		<Drawer
			isOpen
			size={size}
			title={title}
			onClose={close}
			actions={
				<>
					{extraAction && <Start>{extraAction}</Start>}
					<Button disabled={isSaving} onClick={close}>
						Abbrechen
					</Button>
					<Button variant="primary" type="submit" form={id} isPending={isSaving} disabled={isBlocked}>
						{submitLabel}
					</Button>
				</>
			}
		>
			<Form ref={element} id={id} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
				{isRestored && <Banner tone="info">Ihre noch nicht gespeicherte Eingabe ist wieder da.</Banner>}
				<ErrorSummary ref={summary} entries={errors} />
				<div role="status">{notice && <Banner tone={notice.tone}>{notice.text}</Banner>}</div>
				{children}
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
