import { styled } from 'styled-components';
import { Anchor } from '../Link/Link.tsx';

export const Nav = styled.nav`
	min-width: 0;
	overflow: hidden;
	container-type: inline-size;
`;

export const List = styled.ol`
	display: flex;
	align-items: center;
	min-width: 0;
	height: var(--k-control-height);
	padding: 0;
	color: var(--k-color-text-muted);
	list-style: none;
	white-space: nowrap;
`;

export const Step = styled.li`
	display: flex;
	flex: 0 1 auto;
	align-items: center;
	min-width: 0;

	&[data-part='home'] {
		flex: none;
	}
	/* Its name stands as the title below, so it gives way first. */
	&[data-part='current'] {
		flex-shrink: 99;
		min-width: 3.5rem;
	}
	&[data-part='more'] {
		display: none;
		flex: none;
	}
	@container (width < 30rem) {
		&[data-part='middle'] {
			display: none;
		}
		&[data-part='more'] {
			display: flex;
		}
	}
	@container (width < 9rem) {
		&[data-part='more'] ~ [data-part='current'] {
			display: none;
		}
	}
	@container (width < 6rem) {
		&[data-part='more'],
		&[data-part='current'] {
			display: none;
		}
	}
	> svg {
		--k-icon-size: 0.875rem;
		color: var(--k-color-text-disabled);
	}
`;

export const Crumb = styled(Anchor)`
	display: flex;
	align-items: center;
	min-width: 0;
	height: var(--k-control-height-compact);
	padding: 0 6px;
	border-radius: var(--k-radius-small);
	color: inherit;
	text-decoration: none;

	&:hover {
		background: var(--k-color-surface-active);
		color: var(--k-color-text);
	}
	&:focus-visible {
		outline-offset: -2px;
	}
	span {
		overflow: hidden;
		text-overflow: ellipsis;
	}
`;

export const Disabled = styled.a`
	min-width: 0;
	padding: 0 6px;
	overflow: hidden;
	color: var(--k-color-text-disabled);
	cursor: not-allowed;
	text-overflow: ellipsis;
`;

export const Current = styled.span`
	min-width: 0;
	padding: 0 6px;
	overflow: hidden;
	color: var(--k-color-text);
	font-weight: var(--k-font-weight-medium);
	text-overflow: ellipsis;
`;
