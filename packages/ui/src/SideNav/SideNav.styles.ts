import { css, styled } from 'styled-components';
import { Anchor } from '../Link/Link.tsx';

const frame = css`
	display: flex;
	flex-direction: column;
	background: var(--k-color-surface);
	color: var(--k-color-text);
`;

export const Permanent = styled.nav`
	${frame}
	width: 15.5rem;
	height: 100%;
	min-height: 0;
	border-right: var(--k-border-width) solid var(--k-color-separator);
`;

export const Drawer = styled.nav`
	${frame}
	width: min(18rem, calc(100vw - 3.5rem));
`;

export const Head = styled.div`
	display: flex;
	flex: none;
	align-items: center;
	justify-content: space-between;
	gap: var(--k-space-2);
	height: 3.25rem;
	padding: 0 var(--k-space-2) 0 var(--k-space-4);
`;

export const Scroll = styled.div`
	flex: 1 1 0;
	min-height: 0;
	padding: 0 var(--k-space-2) var(--k-space-4);
	overflow-y: auto;
	overscroll-behavior: contain;
	scrollbar-gutter: stable;
	scrollbar-width: thin;
`;

export const Category = styled.div`
	& + & {
		margin-top: var(--k-space-4);
	}
`;

export const CategoryLabel = styled.div`
	padding: var(--k-space-1) var(--k-space-2);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	font-weight: var(--k-font-weight-medium);
	line-height: var(--k-line-height-xs);
`;

export const Entries = styled.ul`
	display: grid;
	gap: 1px;
	padding: 0;
	list-style: none;

	&[data-level='sub'] {
		margin: 1px 0 var(--k-space-1) var(--k-space-4);
		padding-left: var(--k-space-2);
		border-left: var(--k-border-width) solid var(--k-color-separator);
	}

	/* A long word keeps its line; the note goes below it. */
	&[data-level='sub'] > li > * {
		flex-wrap: wrap;
		gap: 0 var(--k-space-2);
	}
`;

export const entry = css`
	display: flex;
	align-items: center;
	gap: var(--k-space-2);
	width: 100%;
	min-height: var(--k-control-height-compact);
	padding: var(--k-space-1) var(--k-space-2);
	border: 0;
	border-radius: var(--k-radius);
	background: none;
	color: var(--k-color-text);
	cursor: pointer;
	font: inherit;
	text-align: start;
	text-decoration: none;
	transition: background-color var(--k-duration);

	> svg:first-child {
		color: var(--k-color-text-muted);
	}
	&:hover {
		background: var(--k-color-surface-hover);
	}
	&:focus-visible {
		outline-offset: -2px;
	}
	&[data-active] {
		color: var(--k-color-primary-text);
		font-weight: var(--k-font-weight-medium);
	}
	&[data-active] > svg:first-child {
		color: inherit;
	}
	&[aria-current='page'] {
		background: var(--k-color-surface-selected);

		@media (forced-colors: active) {
			border-inline-start: var(--k-space-1) solid Highlight;
		}
	}
	&[aria-disabled='true'] {
		color: var(--k-color-text-disabled);
		cursor: not-allowed;
	}
	&[aria-disabled='true']:hover {
		background: none;
	}
	&[aria-disabled='true'] > svg:first-child {
		color: inherit;
	}
	> svg:last-child {
		color: var(--k-color-text-muted);
		transition: rotate var(--k-duration);
	}
	&[aria-expanded='true'] > svg:last-child {
		rotate: 90deg;
	}
`;

export const EntryLink = styled(Anchor)`
	${entry}
`;

export const EntryButton = styled.button`
	${entry}
`;

export const DisabledEntry = styled.a`
	${entry}
`;

export const Label = styled.span`
	flex: 1 1 auto;
	min-width: 0;
	overflow-wrap: anywhere;
	hyphens: auto;
`;

export const Note = styled.span`
	flex: none;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	font-weight: var(--k-font-weight-regular);
	line-height: var(--k-line-height-xs);
`;

export const Foot = styled.div`
	flex: none;
	padding: var(--k-space-3) var(--k-space-4) var(--k-space-4);
	border-top: var(--k-border-width) solid var(--k-color-separator);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);

	address {
		display: grid;
		margin-top: var(--k-space-2);
		font-style: normal;
	}
`;

export const Version = styled.span`
	display: inline-block;
	padding: 1px 6px;
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius-full);
	background: var(--k-color-surface-sunken);
	font-variant-numeric: tabular-nums;
`;
