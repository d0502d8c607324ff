import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Props of Tooltip. */
interface TooltipProps {
	/** Middle of what it explains, in pixels of the chart. */
	x: number;
	y: number;
	/** Free space to each side of the middle. */
	gap: number;
	/** Size of the chart it stays inside. */
	width: number;
	height: number;
	children: ReactNode;
}

const Box = styled.div`
	position: absolute;
	z-index: 1;
	top: 0;
	left: 0;
	max-width: min(20rem, 100%);
	padding: var(--k-space-2) var(--k-space-3);
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius);
	background: var(--k-color-surface-raised);
	box-shadow: var(--k-shadow-popover);
	color: var(--k-color-text);
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);
	pointer-events: none;
`;

/** The values beside the pointed place, kept inside the chart. Hidden from screen readers: the point itself speaks. */
export function Tooltip({ x, y, gap, width, height, children }: TooltipProps) {
	const box = useRef<HTMLDivElement>(null);

	useLayoutEffect(() => {
		const element = box.current;
		if (!element) return;
		const distance = gap + 8;
		const fitsRight = x + distance + element.offsetWidth <= width;
		const left = fitsRight ? x + distance : x - distance - element.offsetWidth;
		const top = Math.min(y, height - element.offsetHeight);
		element.style.translate = `${Math.max(0, left)}px ${Math.max(0, top)}px`;
	});

	return (
		<Box ref={box} aria-hidden="true">
			{children}
		</Box>
	);
}

/** The heading of a tooltip. */
export const TooltipTitle = styled.div`
	margin-bottom: var(--k-space-half);
	font-weight: var(--k-font-weight-strong);
`;

const Row = styled.div`
	display: grid;
	grid-template-columns: 1fr auto;
	align-items: center;
	gap: var(--k-space-2);
	min-height: 1.25rem;

	&:has(svg) {
		grid-template-columns: auto 1fr auto;
	}
	span {
		color: var(--k-color-text-muted);
	}
	b {
		font-weight: var(--k-font-weight-medium);
		font-variant-numeric: tabular-nums;
		text-align: end;
		white-space: nowrap;
	}
`;

/** Props of TooltipRow. */
interface TooltipRowProps {
	swatch?: ReactNode;
	label: string;
	value: string;
}

/** A value in a tooltip. */
export function TooltipRow({ swatch, label, value }: TooltipRowProps) {
	return (
		<Row>
			{swatch}
			<span>{label}</span>
			<b>{value}</b>
		</Row>
	);
}
