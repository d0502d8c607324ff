import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of Skeleton. */
export interface SkeletonProps {
	/** `text` is as high as the line of text it stands in for; `block` and `circle` take `height`. Default `text`. */
	shape?: 'text' | 'block' | 'circle';
	/** CSS length. Default 100 %, of a circle its height. */
	width?: string;
	/** CSS length of a block or circle. Default 2rem. */
	height?: string;
}

const breathe = keyframes`
	50% { opacity: 0.55; }
`;

const Shape = styled.span`
	display: block;
	max-width: 100%;
	border-radius: var(--k-radius-small);
	background: var(--k-color-skeleton);
	animation: ${breathe} 1.6s ease-in-out infinite;

	&[data-shape='text'] {
		box-sizing: border-box;
		height: 1lh;
		padding-block: calc((1lh - 0.7em) / 2);
		background-clip: content-box;
	}
	&[data-shape='circle'] {
		border-radius: var(--k-radius-full);
	}
`;

/** A quiet shape in the place and size of what is loading. Hidden from screen readers: wrap the whole in Loading. */
export function Skeleton({ shape = 'text', width, height = '2rem' }: SkeletonProps) {
	const style = shape === 'text' ? { width } : { width: width ?? (shape === 'circle' ? height : undefined), height };
	return <Shape data-shape={shape} style={style} aria-hidden="true" />;
}

/** Props of SkeletonText. */
export interface SkeletonTextProps {
	/** Number of lines; the last one is shorter. */
	lines: number;
}

/** A paragraph that is loading. */
export function SkeletonText({ lines }: SkeletonTextProps) {
	const keys = Array.from({ length: lines }, (_, line) => `line ${line}`);
	return keys.map((key, line) => <Skeleton key={key} width={line > 0 && line === lines - 1 ? '60%' : '100%'} />);
}

/** Props of Loading. */
export interface LoadingProps {
	/** What is loading. Default "Wird geladen …". */
	label?: string;
	/** The skeletons. */
	children: ReactNode;
}

/** Says once to screen readers that something loads, around the skeletons that show it. */
export function Loading({ label = messages.Skeleton.loading, children }: LoadingProps) {
	return (
		<div role="status" aria-busy="true">
			<VisuallyHidden>{label}</VisuallyHidden>
			{children}
		</div>
	);
}
