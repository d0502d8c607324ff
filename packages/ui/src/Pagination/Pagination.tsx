import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { below, from } from '../theme/ThemeProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { paginationEntries } from './paginationEntries.ts';

/** Props of Pagination. */
export interface PaginationProps {
	/** The page shown, from 1. */
	page: number;
	/** How many pages there are; with one or none nothing is shown. */
	pageCount: number;
	onPageChange: (page: number) => void;
	/** Names the bar where a screen has several; "Seiten" by default. */
	label?: string;
}

/** Moves through the pages of a list that is not a Table; on phones it shrinks to its two arrows. */
export function Pagination({ page, pageCount, onPageChange, label = messages.Pagination.label }: PaginationProps) {
	if (pageCount <= 1) return null;
	return (
		<nav aria-label={label}>
			<Bar>
				<li>
					<Button
						variant="quiet"
						icon={<ChevronLeft />}
						label={messages.Pagination.previous}
						disabled={page <= 1}
						onClick={() => onPageChange(page - 1)}
					/>
				</li>
				<Short>{messages.Pagination.pageOf(page, pageCount)}</Short>
				{paginationEntries(page, pageCount).map((entry) =>
					entry.kind === 'gap' ? (
						<Gap key={`gap-${entry.after}`} aria-hidden="true">
							…
						</Gap>
					) : (
						<Long key={entry.page}>
							<Button
								variant="quiet"
								aria-label={messages.Pagination.page(entry.page)}
								aria-current={entry.page === page ? 'page' : undefined}
								onClick={() => entry.page !== page && onPageChange(entry.page)}
							>
								{entry.page}
							</Button>
						</Long>
					),
				)}
				<li>
					<Button
						variant="quiet"
						icon={<ChevronRight />}
						label={messages.Pagination.next}
						disabled={page >= pageCount}
						onClick={() => onPageChange(page + 1)}
					/>
				</li>
			</Bar>
			<VisuallyHidden role="status">{messages.Pagination.pageOf(page, pageCount)}</VisuallyHidden>
		</nav>
	);
}

const Bar = styled.ol`
	display: flex;
	align-items: center;
	gap: var(--k-space-1);
	padding: 0;
	list-style: none;

	button:disabled {
		border-color: transparent;
		background: none;
	}
`;

const Long = styled.li`
	min-width: var(--k-control-height);
	font-variant-numeric: tabular-nums;
	text-align: center;

	> button {
		width: 100%;
		padding-inline: var(--k-space-1);
	}

	> [aria-current='page'] {
		background: var(--k-color-surface-selected);
		color: var(--k-color-primary-text);
	}

	${below.sm} {
		display: none;
	}
`;

const Short = styled.li`
	padding-inline: var(--k-space-2);
	font-variant-numeric: tabular-nums;

	${from.sm} {
		display: none;
	}
`;

const Gap = styled(Long)`
	color: var(--k-color-text-muted);
`;
