import { styled } from 'styled-components';
import { Barcode } from './Barcode.tsx';
import type { LabelSize } from './labelSizes.ts';

/** Content of a label. */
export interface LabelContent {
	readonly artNr: string;
	readonly name: string;
	readonly gtin: string;
	/** "€ 1.500,00 je Stück"; null leaves it out. */
	readonly price: string | null;
}

/** One label in its true size: name, bars with their digits, number and price. */
export function Label({ content, size }: { content: LabelContent; size: LabelSize }) {
	const { artNr, name, gtin, price } = content;
	return (
		<Frame style={{ width: `${size.width}mm`, height: `${size.height}mm` }} data-small={size.height < 25 || undefined}>
			<Name>{name}</Name>
			<Barcode gtin={gtin} artNr={artNr} />
			<Foot>
				<span>{artNr}</span>
				{price !== null && <strong>{price}</strong>}
			</Foot>
		</Frame>
	);
}

/* Paper is white and ink is black, whatever the theme. */
const Frame = styled.div`
	display: grid;
	box-sizing: border-box;
	overflow: hidden;
	padding: 1.5mm 2mm;
	background: white;
	color: black;
	/* A label looks as it is printed, also where the system chooses the colours. */
	forced-color-adjust: none;
	font-size: 2.8mm;
	line-height: 1.2;
	grid-template-rows: auto minmax(0, 1fr) auto;
	break-inside: avoid;

	figure {
		display: grid;
		min-height: 0;
		grid-template-rows: minmax(0, 1fr) auto;
	}

	svg {
		width: 100%;
		height: 100%;
		border-radius: 0;
	}

	&[data-small] {
		padding: 1mm;
		font-size: 2.2mm;
	}
`;

const Name = styled.div`
	overflow: hidden;
	font-weight: var(--k-font-weight-strong);
	text-overflow: ellipsis;
	white-space: nowrap;
`;

const Foot = styled.div`
	display: flex;
	overflow: hidden;
	justify-content: space-between;
	gap: 2mm;
	white-space: nowrap;
`;
