import { css, styled } from 'styled-components';
import { controlText } from '../Field/Field.tsx';
import { below } from '../theme/ThemeProvider.tsx';

/** Cells keep the size of a touch target on a phone; seven of them and the weeks fit 360 px. */
export const Sheet = styled.div`
	--k-calendar-cell: 2.25rem;

	display: grid;
	gap: var(--k-space-2);
	width: max-content;
	max-width: 100%;
	color: var(--k-color-text);

	${below.sm} {
		--k-calendar-cell: min(2.75rem, calc((100vw - 2 * var(--k-space-4)) / 8));
	}
`;

export const Head = styled.div`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: var(--k-space-1);
`;

export const Choices = styled.div`
	display: flex;
	gap: var(--k-space-1);
`;

/** Month and year look like a heading and are the browser's own select. */
export const Choice = styled.select`
	${controlText}
	height: var(--k-control-height-compact);
	padding-inline: var(--k-space-1);
	border: 0;
	border-radius: var(--k-radius-small);
	background: transparent;
	font-weight: var(--k-font-weight-strong);
	field-sizing: content;
	cursor: pointer;

	&:hover {
		background: var(--k-color-surface-hover);
	}

	option {
		background: var(--k-color-surface-raised);
		font-weight: var(--k-font-weight-regular);
	}
`;

export const Grid = styled.table`
	border-collapse: separate;
	border-spacing: 0 2px;
	font-size: var(--k-font-size-md);
	line-height: var(--k-line-height-md);
	font-variant-numeric: tabular-nums;
	text-align: center;
`;

const quiet = css`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);
	font-weight: var(--k-font-weight-regular);
`;

export const WeekdayCell = styled.th`
	${quiet}
	width: var(--k-calendar-cell);
	height: 1.75rem;
	padding: 0;
`;

/** The numbers of the weeks, apart from the days by a hairline. */
export const WeekCell = styled.th`
	${quiet}
	position: relative;
	width: var(--k-calendar-cell);
	height: var(--k-calendar-cell);
	padding: 0;

	&::after {
		content: '';
		position: absolute;
		inset-block: -1px;
		inset-inline-end: 2px;
		border-inline-end: var(--k-border-width) solid var(--k-color-separator);
	}
`;

export const Day = styled.td`
	position: relative;
	width: var(--k-calendar-cell);
	height: var(--k-calendar-cell);
	padding: 0;
	border-radius: var(--k-radius);
	outline: 0;
	cursor: pointer;

	&[data-outside] {
		color: var(--k-color-text-muted);
	}

	&[data-holiday] {
		color: var(--k-color-error-text);
		font-weight: var(--k-font-weight-medium);
	}

	/* A dot says it without the colour. */
	&[data-holiday]::after {
		content: '';
		position: absolute;
		bottom: 3px;
		left: calc(50% - 2px);
		width: 4px;
		height: 4px;
		border-radius: 50%;
		background: currentcolor;
	}

	&:hover {
		background: var(--k-color-surface-hover);
	}

	&[data-range] {
		border-radius: 0;
		background: var(--k-color-surface-selected);
	}

	&[data-range='start'] {
		border-start-start-radius: var(--k-radius);
		border-end-start-radius: var(--k-radius);
	}

	&[data-range='end'] {
		border-start-end-radius: var(--k-radius);
		border-end-end-radius: var(--k-radius);
	}

	&[aria-current='date'] {
		box-shadow: inset 0 0 0 1px var(--k-color-primary-border);
		font-weight: var(--k-font-weight-strong);
	}

	&[aria-selected='true'] {
		background: var(--k-color-primary);
		color: var(--k-color-on-primary);
		font-weight: var(--k-font-weight-strong);
	}

	&[aria-disabled='true'] {
		background: none;
		color: var(--k-color-text-disabled);
		font-weight: var(--k-font-weight-regular);
		text-decoration: line-through;
		cursor: not-allowed;
	}

	&:focus-visible {
		outline: var(--k-focus-width) solid var(--k-color-focus);
		outline-offset: 1px;
	}

	@media (forced-colors: active) {
		&[aria-selected='true'] {
			forced-color-adjust: none;
			background: Highlight;
			color: HighlightText;
		}

		&[aria-disabled='true'] {
			color: GrayText;
		}
	}
`;

export const Foot = styled.div`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: var(--k-space-2);
	min-height: var(--k-control-height-compact);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);

	> p {
		min-width: 0;
		padding-inline-start: var(--k-space-2);
		overflow-wrap: anywhere;
	}
`;
