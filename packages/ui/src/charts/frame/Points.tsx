import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { PointKeys } from './pointKeys.ts';
import { Tooltip } from './Tooltip.tsx';

/** One place of a chart that can be pointed at and read out. */
export interface PointTarget {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** What is spoken: the category and its values. */
	readonly label: string;
}

/** Props of Points. */
interface PointsProps {
	/** Names the whole, with a hint at the keys. */
	label: string;
	width: number;
	height: number;
	targets: readonly PointTarget[];
	keys: PointKeys;
	/** Shown beside the point under the pointer or the keys. */
	tooltip: (index: number) => ReactNode;
	/** Drawn at that point. */
	highlight?: (index: number) => ReactNode;
}

/** Of more points than these only the ones around the current are on the page: thousands would make it slow for everyone. */
const most = 200;
const around = 60;

const Layer = styled.svg`
	position: absolute;
	inset: 0;
	display: block;
	overflow: visible;
	/* A finger moving sideways reads the values, up and down it scrolls the page. */
	touch-action: pan-y;

	[role='img'] {
		fill: transparent;
		outline: none;
	}
	[data-keys] {
		fill: none;
		stroke: var(--k-color-focus);
		stroke-width: var(--k-focus-width);
	}
`;

/** The layer of a chart that answers pointer and keys: one tab stop, arrows move, each point speaks its values. */
export function Points({ label, width, height, targets, keys, tooltip, highlight }: PointsProps) {
	const layer = useRef<SVGSVGElement>(null);
	const [pointed, setPointed] = useState<number | null>(null);
	const [stop, setStop] = useState(0);
	const [focus, setFocus] = useState<'none' | 'pointer' | 'keys' | 'dismissed'>('none');
	const current = Math.min(stop, targets.length - 1);
	const shown = pointed ?? (focus === 'keys' || focus === 'pointer' ? current : null);
	const target = shown === null ? undefined : targets[shown];
	const focused = targets[current];

	function pointAt(event: PointerEvent<SVGSVGElement>) {
		const box = event.currentTarget.getBoundingClientRect();
		const x = event.clientX - box.left;
		const y = event.clientY - box.top;
		const index = targets.findIndex(
			(one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height,
		);
		setPointed(index === -1 ? null : index);
	}

	function handleKeyDown(event: KeyboardEvent) {
		if (event.key === 'Escape' && shown !== null) {
			event.stopPropagation();
			setPointed(null);
			setFocus('dismissed');
			return;
		}
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const next = keys(event.key, current);
		if (next === null) return;
		event.preventDefault();
		// The point may be rendered only now, and is focused in the same press.
		flushSync(() => {
			setPointed(null);
			setStop(next);
		});
		layer.current?.querySelector<SVGElement>('[role="img"][tabindex="0"]')?.focus();
		setFocus('keys');
	}

	return (
		<>
			<Layer
				ref={layer}
				width={width}
				height={height}
				role="group"
				aria-label={label}
				onPointerMove={pointAt}
				onPointerDown={pointAt}
				onPointerLeave={(event) => event.pointerType !== 'touch' && setPointed(null)}
				onKeyDown={handleKeyDown}
			>
				{shown !== null && highlight?.(shown)}
				{focus === 'keys' && focused && (
					<rect
						data-keys
						x={focused.x + Math.min(0, focused.width - 8) / 2}
						y={focused.y}
						width={Math.max(8, focused.width)}
						height={focused.height}
						rx={2}
					/>
				)}
				{targets.map(({ label: spoken, ...box }, index) =>
					targets.length > most && Math.abs(index - current) > around ? null : (
						// biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a point is read and moved to, never pressed
						<rect
							// biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
							key={index}
							{...box}
							role="img"
							aria-label={spoken}
							tabIndex={index === current ? 0 : -1}
							onFocus={(event) => {
								setStop(index);
								setFocus(event.currentTarget.matches(':focus-visible') ? 'keys' : 'pointer');
							}}
							onBlur={() => setFocus('none')}
						/>
					),
				)}
			</Layer>
			{target && shown !== null && (
				<Tooltip
					x={target.x + target.width / 2}
					gap={Math.min(target.width / 2, 12)}
					y={target.y}
					width={width}
					height={height}
				>
					{tooltip(shown)}
				</Tooltip>
			)}
		</>
	);
}
