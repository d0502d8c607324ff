import { MAX_SCANS } from '@kontor/domain/scanQueue';
import { formatCount } from '@kontor/german/number';
import { Button } from '@kontor/ui/Button';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { styled } from 'styled-components';
import type { EditedEntry } from './LastItem.tsx';
import type { EntryStatus } from './log/countLog.ts';
import { quantityOf, shortFigure } from './log/ownCount.ts';
import type { Counting } from './useCounting.ts';

/** Props of LastScans. */
export interface LastScansProps {
	counting: Counting;
	onEdit: (edited: EditedEntry) => void;
}

/** The last five entries, newest first; each can be changed or taken back. */
export function LastScans({ counting, onEdit }: LastScansProps) {
	const { last } = counting;
	return (
		<section aria-label="Zuletzt gescannt">
			<Heading>Zuletzt gescannt</Heading>
			{last.length === 0 && <p>Noch nichts; hier stehen die letzten {formatCount(MAX_SCANS)} Einträge.</p>}
			<List>
				{last.map(({ entry, status }) => {
					const article = counting.articleOf(entry.artNr);
					const { pieces, packs } = quantityOf(entry);
					const name = article?.articleDescription ?? entry.artNr ?? entry.code;
					return (
						<li key={entry.id}>
							<Status status={status} />
							<Name>
								{name}
								<small>{[entry.place, entry.lot, entry.note].filter(Boolean).join(' · ')}</small>
							</Name>
							<Pieces>
								{Number(pieces) > 0 && '+'}
								{shortFigure(pieces)}
								{packs !== null && <small>{packs}</small>}
							</Pieces>
							<Buttons>
								{article !== undefined && (
									<Button size="compact" aria-label={`${name} ändern`} onClick={() => onEdit({ article, entry })}>
										Ändern
									</Button>
								)}
								<Button size="compact" aria-label={`${name} zurücknehmen`} onClick={() => counting.undo(entry)}>
									Zurücknehmen
								</Button>
							</Buttons>
						</li>
					);
				})}
			</List>
		</section>
	);
}

const statusWords: Readonly<Record<EntryStatus, string>> = {
	unkept: 'noch nicht gespeichert',
	kept: 'wartet auf die Übertragung',
	sent: 'übertragen',
	refused: 'vom Server nicht angenommen',
};

function Status({ status }: { status: EntryStatus }) {
	const Icon = status === 'sent' ? Check : status === 'refused' ? TriangleAlert : Clock;
	return (
		<Mark data-status={status} title={statusWords[status]}>
			<Icon size={16} aria-hidden="true" />
			<VisuallyHidden>{statusWords[status]}</VisuallyHidden>
		</Mark>
	);
}

/** The heading of a part of the page. */
export const Heading = styled.h2`
	margin-block-end: var(--k-space-2);
	font-size: var(--k-font-size-md);
	font-weight: var(--k-font-weight-strong);
`;

const List = styled.ol`
	display: grid;
	margin: 0;
	padding: 0;
	list-style: none;

	li {
		display: grid;
		grid-template-columns: auto minmax(0, 1fr) auto;
		align-items: center;
		gap: var(--k-space-1) var(--k-space-3);
		padding-block: var(--k-space-2);
		border-top: var(--k-border-width) solid var(--k-color-separator);

		/* Where there is room five entries need no more than five lines. */
		@media (width >= 1000px) {
			grid-template-columns: auto minmax(0, 1fr) auto auto;
		}
	}
`;

const Mark = styled.span`
	color: var(--k-color-text-muted);

	&[data-status='sent'] {
		color: var(--k-color-success-text);
	}
	&[data-status='refused'] {
		color: var(--k-color-error-text);
	}
`;

const Name = styled.span`
	overflow-wrap: anywhere;

	small {
		display: block;
		color: var(--k-color-text-muted);
	}
`;

const Pieces = styled.strong`
	font-variant-numeric: tabular-nums;
	text-align: end;

	small {
		display: block;
		font-weight: var(--k-font-weight-regular);
	}
`;

const Buttons = styled.span`
	display: flex;
	grid-column: 2 / -1;
	gap: var(--k-space-2);
	justify-content: end;

	@media (width >= 1000px) {
		grid-column: 4;
	}
`;
