import Download from 'lucide-react/icons/download';
import type { RefObject } from 'react';
import { MenuButton } from '../../Menu/Menu.tsx';
import { chartMessages } from '../../messages/messages.ts';
import type { ChartFigures } from '../figures/chartData.ts';
import { chartCsv } from './chartCsv.ts';
import { chartSvg, pngBlob, svgText } from './chartSvg.ts';
import { saveFile } from './saveFile.ts';

/** Props of ExportMenu. */
interface ExportMenuProps {
	title: string;
	figures: ChartFigures;
	/** The element with the drawing (`svg[data-chart]`) and its legend (`[data-legend]`). */
	figure: RefObject<HTMLElement | null>;
	/** The drawing is on the page; without it only the figures can be saved. */
	hasPicture: boolean;
}

/** Saves a chart as figures or picture. */
export function ExportMenu({ title, figures, figure, hasPicture }: ExportMenuProps) {
	function picture(): SVGSVGElement | null {
		const chart = figure.current?.querySelector<SVGSVGElement>('svg[data-chart]');
		if (!chart) return null;
		const legend = [...(figure.current?.querySelectorAll('[data-legend]') ?? [])].flatMap((entry) => {
			const swatch = entry.querySelector('svg');
			return swatch ? [{ label: entry.textContent, swatch }] : [];
		});
		return chartSvg(chart, title, legend);
	}

	function saveCsv() {
		saveFile(new Blob([chartCsv(figures)], { type: 'text/csv;charset=utf-8' }), title, 'csv');
	}

	function saveSvg() {
		const drawn = picture();
		if (drawn) saveFile(new Blob([svgText(drawn)], { type: 'image/svg+xml' }), title, 'svg');
	}

	async function savePng() {
		const drawn = picture();
		if (drawn) saveFile(await pngBlob(drawn), title, 'png');
	}

	const onlyDrawn = hasPicture ? {} : { isDisabled: true, description: chartMessages.pictureOnlyOfChart };
	return (
		<MenuButton
			variant="quiet"
			size="compact"
			icon={<Download />}
			label={chartMessages.save}
			align="end"
			entries={[
				{ id: 'csv', label: chartMessages.csv, onAction: saveCsv },
				{ id: 'png', label: chartMessages.png, onAction: savePng, ...onlyDrawn },
				{ id: 'svg', label: chartMessages.svg, onAction: saveSvg, ...onlyDrawn },
			]}
		/>
	);
}
