import { styled } from 'styled-components';
import { ModalLayer } from '../overlay/ModalLayer.tsx';
import { Popup } from '../Popup/Popup.tsx';

export const Combobox = styled.div`
	position: relative;
	width: 100%;
	min-width: 0;

	&[data-placement='layer'] {
		position: static;
		flex: 1 1 auto;
	}
`;

/** Shown while the field is empty and not in use. */
export const KeyHint = styled.kbd`
	position: absolute;
	top: 50%;
	right: var(--k-space-2);
	display: grid;
	width: 1.25rem;
	height: 1.25rem;
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius-small);
	background: var(--k-color-surface-sunken);
	color: var(--k-color-text-muted);
	font-family: inherit;
	font-size: var(--k-font-size-xs);
	line-height: 1;
	pointer-events: none;
	place-items: center;
	translate: 0 -50%;

	:focus-within > &,
	:has(input:not(:placeholder-shown)) > & {
		display: none;
	}
	@media (pointer: coarse) {
		display: none;
	}
`;

export const BarPopup = styled(Popup)`
	flex-direction: column;
	width: min(36rem, 60vw);
	max-width: none;
	padding: 0;
	overflow: hidden;

	&:popover-open {
		display: flex;
	}
`;

export const LayerList = styled.div`
	position: absolute;
	inset: 3.75rem 0 0;
	display: flex;
	flex-direction: column;
	border-top: var(--k-border-width) solid var(--k-color-separator);
`;

export const Layer = styled(ModalLayer)`
	position: fixed;
	z-index: var(--k-layer-overlay);
	inset: 0 0 var(--k-toast-space, 0px);
	background: var(--k-color-surface);
	outline: none;
`;

export const LayerBar = styled.div`
	display: flex;
	align-items: center;
	gap: var(--k-space-1);
	height: 3.75rem;
	padding: 0 var(--k-space-3) 0 var(--k-space-1);
`;

/** Where the palette hangs in the page, to tell whether a dialog has made its place inert; it takes no room. */
export const PaletteSpot = styled.span`
	display: none;
`;

export const Veil = styled(ModalLayer)`
	position: fixed;
	z-index: var(--k-layer-overlay);
	inset: 0 0 var(--k-toast-space, 0px);
	display: grid;
	align-items: start;
	justify-items: center;
	padding: min(12vh, 6rem) var(--k-space-4) var(--k-space-4);
	background: var(--k-color-scrim);
	outline: none;
`;

export const Palette = styled.div`
	width: min(40rem, 100%);
	padding: var(--k-space-3);
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);
	box-shadow: var(--k-shadow-dialog);
`;

export const PaletteList = styled.div`
	display: flex;
	flex-direction: column;
	max-height: min(32rem, 60vh);
	margin: var(--k-space-3) calc(-1 * var(--k-space-3)) calc(-1 * var(--k-space-3));
	border-top: var(--k-border-width) solid var(--k-color-separator);
	overflow: hidden;
`;
