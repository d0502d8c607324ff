import { can } from '@kontor/domain/permissions';
import { formatCount, formatEuro } from '@kontor/german/number';
import { styled } from 'styled-components';
import { useDocumentSearch } from '../../../data/documents.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { type DocumentListFilter, questionOf } from './documentFilter.ts';

/** The server counts and sums up no further. */
export const COUNTED_TO = 10_000;

/** Sums of all documents of the list whose prices the user may see, not only those in sight. */
export function DocumentSums({ filter }: { filter: DocumentListFilter }) {
	const seesCosts = can(useSubject(), 'costs');
	const { first } = useDocumentSearch(questionOf(filter, true));
	if (first.status !== 'ready' || first.data.total === 0) return null;
	const { sums } = first.data;
	if (sums === null)
		return (
			<Line>Mehr als {formatCount(COUNTED_TO - 1)} Dokumente: Grenzen Sie die Liste ein, um Summen zu sehen.</Line>
		);
	return (
		<Line aria-label="Summen">
			{!seesCosts && <span>ohne Einkauf</span>}
			<span>
				Netto <b>{formatEuro(sums.net)}</b>
			</span>
			<span>
				Brutto <b>{formatEuro(sums.gross)}</b>
			</span>
			<span>
				Offen <b>{formatEuro(sums.open)}</b>
			</span>
		</Line>
	);
}

const Line = styled.section`
	display: flex;
	flex-wrap: wrap;
	justify-content: flex-end;
	gap: var(--k-space-1) var(--k-space-5);
	padding-top: var(--k-space-2);
	color: var(--k-color-text-muted);
	font-variant-numeric: tabular-nums;

	b {
		color: var(--k-color-text);
		font-weight: var(--k-font-weight-strong);
	}
`;
