import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Props of Surface; attributes of the element pass through. */
export interface SurfaceProps extends ComponentPropsWithRef<'div'> {
	/** Which edge of the surface meets the same edge of what it is anchored to. */
	align: 'start' | 'end';
}

const Root = styled.div`
	position: absolute;
	z-index: var(--k-layer-overlay);
	top: calc(100% + var(--k-space-1));
	max-width: calc(100vw - 2 * var(--k-space-2));
	max-height: min(36rem, calc(100dvh - 5rem));
	overflow: auto;
	overscroll-behavior: contain;
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface-raised);
	box-shadow: var(--k-shadow-popover);
	color: var(--k-color-text);
	text-align: start;

	&[data-align='start'] {
		left: 0;
	}
	&[data-align='end'] {
		right: 0;
	}
`;

const windowMargin = 8;

/** The floating surface of a popup, below the nearest positioned element and moved sideways to stay in the window. */
export function Surface({ align, ref, ...rest }: SurfaceProps) {
	const own = useRef<HTMLDivElement>(null);
	useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current, []);

	useLayoutEffect(() => {
		const surface = own.current;
		if (!surface) return;
		const { left, right } = surface.getBoundingClientRect();
		const shift = Math.max(0, windowMargin - left) + Math.min(0, window.innerWidth - windowMargin - right);
		if (shift !== 0) surface.style.translate = `${shift}px`;
	}, []);

	return <Root {...rest} ref={own} data-align={align} />;
}
