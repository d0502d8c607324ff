import { styled } from 'styled-components';

const MODULE = 2;
const QUIET = 10;
const HEIGHT = 56;

/** Props of Bars. */
export interface BarsProps {
	/** One sign per module: `1` is a bar, `0` a gap; without quiet zones. */
	modules: string;
	/** Text below the bars. */
	text: string;
}

/** A barcode with its text, dark on white whatever the theme: scanners need it so. */
export function Bars({ modules, text }: BarsProps) {
	const width = (modules.length + 2 * QUIET) * MODULE;
	const runs = [...modules.matchAll(/1+/g)];
	return (
		<Frame>
			<svg
				viewBox={`0 0 ${width} ${HEIGHT}`}
				width={width}
				height={HEIGHT}
				preserveAspectRatio="none"
				shapeRendering="crispEdges"
				role="img"
				aria-label={`Barcode ${text}`}
			>
				<rect width={width} height={HEIGHT} fill="white" />
				{runs.map(({ 0: run, index }) => (
					<rect key={index} x={(QUIET + index) * MODULE} width={run.length * MODULE} height={HEIGHT} fill="black" />
				))}
			</svg>
			<figcaption>{text}</figcaption>
		</Frame>
	);
}

const Frame = styled.figure`
	display: inline-grid;
	justify-items: center;
	margin: 0;
	font-variant-numeric: tabular-nums;

	svg {
		max-width: 100%;
		height: auto;
		border-radius: var(--k-radius-small);
		/* Bars in the colours of a high contrast theme could not be read. */
		forced-color-adjust: none;
	}
`;
