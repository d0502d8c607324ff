import { type RefObject, useMemo } from 'react';
import { type ElementSize, useElementSize } from '../../measure/useElementSize.ts';

/** Below this width there is no chart that could be read; nothing is drawn. */
export const minimumWidth = 120;

/** Where a chart may draw, and how wide its texts are there. */
export interface PlotArea extends ElementSize {
	/** Height of a line of text in pixels. */
	readonly lineHeight: number;
	/** Width of a text in pixels, in the chart's own font. */
	readonly textWidth: (text: string, weight?: number) => number;
}

/** The measured area of a chart's container; `null` before it is known, and when it is too narrow or too low to draw. */
export function usePlotArea(ref: RefObject<HTMLElement | null>): PlotArea | null {
	const size = useElementSize(ref);
	return useMemo(() => {
		if (!size || !ref.current || size.width < minimumWidth || size.height < 40) return null;
		return { ...size, ...textMeasure(ref.current) };
	}, [size, ref]);
}

/** The text if it fits, else as much of it as does, with an ellipsis. */
export function fittingText(text: string, width: number, textWidth: PlotArea['textWidth']): string {
	if (textWidth(text) <= width) return text;
	let end = text.length;
	while (end > 1 && textWidth(`${text.slice(0, end).trimEnd()}…`) > width) end -= 1;
	return `${text.slice(0, end).trimEnd()}…`;
}

function textMeasure(element: HTMLElement): Pick<PlotArea, 'lineHeight' | 'textWidth'> {
	const { fontSize, fontFamily, lineHeight } = getComputedStyle(element);
	const context = document.createElement('canvas').getContext('2d');
	const size = Number.parseFloat(fontSize);
	return {
		lineHeight: Number.parseFloat(lineHeight) || size * 1.3,
		textWidth: (text, weight = 400) => {
			if (!context) return text.length * size * 0.6;
			context.font = `${weight} ${fontSize} ${fontFamily}`;
			// Digits of a chart are as wide as a zero each, which a canvas cannot be told.
			return context.measureText(text.replace(/\d/g, '0')).width;
		},
	};
}
