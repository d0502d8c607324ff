import { asProblem } from '@kontor/api-client/problem';
import { mentionParts } from '@kontor/domain/mentions';
import { textSpans } from '@kontor/domain/textBlocks';
import { formatRelative } from '@kontor/german/dateTime';
import { Avatar } from '@kontor/ui/Avatar';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { Link } from '@kontor/ui/Link';
import { useToast } from '@kontor/ui/Toast';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Task, TaskComment } from '../../../../data/tasks.ts';
import { useTaskWrites } from '../../../../data/taskWrites.ts';
import { useClock } from '../../../../host/clock.tsx';
import { sentenceOf } from '../../../../screen/Failure.tsx';
import { CommentForm } from './CommentForm.tsx';

/** The comments of a task, the oldest first, and the form for a new one. */
export function Comments({ task }: { task: Task }) {
	const { lfdnr, comments, mentions } = task;
	const [edited, setEdited] = useState<number | null>(null);
	const count = comments.filter(({ isDeleted }) => !isDeleted).length;
	return (
		<Card title={count === 0 ? 'Kommentare' : `Kommentare (${count})`}>
			<Body>
				{comments.length > 0 && (
					<List>
						{comments.map((comment) => (
							<li key={comment.lfdnr}>
								{edited === comment.lfdnr ? (
									<CommentForm task={lfdnr} comment={comment} mentions={mentions} onDone={() => setEdited(null)} />
								) : (
									<Comment comment={comment} mentions={mentions} onEdit={() => setEdited(comment.lfdnr)} />
								)}
							</li>
						))}
					</List>
				)}
				<CommentForm task={lfdnr} comment={null} mentions={mentions} />
			</Body>
		</Card>
	);
}

interface CommentProps {
	comment: TaskComment;
	mentions: Task['mentions'];
	onEdit: () => void;
}

function Comment({ comment, mentions, onEdit }: CommentProps) {
	const { lfdnr, author, dateTime, text, isDeleted, isEdited, isEditable, isOwn } = comment;
	const clock = useClock();
	const writes = useTaskWrites();
	const toasts = useToast();

	async function restore(): Promise<void> {
		try {
			await writes.restoreComment(lfdnr);
		} catch (error) {
			const detail = sentenceOf(asProblem(error));
			toasts.show({ tone: 'error', text: 'Der Kommentar wurde nicht wiederhergestellt.', detail });
		}
	}

	async function remove(): Promise<void> {
		try {
			await writes.removeComment(lfdnr);
			toasts.show({
				tone: 'success',
				text: 'Kommentar gelöscht.',
				action: { label: 'Rückgängig', onAction: () => void restore() },
			});
		} catch (error) {
			toasts.show({ tone: 'error', text: 'Der Kommentar wurde nicht gelöscht.', detail: sentenceOf(asProblem(error)) });
		}
	}

	return (
		<Entry>
			<Avatar name={author} size="sm" />
			<div>
				<Head>
					<strong>{author}</strong>
					<time dateTime={dateTime}>{formatRelative(dateTime, clock())}</time>
					{isEdited && !isDeleted && <span>bearbeitet</span>}
				</Head>
				{isDeleted ? <Deleted>gelöscht</Deleted> : <Text text={text} mentions={mentions} />}
			</div>
			{isOwn && !isDeleted && (
				<Buttons>
					{isEditable && (
						<Button
							variant="quiet"
							size="compact"
							icon={<Pencil size={16} aria-hidden="true" />}
							label="Kommentar bearbeiten"
							onClick={onEdit}
						/>
					)}
					<Button
						variant="quiet"
						size="compact"
						icon={<Trash2 size={16} aria-hidden="true" />}
						label="Kommentar löschen"
						onClick={() => void remove()}
					/>
				</Buttons>
			)}
		</Entry>
	);
}

function Text({ text, mentions }: { text: string; mentions: Task['mentions'] }) {
	return (
		<Said>
			{mentionParts(text, mentions).map((part, index) =>
				part.kind === 'mention' ? (
					<Mention key={`${index}-${part.userId}`}>@{part.name}</Mention>
				) : (
					textSpans(part.text).map(({ text: piece, href }, at) =>
						href === null ? (
							piece
						) : (
							<Link key={`${index}-${at}-${href}`} href={href} target="_blank">
								{piece}
							</Link>
						),
					)
				),
			)}
		</Said>
	);
}

const Body = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;

const List = styled.ol`
	display: grid;
	gap: var(--k-space-4);
	margin: 0;
	padding: 0;
	list-style: none;
`;

const Entry = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-1) var(--k-space-3);
	grid-template-columns: auto minmax(0, 1fr) auto;
`;

const Head = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: baseline;
	gap: var(--k-space-2);

	time,
	span {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
	}
`;

const Said = styled.p`
	overflow-wrap: anywhere;
	white-space: pre-line;
`;

const Mention = styled.span`
	color: var(--k-color-primary-text);
	font-weight: var(--k-font-weight-medium);
`;

const Deleted = styled.p`
	color: var(--k-color-text-muted);
	font-style: italic;
`;

const Buttons = styled.div`
	display: flex;
`;
