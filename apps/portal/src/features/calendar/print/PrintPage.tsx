import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';

/** A page for the printer alone: nothing of it is on the screen, and nothing of the screen on paper. */
export function PrintPage({ isLandscape = false, children }: { isLandscape?: boolean; children: ReactNode }) {
	return createPortal(
		<>
			<OnlyThis />
			{isLandscape && <Landscape />}
			<Paper data-paper>{children}</Paper>
		</>,
		document.body,
	);
}

const OnlyThis = createGlobalStyle`
	@media print {
		body > :not([data-paper]) {
			display: none !important;
		}
	}
`;

const Landscape = createGlobalStyle`
	@page {
		size: A4 landscape;
		margin: 10mm;
	}
`;

const Paper = styled.div`
	display: none;

	@media print {
		display: block;
	}
`;
