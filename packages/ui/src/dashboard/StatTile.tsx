import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { styled } from 'styled-components';
import { type ChartValue, Sparkline } from '../charts/charts.tsx';
import { dashboardMessages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** How a figure changed. */
export interface StatChange {
	/** As it is shown, with its sign: `+12,4 %`. */
	readonly text: string;
	readonly direction: 'up' | 'down' | 'same';
	/** Whether that is good news; it colours the change. Default `neutral`. */
	readonly meaning?: 'good' | 'bad' | 'neutral' | undefined;
	/** Against what: "ggü. Vorwoche". */
	readonly comparedWith?: string | undefined;
}

/** Props of StatTile. */
export interface StatTileProps {
	/** The figure as it is shown, formatted: `€ 1.234,50`. */
	value: string;
	/** What it counts, where the title of the Widget around it does not say so. */
	label?: string | undefined;
	change?: StatChange | undefined;
	/** How it ran; decoration beside figure and change. */
	trend?: readonly ChartValue[] | undefined;
}

const Root = styled.div`
	display: flex;
	flex-direction: column;
	height: 100%;
`;

const Value = styled.p`
	overflow: hidden;
	font-size: var(--k-font-size-xl);
	font-weight: var(--k-font-weight-strong);
	font-variant-numeric: tabular-nums;
	line-height: var(--k-line-height-xl);
	text-overflow: ellipsis;
	white-space: nowrap;
`;

const Quiet = styled.p`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);
`;

const Change = styled(Quiet)`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	column-gap: var(--k-space-1);

	b {
		display: inline-flex;
		align-items: center;
		gap: var(--k-space-half);
		color: var(--k-color-text);
		font-weight: var(--k-font-weight-medium);
		font-variant-numeric: tabular-nums;
		white-space: nowrap;
	}
	b[data-meaning='good'] {
		color: var(--k-color-success-text);
	}
	b[data-meaning='bad'] {
		color: var(--k-color-error-text);
	}
	svg {
		--k-icon-size: 0.875rem;
	}
`;

const Trend = styled.div`
	margin-top: auto;
	padding-block: var(--k-space-1);

	/* Low tiles keep figure and change. */
	@container widget (height < 9rem) {
		display: none;
	}
`;

/** One figure, how it changed and how it ran; it fits the smallest tile and uses the room of a larger one. */
export function StatTile({ value, label, change, trend }: StatTileProps) {
	return (
		<Root>
			{label && <Quiet>{label}</Quiet>}
			<Value title={value}>{value}</Value>
			{change && (
				<Change>
					<b data-meaning={change.meaning ?? 'neutral'}>
						{change.direction === 'up' && <ArrowUp aria-hidden="true" />}
						{change.direction === 'down' && <ArrowDown aria-hidden="true" />}
						<VisuallyHidden>{dashboardMessages.direction[change.direction]}</VisuallyHidden>
						{change.text}
					</b>
					{change.comparedWith}
				</Change>
			)}
			{trend && (
				<Trend>
					<Sparkline values={trend} height={36} />
				</Trend>
			)}
		</Root>
	);
}
