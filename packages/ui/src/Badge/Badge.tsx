import { badgeCount } from '@kontor/german/number';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** What a badge means; the words inside must say it too. */
export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** Props of Badge. */
export interface BadgeProps {
	/** Default `neutral`. */
	tone?: BadgeTone;
	/** One or two words. */
	children: ReactNode;
}

const Root = styled.span`
	display: inline-flex;
	align-items: center;
	gap: var(--k-space-1);
	max-width: 100%;
	height: 1.25rem;
	padding: 0 6px;
	border: var(--k-border-width) solid;
	border-radius: var(--k-radius-small);
	font-size: var(--k-font-size-xs);
	font-weight: var(--k-font-weight-medium);
	line-height: 1;
	white-space: nowrap;

	&[data-tone='neutral'] {
		border-color: var(--k-color-separator);
		background: var(--k-color-surface-sunken);
		color: var(--k-color-text-muted);
	}
	&[data-tone='info'] {
		border-color: color-mix(in srgb, var(--k-color-primary-border) 30%, transparent);
		background: var(--k-color-primary-surface);
		color: var(--k-color-primary-text);
	}
	&[data-tone='success'] {
		border-color: color-mix(in srgb, var(--k-color-success-border) 30%, transparent);
		background: var(--k-color-success-surface);
		color: var(--k-color-success-text);
	}
	&[data-tone='warning'] {
		border-color: color-mix(in srgb, var(--k-color-warning-border) 30%, transparent);
		background: var(--k-color-warning-surface);
		color: var(--k-color-warning-text);
	}
	&[data-tone='error'] {
		border-color: color-mix(in srgb, var(--k-color-error-border) 30%, transparent);
		background: var(--k-color-error-surface);
		color: var(--k-color-error-text);
	}
`;

const Text = styled.span`
	overflow: hidden;
	line-height: 1.125rem;
	text-overflow: ellipsis;
`;

const Count = styled.span`
	display: inline-flex;
	align-items: center;
	justify-content: center;
	min-width: 1.125rem;
	height: 1.125rem;
	padding: 0 5px;
	border-radius: var(--k-radius-full);
	background: var(--k-color-text);
	color: var(--k-color-surface);
	font-size: 0.6875rem;
	font-variant-numeric: tabular-nums;
	font-weight: var(--k-font-weight-strong);
	line-height: 1;

	@media (forced-colors: active) {
		border: var(--k-border-width) solid;
		background: Canvas;
	}
`;

/** A state in a word: a type, a status, a flag. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
	return (
		<Root data-tone={tone}>
			<Text>{children}</Text>
		</Root>
	);
}

/** Props of CountBadge. */
export interface CountBadgeProps {
	/** Shown up to 9, then "9+"; nothing for 0 (the rule is the domain's `badgeCount`). */
	count: number;
}

/** A number on a pill; put what is counted into the label of the element it sits on. */
export function CountBadge({ count }: CountBadgeProps) {
	const text = badgeCount(count);
	return text === '' ? null : <Count>{text}</Count>;
}
