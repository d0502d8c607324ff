import { type ReactNode, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of ProgressBar. */
export interface ProgressBarProps {
	/** What is under way: "Dateien werden hochgeladen". */
	label: string;
	isLabelHidden?: boolean;
	/** How much of `max` is done; null while nobody knows. */
	value: number | null;
	/** Default 100. */
	max?: number;
	/** What stands at the end instead of the percentage: "3 von 12 Belegen". */
	text?: string;
	/** How it ended; default `running`. */
	tone?: 'running' | 'success' | 'error';
	className?: string;
}

/** How far something has got that takes longer than a few seconds; shorter waits are a Spinner or a Skeleton. */
export function ProgressBar({
	label,
	isLabelHidden = false,
	value,
	max = 100,
	text,
	tone = 'running',
	className,
}: ProgressBarProps) {
	const id = useId();
	const part = value === null || max <= 0 ? null : Math.min(1, Math.max(0, value / max));
	const percent = part === null ? null : Math.floor(part * 100);
	const shown = text ?? (percent === null ? null : messages.ProgressBar.percent(percent));
	const name: ReactNode = <span id={id}>{label}</span>;
	return (
		<Frame className={className} data-tone={tone}>
			{isLabelHidden ? (
				<VisuallyHidden>{name}</VisuallyHidden>
			) : (
				<Head>
					{name}
					{shown !== null && <Amount aria-hidden="true">{shown}</Amount>}
				</Head>
			)}
			<Track
				role="progressbar"
				aria-labelledby={id}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={percent ?? undefined}
				aria-valuetext={shown ?? undefined}
			>
				<Fill
					data-indeterminate={part === null || undefined}
					style={part === null ? undefined : { inlineSize: `${part * 100}%` }}
				/>
			</Track>
		</Frame>
	);
}

const Frame = styled.div`
	display: grid;
	gap: var(--k-space-1);
	min-width: 0;
`;

const Head = styled.div`
	display: flex;
	align-items: baseline;
	justify-content: space-between;
	gap: var(--k-space-3);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);
	overflow-wrap: anywhere;
`;

const Amount = styled.span`
	flex: none;
	color: var(--k-color-text-muted);
	font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
	height: 6px;
	overflow: hidden;
	border-radius: var(--k-radius-full);
	background: var(--k-color-skeleton);

	@media (forced-colors: active) {
		outline: 1px solid CanvasText;
	}
`;

const slide = keyframes`
	from { translate: -100% 0; }
	to { translate: 300% 0; }
`;

const Fill = styled.div`
	height: 100%;
	border-radius: inherit;
	background: var(--k-color-primary);
	transition: inline-size var(--k-duration);

	[data-tone='success'] & {
		background: var(--k-color-success);
	}

	[data-tone='error'] & {
		background: var(--k-color-error);
	}

	&[data-indeterminate] {
		width: 35%;
		animation: ${slide} 1.4s ease-in-out infinite;
	}

	@media (prefers-reduced-motion: reduce) {
		&[data-indeterminate] {
			width: 100%;
			opacity: 0.5;
			animation: none;
		}
	}

	@media (forced-colors: active) {
		background: Highlight;
		forced-color-adjust: none;
	}
`;
