import type { Model } from '@kontor/api-client/types';
import { addressLabel } from '@kontor/domain/privacy';
import { hrefOf } from '@kontor/domain/routes';
import { Anchor } from '@kontor/ui/Link';
import { Skeleton } from '@kontor/ui/Skeleton';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import FileText from 'lucide-react/icons/file-text';
import ListTodo from 'lucide-react/icons/list-todo';
import Package from 'lucide-react/icons/package';
import User from 'lucide-react/icons/user';
import { styled } from 'styled-components';
import { useOpenedRecords } from '../../data/dashboard.ts';
import { usePrivacy } from '../../screen/privacy/privacy.tsx';

type Opened = Model<'OpenedRecord'>;

const MOST = 8;

const kinds = {
	ADDRESS: { word: 'Adresse', icon: <User /> },
	DOCUMENT: { word: 'Dokument', icon: <FileText /> },
	ARTICLE: { word: 'Artikel', icon: <Package /> },
	TASK: { word: 'Aufgabe', icon: <ListTodo /> },
} as const;

/** What the user opened last, at whatever workstation; nothing where that is nothing, or cannot be read. */
export function OpenedRecords() {
	const opened = useOpenedRecords();
	const { isHidden } = usePrivacy();
	if (opened.status === 'failed' || (opened.status === 'ready' && opened.data.length === 0)) return null;
	return (
		<Strip aria-label="Zuletzt geöffnet">
			<h2>Zuletzt geöffnet</h2>
			{opened.status === 'loading' ? (
				<Skeleton width="60%" />
			) : (
				<ul>
					{opened.data.slice(0, MOST).map((record) => (
						<li key={`${record.type} ${record.id}`}>
							<Chip href={hrefOfRecord(record)} title={isHidden ? undefined : record.name}>
								{kinds[record.type].icon}
								<VisuallyHidden>{kinds[record.type].word} </VisuallyHidden>
								<span>{labelOf(record, isHidden)}</span>
							</Chip>
						</li>
					))}
				</ul>
			)}
		</Strip>
	);
}

function labelOf({ type, id, name }: Opened, isHidden: boolean): string {
	if (type === 'ADDRESS') return addressLabel(name, id, isHidden);
	return isHidden && type !== 'ARTICLE' ? `${kinds[type].word} ${id}` : name;
}

function hrefOfRecord({ type, id, addressLfdnr }: Opened): string {
	switch (type) {
		case 'ADDRESS':
			return hrefOf('crmAddress', { lfdnr: Number(id) });
		case 'DOCUMENT':
			return hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr ?? 0, wf_cid: id });
		case 'ARTICLE':
			return hrefOf('articleDetails', { articleNumber: id });
		case 'TASK':
			return hrefOf('taskDetails', { lfdnr: Number(id) });
	}
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
