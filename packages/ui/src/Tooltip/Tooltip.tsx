import { type DOMAttributes, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { styled } from 'styled-components';
import { Popup } from '../Popup/Popup.tsx';

type Handlers = Extract<keyof DOMAttributes<HTMLElement>, `on${string}`>;

/** What the element with the tooltip takes; spread it on a Button or another element that can have the focus. */
export interface TooltipTriggerProps extends Pick<DOMAttributes<HTMLElement>, Handlers> {
	ref: (element: HTMLElement | null) => void;
	'aria-describedby': string;
}

/** Props of Tooltip. */
export interface TooltipProps {
	/** One sentence that helps but is never needed: phones show none, and nothing in it can be pressed. */
	text: string;
	/** The element it explains; it needs a name of its own. */
	children: (trigger: TooltipTriggerProps) => ReactNode;
}

/** Milliseconds the pointer rests before it opens, and may be away, on its way into the text, before it closes. */
const pauses = { delay: 500, closeDelay: 200 } as const;

/**
 * A short explanation, shown under the pointer and at keyboard focus. As WCAG 1.4.13 asks, Escape closes it, the pointer
 * can move into it, and it stays as long as pointer or focus do; it is the description of its element at all times.
 */
export function Tooltip({ text, children }: TooltipProps) {
	const anchor = useRef<HTMLElement>(null);
	const id = useId();
	const state = useTooltipTriggerState(pauses);
	const { triggerProps } = useTooltipTrigger({}, state, anchor);
	const { tooltipProps } = useTooltip({}, state);

	return (
		<>
			{children({
				...triggerProps,
				ref: (element) => {
					anchor.current = element;
				},
				'aria-describedby': id,
				// React Aria waits until it has seen the pointer move elsewhere, and closes what the keyboard opened.
				onPointerEnter: ({ pointerType }: PointerEvent) => {
					// A finger has no way to point without pressing.
					if (pointerType !== 'touch') state.open();
				},
				onPointerLeave: () => {
					if (!anchor.current?.matches(':focus-visible')) state.close();
				},
			})}
			<span id={id} hidden>
				{text}
			</span>
			{state.isOpen && (
				<Bubble {...tooltipProps} anchor={anchor} onDismiss={() => state.close(true)}>
					{text}
				</Bubble>
			)}
		</>
	);
}

const Bubble = styled(Popup)`
	min-width: 0;
	max-width: min(20rem, calc(100vw - var(--k-space-4)));
	padding: var(--k-space-1) var(--k-space-2);
	border-radius: var(--k-radius);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);
	overflow-wrap: anywhere;
`;
