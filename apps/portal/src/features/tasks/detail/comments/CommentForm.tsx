import { asProblem } from '@kontor/api-client/problem';
import { type Mentioned, storedMentions, typedMentions } from '@kontor/domain/mentions';
import { isBlank } from '@kontor/german/visibleText';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type TaskComment, useTaskUsers } from '../../../../data/tasks.ts';
import { useTaskWrites } from '../../../../data/taskWrites.ts';
import { useKeptEntry } from '../../../../kit/draft/useKeptEntry.ts';
import { newAttempt } from '../../../../kit/record/newAttempt.ts';
import { sentenceOf } from '../../../../screen/Failure.tsx';
import { isPressed } from '../../../../screen/shortcuts.ts';
import { MentionArea, type MentionText } from './MentionArea.tsx';

/** Props of CommentForm. */
export interface CommentFormProps {
	/** Number of the task. */
	task: number;
	/** The comment to change; null for a new one. */
	comment: TaskComment | null;
	/** Names of those the stored text mentions. */
	mentions: readonly Mentioned[];
	/** The change is stored or given up; a new comment begins anew by itself. */
	onDone?: () => void;
}

const empty: MentionText = { text: '', chosen: [] };

/** Writes a comment or changes one's own; what is typed is kept for this task until it is sent. */
export function CommentForm({ task, comment, mentions, onDone }: CommentFormProps) {
	const users = useTaskUsers();
	const writes = useTaskWrites();
	const entry = useKeptEntry(`task/${task}/comment/${comment?.lfdnr ?? 'new'}`, readMentionText);
	const [typed, setTyped] = useState<MentionText | null>(null);
	const [isSaving, setSaving] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const attempt = useRef({ text: '', key: '' });
	const start = comment === null ? empty : { text: typedMentions(comment.text, mentions), chosen: mentions };
	const value = typed ?? entry.restored ?? start;
	const label = comment === null ? 'Kommentar' : 'Kommentar ändern';

	function type(next: MentionText): void {
		setTyped(next);
		setError(null);
		entry.keep(next.text === start.text ? null : next);
	}

	function end(): void {
		entry.forget();
		setTyped(null);
		setError(null);
		onDone?.();
	}

	async function send(): Promise<void> {
		if (isSaving || isBlank(value.text)) return;
		const text = storedMentions(value.text.trim(), value.chosen);
		if (attempt.current.text !== text) attempt.current = { text, key: newAttempt() };
		setSaving(true);
		setError(null);
		try {
			await writes.saveComment(task, comment?.lfdnr ?? null, text, attempt.current.key);
			attempt.current = { text: '', key: '' };
			end();
		} catch (failure) {
			const problem = asProblem(failure);
			const isLate = problem.problem?.fields?.['body.lfdnr'] !== undefined;
			setError(
				isLate
					? 'Kommentare lassen sich 15 Minuten lang ändern; diese sind um. Ihre Eingabe ist noch da.'
					: `${sentenceOf(problem)} Ihre Eingabe ist noch da.`,
			);
		} finally {
			setSaving(false);
		}
	}

	function handleKeyDown(event: KeyboardEvent): void {
		if (isPressed('submit', event)) {
			event.preventDefault();
			void send();
		} else if (event.key === 'Escape' && comment !== null && !event.defaultPrevented) {
			event.preventDefault();
			end();
		}
	}

	return (
		<Form
			aria-label={label}
			onSubmit={(event: FormEvent) => {
				event.preventDefault();
				void send();
			}}
			onKeyDown={handleKeyDown}
		>
			<MentionArea
				label={label}
				placeholder="Kommentar schreiben, mit @ jemanden erwähnen"
				value={value}
				onValueChange={type}
				people={users.status === 'ready' ? users.data : []}
				error={value.text.length > 10_000 ? 'Höchstens 10.000 Zeichen.' : undefined}
			/>
			<div role="status">{error !== null && <Banner tone="error">{error}</Banner>}</div>
			<Row>
				<Button type="submit" size="compact" isPending={isSaving} disabled={isBlank(value.text)}>
					{comment === null ? 'Senden' : 'Speichern'}
				</Button>
				{comment !== null && (
					<Button size="compact" disabled={isSaving} onClick={end}>
						Abbrechen
					</Button>
				)}
			</Row>
		</Form>
	);
}

function readMentionText(stored: unknown): MentionText | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { text, chosen } = stored as Partial<MentionText>;
	if (typeof text !== 'string' || !Array.isArray(chosen)) return null;
	const people = chosen.filter(({ userId, name }) => typeof userId === 'number' && typeof name === 'string');
	return { text, chosen: people };
}

const Form = styled.form`
	display: grid;
	gap: var(--k-space-2);

	> [role='status']:empty {
		display: none;
	}
`;

const Row = styled.div`
	display: flex;
	gap: var(--k-space-2);
`;
