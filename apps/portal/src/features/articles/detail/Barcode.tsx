import { eanBarsOf } from '@kontor/domain/stock/eanBars';
import { styled } from 'styled-components';

const MODULE = 2;
const QUIET = 9;
const HEIGHT = 56;

/** The barcode of an article as it is printed on it; nothing for a number without one. */
export function Barcode({ gtin }: { gtin: string }) {
	const bars = eanBarsOf(gtin);
	if (bars === null) return null;
	const width = (bars.modules.length + 2 * QUIET) * MODULE;
	const runs = [...bars.modules.matchAll(/1+/g)];
	return (
		<Frame>
			<svg
				viewBox={`0 0 ${width} ${HEIGHT}`}
				width={width}
				height={HEIGHT}
				role="img"
				aria-label={`Barcode ${bars.text}`}
			>
				<rect width={width} height={HEIGHT} fill="white" />
				{runs.map(({ 0: run, index }) => (
					<rect key={index} x={(QUIET + index) * MODULE} width={run.length * MODULE} height={HEIGHT} fill="black" />
				))}
			</svg>
			<figcaption>{bars.text}</figcaption>
		</Frame>
	);
}

/* Scanners need dark bars on white, whatever the theme. */
const Frame = styled.figure`
	display: inline-grid;
	justify-items: center;
	margin: 0;
	font-variant-numeric: tabular-nums;

	svg {
		max-width: 100%;
		height: auto;
		border-radius: var(--k-radius-small);
	}
`;
