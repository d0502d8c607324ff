import { styled } from 'styled-components';

export const Root = styled.div`
	position: relative;
`;

export const Trigger = styled.button`
	display: grid;
	width: var(--k-control-height);
	height: var(--k-control-height);
	padding: 0;
	border: 0;
	border-radius: var(--k-radius-full);
	background: none;
	cursor: pointer;
	place-items: center;

	&:hover,
	&[aria-expanded='true'] {
		background: var(--k-color-surface-active);
	}
`;

export const Person = styled.div`
	display: flex;
	align-items: center;
	gap: var(--k-space-3);
	padding: var(--k-space-4);
`;

export const PersonText = styled.div`
	display: grid;
	min-width: 0;
	overflow-wrap: anywhere;

	strong {
		font-weight: var(--k-font-weight-strong);
	}
	span {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		line-height: var(--k-line-height-sm);
	}
`;

export const Section = styled.div`
	padding: var(--k-space-3) var(--k-space-4);
	border-top: var(--k-border-width) solid var(--k-color-separator);
`;

export const Appearance = styled.fieldset`
	min-width: 0;
	margin: 0;
	padding: 0;
	border: 0;

	legend {
		margin-bottom: var(--k-space-2);
		padding: 0;
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-xs);
		font-weight: var(--k-font-weight-medium);
		line-height: var(--k-line-height-xs);
	}
`;

export const Choices = styled.div`
	display: grid;
	padding: 2px;
	border-radius: var(--k-radius);
	background: var(--k-color-surface-sunken);
	box-shadow: inset 0 0 0 1px var(--k-color-separator);
	gap: 2px;
	grid-template-columns: repeat(4, 1fr);
`;

export const Choice = styled.label`
	position: relative;
	display: grid;
	min-height: var(--k-control-height-compact);
	border-radius: var(--k-radius-small);
	color: var(--k-color-text-muted);
	cursor: pointer;
	font-size: var(--k-font-size-sm);
	place-items: center;

	input {
		position: absolute;
		inset: 0;
		margin: 0;
		opacity: 0;
		cursor: inherit;
	}
	&:hover {
		color: var(--k-color-text);
	}
	&:has(:checked) {
		background: var(--k-color-surface-raised);
		box-shadow: inset 0 0 0 1px var(--k-color-border);
		color: var(--k-color-text);
		font-weight: var(--k-font-weight-medium);
	}
	&:has(:focus-visible) {
		outline: var(--k-focus-width) solid var(--k-color-focus);
		outline-offset: 1px;
	}
`;
