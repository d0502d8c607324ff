import { formatGermanDate } from '@kontor/german/date';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { type LanedPrice, lanesOf } from './priceLanes.ts';

/** Props of PriceTimeline. */
export interface PriceTimelineProps<Price extends LanedPrice> {
	prices: readonly Price[];
	/** Label of the kind of price: prices of one kind follow one another on one line. */
	labelOf: (price: Price) => string;
	/** The price as it is written on its bar. */
	amountOf: (price: Price) => string;
	/** Day in the shop, `yyyy-mm-dd`. */
	today: string;
}

/**
 * When each price holds, one line for each kind: the bar of today filled, past and coming ones dimmed, a gap where no
 * price holds. The table beside it tells the same in numbers.
 */
export function PriceTimeline<Price extends LanedPrice>({
	prices,
	labelOf,
	amountOf,
	today,
}: PriceTimelineProps<Price>) {
	if (prices.length === 0) return null;
	const { from, to, today: now, lanes } = lanesOf(prices, labelOf, today);
	return (
		<Frame role="img" aria-label="Zeitleiste der Gültigkeit; die Tabelle darunter nennt alle Preise.">
			{lanes.map(({ label, bars }) => (
				<Lane key={label} aria-hidden="true">
					<span>{label}</span>
					<Track>
						{bars.map(({ price, start, width, isOpenBefore, isOpenAfter }) => (
							<Bar
								key={price.id}
								data-validity={price.validity}
								data-open={`${isOpenBefore ? 'before ' : ''}${isOpenAfter ? 'after' : ''}`}
								style={{ insetInlineStart: `${start}%`, width: `${width}%` }}
								title={amountOf(price)}
							>
								{amountOf(price)}
							</Bar>
						))}
						<Today style={{ insetInlineStart: `${now}%` }} />
					</Track>
				</Lane>
			))}
			<Lane aria-hidden="true">
				<span />
				<Axis>
					<span>{formatGermanDate(from)}</span>
					<Now style={{ insetInlineStart: `${now}%` }}>heute</Now>
					<span>{formatGermanDate(to)}</span>
				</Axis>
			</Lane>
			<VisuallyHidden>{`Von ${formatGermanDate(from)} bis ${formatGermanDate(to)}.`}</VisuallyHidden>
		</Frame>
	);
}

const Frame = styled.div`
	display: grid;
	gap: var(--k-space-2);
	font-size: var(--k-font-size-sm);
`;

const Lane = styled.div`
	display: grid;
	align-items: center;
	gap: var(--k-space-1) var(--k-space-3);
	grid-template-columns: minmax(6rem, 14rem) minmax(0, 1fr);

	> span {
		overflow: hidden;
		color: var(--k-color-text-muted);
		text-overflow: ellipsis;
		white-space: nowrap;
	}

	@media (max-width: 599px) {
		grid-template-columns: minmax(0, 1fr);
	}
`;

const Track = styled.div`
	position: relative;
	height: var(--k-space-6);
	border: var(--k-border-width) dashed var(--k-color-separator);
	border-radius: var(--k-radius-small);
`;

const Bar = styled.div`
	position: absolute;
	inset-block: 0;
	overflow: hidden;
	padding-inline: var(--k-space-2);
	border: var(--k-border-width) solid var(--k-color-border);
	border-radius: var(--k-radius-small);
	background: var(--k-color-surface-sunken);
	color: var(--k-color-text-muted);
	font-variant-numeric: tabular-nums;
	line-height: calc(var(--k-space-6) - 2 * var(--k-border-width));
	text-overflow: ellipsis;
	white-space: nowrap;

	&[data-validity='now'] {
		border-color: var(--k-color-success-border);
		background: var(--k-color-success-surface);
		color: var(--k-color-success-text);
		font-weight: var(--k-font-weight-strong);
	}

	&[data-open*='before'] {
		border-start-start-radius: 0;
		border-end-start-radius: 0;
		border-inline-start-style: dashed;
	}

	&[data-open*='after'] {
		border-start-end-radius: 0;
		border-end-end-radius: 0;
		border-inline-end-style: dashed;
	}
`;

const Today = styled.div`
	position: absolute;
	inset-block: calc(-1 * var(--k-space-1));
	border-inline-start: calc(2 * var(--k-border-width)) solid var(--k-color-text);
`;

const Now = styled.span`
	position: absolute;
	transform: translateX(-50%);

	/* On a phone it would stand on one of the days beside it. */
	@media (max-width: 599px) {
		inset-block-start: 100%;
	}
`;

const Axis = styled.div`
	position: relative;
	display: flex;
	justify-content: space-between;

	@media (max-width: 599px) {
		margin-block-end: var(--k-line-height-sm);
	}

	color: var(--k-color-text-muted);
	font-variant-numeric: tabular-nums;
`;
