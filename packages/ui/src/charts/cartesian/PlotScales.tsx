import { DataContext, DataProvider } from '@visx/xychart';
import { type ReactNode, use, useEffect } from 'react';
import type { PlotArea } from '../frame/usePlotArea.ts';
import type { PlotLayout } from './layout.ts';

/** Props of PlotScales. */
interface PlotScalesProps {
	layout: PlotLayout;
	area: PlotArea;
	/** Their number. */
	categories: number;
	/** Draws on the scales: axes and series of xychart. */
	children: ReactNode;
}

/** The scales of xychart for a layout: bands of categories across, values from the bottom up. */
export function PlotScales({ layout, area, categories, children }: PlotScalesProps) {
	const { left, top, width, height, scale } = layout;
	const bottom = area.height - top - height;
	return (
		<DataProvider
			// It keeps the dimensions it began with.
			key={`${area.width} ${area.height} ${left}`}
			initialDimensions={{
				width: left + width,
				height: area.height,
				margin: { left, right: 0, top, bottom },
			}}
			xScale={{ type: 'band', domain: Array.from({ length: categories }, (_, index) => index) }}
			yScale={{ type: 'linear', domain: [scale.min, scale.max], zero: false }}
		>
			<Ground />
			{children}
		</DataProvider>
	);
}

const nothing = { key: 'ground', data: [0], xAccessor: () => 0, yAccessor: () => 0 };

/** Scales and axes wait for a series of xychart; bars are drawn by ourselves and are none. */
function Ground() {
	const { registerData, unregisterData } = use(DataContext);
	useEffect(() => {
		registerData?.(nothing);
		return () => unregisterData?.(nothing.key);
	}, [registerData, unregisterData]);
	return null;
}
