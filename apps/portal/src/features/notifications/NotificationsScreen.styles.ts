import { Anchor } from '@kontor/ui/Link';
import { below } from '@kontor/ui/theme';
import { styled } from 'styled-components';

export const Panes = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-4);
	grid-template-columns: minmax(0, 26rem) minmax(0, 42rem);

	${below.md} {
		grid-template-columns: minmax(0, 1fr);

		&[data-open] > nav {
			display: none;
		}
	}
`;

export const List = styled.ul`
	padding: 0;
	overflow: hidden;
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);
	list-style: none;

	& + & {
		margin-top: var(--k-space-2);
	}
	> li + li {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}
`;

export const Item = styled(Anchor)`
	position: relative;
	display: grid;
	gap: 0 var(--k-space-3);
	grid-template-columns: minmax(0, 1fr) auto;
	padding: var(--k-space-2) var(--k-space-4) var(--k-space-2) var(--k-space-6);
	color: inherit;
	outline-offset: calc(-1 * var(--k-focus-width));
	text-decoration: none;

	&:hover {
		background: var(--k-color-surface-hover);
	}
	&[aria-current] {
		background: var(--k-color-surface-selected);

		@media (forced-colors: active) {
			outline: var(--k-focus-width) solid Highlight;
		}
	}
	&[data-unread]::before {
		content: '';
		position: absolute;
		top: calc(var(--k-space-2) + (var(--k-line-height-md) - 0.5rem) / 2);
		left: var(--k-space-2);
		width: 0.5rem;
		height: 0.5rem;
		border-radius: var(--k-radius-full);
		background: var(--k-color-primary);

		@media (forced-colors: active) {
			background: CanvasText;
			forced-color-adjust: none;
		}
	}
	&[data-unread] > span {
		font-weight: var(--k-font-weight-strong);
	}
	> span,
	> small:last-child {
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	> small {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		line-height: var(--k-line-height-md);
	}
`;

export const Filters = styled.div`
	max-width: 16rem;
`;

export const More = styled.div`
	display: grid;
	justify-items: center;
	padding-block: var(--k-space-3);
`;

export const Actions = styled.div`
	margin-top: var(--k-space-4);
`;

export const Choices = styled.div`
	display: grid;
	gap: var(--k-space-3);

	&[data-apart] {
		margin-top: var(--k-space-4);
		padding-top: var(--k-space-4);
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}
`;

export const Back = styled.div`
	display: none;
	margin-bottom: var(--k-space-2);

	${below.md} {
		display: block;
	}
`;

export const Meta = styled.p`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
`;

export const Text = styled.p`
	max-width: var(--k-text-width);
	margin-top: var(--k-space-3);
	overflow-wrap: anywhere;
	white-space: pre-line;
`;

export const Waiting = styled.div`
	max-width: 26rem;
`;

/* Beside the list, where the opened message comes; on narrow displays there is only the list. */
export const Hint = styled.div`
	${below.md} {
		display: none;
	}
`;
