import type { ColorMode } from './theme.ts';

/**
 * The colours of charts. Series differ in lightness as much as in hue, so that six of them stay apart for people who see
 * no red, green or blue, and on a grey print; markers and patterns repeat what the colour says.
 */
export interface ChartColors {
	series1: string;
	series2: string;
	series3: string;
	series4: string;
	series5: string;
	series6: string;
	/** What a series is compared with, such as the year before. */
	seriesComparison: string;
	/** Five steps from little to much; `text` is safe on the first three, `onHeat` on the last two. */
	heat1: string;
	heat2: string;
	heat3: string;
	heat4: string;
	heat5: string;
	onHeat: string;
}

/** The chart colours of Kontor's theme in each mode. */
export const chartColors: Record<ColorMode, ChartColors> = {
	light: {
		series1: '#3547b8',
		series2: '#c96a12',
		series3: '#129189',
		series4: '#8a1c5c',
		series5: '#5d4a00',
		series6: '#8f6fd6',
		seriesComparison: '#74818e',
		heat1: '#e4e8f8',
		heat2: '#c3cbf0',
		heat3: '#98a5e3',
		heat4: '#5565c8',
		heat5: '#2b3a9e',
		onHeat: '#ffffff',
	},
	dark: {
		series1: '#7482f2',
		series2: '#f0953a',
		series3: '#4fd6c4',
		series4: '#d0588f',
		series5: '#f3dc6b',
		series6: '#b7a4f5',
		seriesComparison: '#8794a1',
		heat1: '#1f2747',
		heat2: '#2f3b73',
		heat3: '#4555a3',
		heat4: '#8c9af0',
		heat5: '#c9d1ff',
		onHeat: '#0d1326',
	},
	contrast: {
		series1: '#16268a',
		series2: '#7a2400',
		series3: '#177a76',
		series4: '#3c0020',
		series5: '#8a6608',
		series6: '#6a3cb8',
		seriesComparison: '#47525c',
		heat1: '#e8ebf7',
		heat2: '#c0c9ee',
		heat3: '#94a2e0',
		heat4: '#3f4fb0',
		heat5: '#141f6b',
		onHeat: '#ffffff',
	},
};
