import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** What a banner means. */
export type BannerTone = 'info' | 'success' | 'warning' | 'error' | 'update';

/** Props of Banner. */
export interface BannerProps {
	tone: BannerTone;
	/** One or two sentences. */
	children: ReactNode;
	/** The one thing to do about it. */
	action?: { label: string; onAction: () => void; isPending?: boolean };
	/** Adds a closing button. */
	onDismiss?: () => void;
	/** `page` is a strip across the top of the window, `inline` a box among content. Default `inline`. */
	placement?: 'page' | 'inline';
}

const icons: Record<BannerTone, typeof Info> = {
	info: Info,
	success: CircleCheck,
	warning: TriangleAlert,
	error: CircleAlert,
	update: RefreshCw,
};

const Root = styled.div`
	display: flex;
	align-items: center;
	gap: var(--k-space-2) var(--k-space-3);
	min-height: 3rem;
	padding: var(--k-space-1) var(--k-space-2) var(--k-space-1) var(--k-space-4);
	border: var(--k-border-width) solid var(--accent);
	border-radius: var(--k-radius);
	background: var(--ground);
	color: var(--k-color-text);

	&[data-placement='page'] {
		border-width: 0 0 var(--k-border-width);
		border-radius: 0;
	}
	&[data-tone='info'], &[data-tone='update'] {
		--accent: var(--k-color-primary-border);
		--ground: var(--k-color-primary-surface);
		--sign: var(--k-color-primary-text);
	}
	&[data-tone='success'] {
		--accent: var(--k-color-success-border);
		--ground: var(--k-color-success-surface);
		--sign: var(--k-color-success-text);
	}
	&[data-tone='warning'] {
		--accent: var(--k-color-warning-border);
		--ground: var(--k-color-warning-surface);
		--sign: var(--k-color-warning-text);
	}
	&[data-tone='error'] {
		--accent: var(--k-color-error-border);
		--ground: var(--k-color-error-surface);
		--sign: var(--k-color-error-text);
	}
	> svg {
		align-self: flex-start;
		margin-top: 0.625rem;
		color: var(--sign);
	}
`;

const Line = styled.div`
	display: flex;
	flex: 1 1 auto;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: var(--k-space-1) var(--k-space-3);
	min-width: 0;
`;

const Text = styled.div`
	flex: 1 1 14rem;
	padding-block: var(--k-space-2);
`;

/** A message that belongs to the page or a part of it and stays until its cause is gone. */
export function Banner({ tone, children, action, onDismiss, placement = 'inline' }: BannerProps) {
	const Icon = icons[tone];
	const isUrgent = tone === 'error' || tone === 'warning';
	return (
		<Root role={isUrgent ? 'alert' : 'status'} data-tone={tone} data-placement={placement}>
			<Icon />
			<Line>
				<Text>
					<VisuallyHidden>{messages.Banner.tone[tone]}: </VisuallyHidden>
					{children}
				</Text>
				{action && (
					<Button
						size="compact"
						variant={tone === 'update' ? 'primary' : 'secondary'}
						onClick={action.onAction}
						isPending={action.isPending ?? false}
					>
						{action.label}
					</Button>
				)}
			</Line>
			{onDismiss && (
				<Button size="compact" variant="quiet" icon={<X />} label={messages.Banner.dismiss} onClick={onDismiss} />
			)}
		</Root>
	);
}
