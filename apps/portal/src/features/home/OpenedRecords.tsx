import { Anchor } from '@kontor/ui/Link';
import { Skeleton } from '@kontor/ui/Skeleton';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import FileText from 'lucide-react/icons/file-text';
import ListTodo from 'lucide-react/icons/list-todo';
import Package from 'lucide-react/icons/package';
import User from 'lucide-react/icons/user';
import { styled } from 'styled-components';
import { useOpenedRecords } from '../../data/dashboard.ts';
import { openedHref, openedLabel, openedWords } from '../../screen/opened/openedRecord.ts';
import { usePrivacy } from '../../screen/privacy/privacy.tsx';

const MOST = 8;

const icons = { ADDRESS: <User />, DOCUMENT: <FileText />, ARTICLE: <Package />, TASK: <ListTodo /> } as const;

/** Records the user opened last, at whatever workstation; its place is kept where there are none, or they cannot be read. */
export function OpenedRecords() {
	const opened = useOpenedRecords();
	const { isHidden } = usePrivacy();
	return (
		<Strip aria-label="Zuletzt geöffnet">
			<h2>Zuletzt geöffnet</h2>
			{opened.status === 'loading' ? (
				<Skeleton width="60%" />
			) : opened.status === 'failed' ? (
				<p>Im Moment nicht abrufbar.</p>
			) : opened.data.length === 0 ? (
				<p>Was Sie öffnen, finden Sie hier wieder.</p>
			) : (
				<ul>
					{opened.data.slice(0, MOST).map((record) => (
						<li key={`${record.type} ${record.id}`}>
							<Chip href={openedHref(record)} title={isHidden ? undefined : record.name}>
								{icons[record.type]}
								<VisuallyHidden>{openedWords[record.type]} </VisuallyHidden>
								<span>{openedLabel(record, isHidden)}</span>
							</Chip>
						</li>
					))}
				</ul>
			)}
		</Strip>
	);
}

const Strip = styled.section`
	display: flex;
	align-items: center;
	gap: var(--k-space-2) var(--k-space-3);
	margin-bottom: var(--k-space-4);
	min-height: var(--k-control-height-compact);
	min-width: 0;

	h2 {
		flex: none;
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		font-weight: var(--k-font-weight-medium);
		line-height: var(--k-line-height-md);
	}
	p {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
	}
	ul {
		display: flex;
		gap: var(--k-space-2);
		min-width: 0;
		margin: calc(-1 * var(--k-space-1));
		padding: var(--k-space-1);
		overflow-x: auto;
		list-style: none;
		scrollbar-width: thin;
	}
	li {
		flex: none;
	}
`;

const Chip = styled(Anchor)`
	display: inline-flex;
	align-items: center;
	gap: var(--k-space-1);
	max-width: 16rem;
	min-height: var(--k-control-height-compact);
	padding-inline: var(--k-space-3);
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-full);
	background: var(--k-color-surface);
	color: inherit;
	font-size: var(--k-font-size-sm);
	text-decoration: none;

	&:hover {
		background: var(--k-color-surface-hover);
	}
	svg {
		--k-icon-size: 1rem;

		flex: none;
		color: var(--k-color-text-muted);
	}
	> span:last-child {
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
`;
