import { formatCount, formatEuro } from '@kontor/domain/number';
import { styled } from 'styled-components';
import { useDocumentSearch } from '../../../data/documents.ts';
import { type DocumentListFilter, questionOf } from './documentFilter.ts';

/** What all documents of the list come to, not only those in sight. */
export function DocumentSums({ filter }: { filter: DocumentListFilter }) {
	const { first } = useDocumentSearch(questionOf(filter));
	if (first.status !== 'ready' || first.data.total === 0) return null;
	const { sums, total } = first.data;
	if (sums === null)
		return <Line>Mehr als {formatCount(total - 1)} Dokumente: Grenzen Sie die Liste ein, um Summen zu sehen.</Line>;
	return (
		<Line aria-label="Summen">
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
	color: var(--k-color-text-muted);
	font-variant-numeric: tabular-nums;

	b {
		color: var(--k-color-text);
		font-weight: var(--k-font-weight-strong);
	}
`;
