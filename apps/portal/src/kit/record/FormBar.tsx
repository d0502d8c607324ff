import { css, styled } from 'styled-components';

/** The buttons of a form that stands in a page: in sight however long the form is. */
export const FormBar = styled.div`
	position: sticky;
	z-index: 1;
	bottom: 0;
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
	padding-block: var(--k-space-2);
	border-top: var(--k-border-width) solid var(--k-color-separator);
	background: var(--k-color-background);
`;

/** For the form of a `FormBar`: what gets the focus is scrolled to above the bar. */
export const aboveFormBar = css`
	:is(input, select, textarea, button, a, h2) {
		scroll-margin-block-end: calc(2 * var(--k-control-height) + var(--k-space-8));
	}
`;
