import { formatGermanDate } from '@kontor/german/date';
import { formatFigure } from '@kontor/german/number';
import { Button } from '@kontor/ui/Button';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { styled } from 'styled-components';
import type { CountArticle, CountEntry } from '../../../data/inventory.ts';
import type { LoggedEntry } from './log/countLog.ts';
import { quantityOf, shortFigure } from './log/ownCount.ts';
import type { Counting } from './useCounting.ts';

/** Entry being typed: one to be replaced, or a new one of an article. */
export interface EditedEntry {
	readonly article: CountArticle;
	readonly entry: CountEntry | null;
}

/** Props of LastItem. */
export interface LastItemProps {
	logged: LoggedEntry | undefined;
	counting: Counting;
	isBlind: boolean;
	onEdit: (edited: EditedEntry) => void;
}

/** Last counted entry, large enough to be read at arm's length, with the most frequent actions. */
export function LastItem({ logged, counting, isBlind, onEdit }: LastItemProps) {
	const article = counting.articleOf(logged?.entry.artNr ?? null);
	if (logged === undefined || article === undefined) {
		return <Box>Scannen Sie den ersten Artikel.</Box>;
	}
	const { entry } = logged;
	const { packs } = quantityOf(entry);
	const counted = counting.countedOf(article) ?? '0';
	return (
		// A new key for each entry starts the flash anew.
		<Box key={entry.id} data-new>
			<Name>{article.articleDescription}</Name>
			<p>
				{[
					article.artNr,
					entry.place,
					packs,
					entry.lot && `Charge ${entry.lot}`,
					entry.expiry && `bis ${formatGermanDate(entry.expiry)}`,
				]
					.filter(Boolean)
					.join(' · ')}
			</p>
			<Amount>
				<Step
					label="Ein Stück weniger"
					icon={<Minus aria-hidden="true" />}
					disabled={Number(counted) <= 0}
					onClick={() => counting.step(entry, -1)}
				/>
				<Figure role="group" aria-label={`Gezählt: ${formatFigure(counted, 'quantity')} ${article.unit}`}>
					<strong>{shortFigure(counted)}</strong>
					<span>{article.unit}</span>
				</Figure>
				<Step
					label="Ein Stück mehr"
					icon={<Plus aria-hidden="true" />}
					disabled={entry.serial !== ''}
					onClick={() => counting.step(entry, 1)}
				/>
			</Amount>
			{!isBlind && article.expected !== undefined && <p>Erwartet: {formatFigure(article.expected, 'quantity')}</p>}
			<Actions>
				<Button onClick={() => onEdit({ article, entry })}>Menge und Angaben</Button>
				<Button onClick={() => counting.undo(entry)}>Rückgängig</Button>
			</Actions>
		</Box>
	);
}

const Box = styled.section`
	display: grid;
	gap: var(--k-space-2);
	padding: var(--k-space-4);
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);

	p {
		color: var(--k-color-text-muted);
		overflow-wrap: anywhere;
	}

	/* As high as an item, so that the first one moves nothing. */
	&:not([data-new]) {
		align-content: center;
		min-height: 13rem;
	}

	&[data-new] {
		animation: counted 600ms ease-out;
	}

	@keyframes counted {
		from {
			background: var(--k-color-success-surface);
		}
	}
	@media (prefers-reduced-motion: reduce) {
		&[data-new] {
			animation: none;
		}
	}
`;

const Name = styled.h2`
	font-size: var(--k-font-size-lg);
	font-weight: var(--k-font-weight-strong);
	line-height: var(--k-line-height-lg);
	overflow-wrap: anywhere;
`;

const Amount = styled.div`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	align-items: center;
	gap: var(--k-space-3);
`;

const Figure = styled.div`
	display: grid;
	justify-items: center;

	strong {
		color: var(--k-color-text);
		font-size: calc(2 * var(--k-font-size-xl));
		font-variant-numeric: tabular-nums;
		line-height: 1.1;
	}
`;

const Step = styled(Button)`
	width: 4rem;
	height: 4rem;
`;

const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;
