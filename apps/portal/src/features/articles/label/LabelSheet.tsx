import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { Label, type LabelContent } from './Label.tsx';
import { type LabelSize, paperOf } from './labelSizes.ts';

/** Props of LabelSheet. */
export interface LabelSheetProps {
	content: LabelContent;
	size: LabelSize;
	count: number;
}

/** The labels as they go to the printer, beside the page: nothing else is printed while it is there. */
export function LabelSheet({ content, size, count }: LabelSheetProps) {
	const paper = paperOf(size);
	return createPortal(
		<Sheet data-labels="">
			<Paper $size={paper.size} $margin={paper.margin} />
			{Array.from({ length: count }, (_, index) => (
				<Label key={index} content={content} size={size} />
			))}
		</Sheet>,
		document.body,
	);
}

const Paper = createGlobalStyle<{ $size: string; $margin: string }>`
	@media print {
		@page {
			size: ${({ $size }) => $size};
			margin: ${({ $margin }) => $margin};
		}

		body > :not([data-labels]) {
			display: none !important;
		}
	}
`;

const Sheet = styled.div`
	display: none;

	@media print {
		display: flex;
		flex-wrap: wrap;
	}
`;
