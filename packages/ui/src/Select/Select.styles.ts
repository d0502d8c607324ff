import { styled } from 'styled-components';
import { ControlBox, controlText } from '../Field/Field.tsx';

export const Box = styled(ControlBox)`
	position: relative;
	padding-inline: 0;

	> select {
		${controlText}
		appearance: none;
		flex: 1;
		width: 100%;
		min-width: 0;
		align-self: stretch;
		padding-block: 0;
		padding-inline: calc(var(--k-control-padding) - var(--k-border-width)) var(--k-space-8);
		border: 0;
		border-radius: inherit;
		outline: 0;
		background: none;
		text-overflow: ellipsis;
		white-space: nowrap;
		overflow: hidden;
		cursor: pointer;
	}

	> svg {
		position: absolute;
		inset-inline-end: calc(var(--k-control-padding) - var(--k-space-half));
		pointer-events: none;
	}

	/* Nothing chosen reads like the placeholder of an input. */
	> select:has(> option[value='']:checked) {
		color: var(--k-color-text-muted);
	}

	> select[aria-readonly='true'] {
		pointer-events: none;
	}

	&:has(> select[aria-readonly='true']) {
		border-color: var(--k-color-separator);
		background: var(--k-color-surface-sunken);
	}

	option,
	optgroup {
		background: var(--k-color-surface-raised);
		color: var(--k-color-text);
		font-weight: var(--k-font-weight-regular);
	}

	option:disabled {
		color: var(--k-color-text-disabled);
	}

	/* Browsers that let the list be styled show it like every other popup; the others show their own. */
	@supports (appearance: base-select) {
		> select,
		> select::picker(select) {
			appearance: base-select;
		}

		/* A line that is cut at the arrow; in a flex box it would run on under it. */
		> select {
			display: block;
			align-content: center;
			min-height: 0;
		}

		> select::picker-icon {
			display: none;
		}

		> select::picker(select) {
			inset: auto;
			top: calc(anchor(bottom) + var(--k-space-1));
			left: anchor(left);
			position-try-fallbacks: flip-block;
			box-sizing: border-box;
			min-width: anchor-size(width);
			max-width: min(32rem, calc(100vw - var(--k-space-8)));
			max-height: min(24rem, calc(100vh - var(--k-space-8)));
			padding: var(--k-space-1);
			overflow-y: auto;
			border: var(--k-border-width) solid var(--k-raised-border);
			border-radius: var(--k-radius-large);
			background: var(--k-color-surface-raised);
			color: var(--k-color-text);
			box-shadow: var(--k-shadow-popover);
			font-size: var(--k-font-size-md);
		}

		option {
			min-height: var(--k-control-height-compact);
			padding: var(--k-space-1) var(--k-space-2);
			border-radius: var(--k-radius-small);
			line-height: var(--k-line-height-md);
			white-space: normal;
			outline: 0;
		}

		option::checkmark {
			order: 1;
			margin-inline-start: auto;
			color: var(--k-color-primary-text);
		}

		option:is(:hover, :focus-visible):not(:disabled) {
			background: var(--k-color-surface-active);
		}

		optgroup {
			padding-top: var(--k-space-1);
			color: var(--k-color-text-muted);
			font-size: var(--k-font-size-xs);
			font-weight: var(--k-font-weight-strong);
		}

		optgroup > option {
			font-size: var(--k-font-size-md);
		}
	}
`;
