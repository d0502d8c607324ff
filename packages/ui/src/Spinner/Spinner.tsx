import { keyframes, styled } from 'styled-components';

const turn = keyframes`
	to { transform: rotate(1turn); }
`;

const Ring = styled.span`
	display: inline-block;
	flex: none;
	width: var(--k-icon-sm);
	height: var(--k-icon-sm);
	border: 2px solid color-mix(in srgb, currentcolor 25%, transparent);
	border-top-color: currentcolor;
	border-radius: 50%;
	animation: ${turn} 700ms linear infinite;

	@media (forced-colors: active) {
		border-color: GrayText;
		border-top-color: CanvasText;
	}
`;

/** A turning ring in the colour of the text around it; whoever shows it also says in words what is going on. */
export function Spinner() {
	return <Ring aria-hidden="true" />;
}
