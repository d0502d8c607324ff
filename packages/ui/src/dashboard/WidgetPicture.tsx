import { styled } from 'styled-components';
import type { WidgetDefinition } from './grid/widgetLayout.ts';

const Frame = styled.span`
	position: relative;
	display: grid;
	flex: none;
	align-content: center;
	gap: 5px;
	width: 4.5rem;
	height: 3.25rem;
	padding: var(--k-space-2);
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius);
	background: var(--k-color-surface);

	&[data-shape='chart'] {
		grid-auto-flow: column;
		align-content: stretch;
		align-items: end;
	}
`;

const Bar = styled.span`
	display: block;
	height: 5px;
	border-radius: var(--k-radius-full);
	background: var(--k-color-border);

	&[data-strong] {
		background: var(--k-color-primary);
	}
	[data-shape='figure'] > &[data-strong] {
		height: 14px;
	}
	[data-shape='chart'] > & {
		border-radius: 2px;
	}
`;

const bars: Readonly<Record<NonNullable<WidgetDefinition['shape']>, readonly string[]>> = {
	list: ['60%', '90%', '75%', '85%'],
	figure: ['45%', '80%'],
	chart: ['40%', '70%', '55%', '95%', '80%'],
};

/** What a widget looks like, small and without words. */
export function WidgetPicture({ shape }: { shape: NonNullable<WidgetDefinition['shape']> }) {
	const side = shape === 'chart' ? 'height' : 'width';
	return (
		<Frame data-shape={shape} aria-hidden="true">
			{bars[shape].map((size, index) => (
				<Bar
					key={size}
					data-strong={(shape === 'figure' ? index === 0 : index === bars[shape].length - 2) || undefined}
					style={{ [side]: size }}
				/>
			))}
		</Frame>
	);
}
