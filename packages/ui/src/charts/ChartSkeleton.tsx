import { styled } from 'styled-components';
import { Loading, Skeleton } from '../Skeleton/Skeleton.tsx';

/** Props of ChartSkeleton. */
export interface ChartSkeletonProps {
	/** The height the chart will have, `fill` included. Default 280. */
	height?: number | 'fill' | undefined;
}

const heights = [45, 70, 55, 85, 60, 95, 75, 50, 80, 65, 90, 58];

const Bars = styled.div`
	display: flex;
	align-items: end;
	gap: 4%;
	padding-top: 2.25rem;

	> * {
		flex: 1;
	}
`;

const Fill = styled.div`
	height: 100%;

	> [role='status'] {
		height: 100%;
	}
`;

/** The shape of a chart that is loading, as high as the chart with its head will be. */
export function ChartSkeleton({ height = 280 }: ChartSkeletonProps) {
	const bars = (
		<Loading>
			<Bars style={{ height: height === 'fill' ? '100%' : `calc(${height}px + 2.25rem)` }}>
				{heights.map((share) => (
					<Skeleton key={share} shape="block" height={`${share}%`} />
				))}
			</Bars>
		</Loading>
	);
	return height === 'fill' ? <Fill>{bars}</Fill> : bars;
}
