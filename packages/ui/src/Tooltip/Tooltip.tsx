import {
	type FocusEvent,
	type KeyboardEvent,
	type PointerEvent,
	type ReactNode,
	useCallback,
	useEffect,
	useId,
	useRef,
	useState,
} from 'react';
import { styled } from 'styled-components';
import { Popup } from '../Popup/Popup.tsx';

/** What the element with the tooltip takes; spread it on a Button or another element that can have the focus. */
export interface TooltipTriggerProps {
	ref: (element: HTMLElement | null) => void;
	'aria-describedby': string;
	onPointerEnter: (event: PointerEvent) => void;
	onPointerLeave: () => void;
	onPointerDown: () => void;
	onFocus: (event: FocusEvent<HTMLElement>) => void;
	onBlur: () => void;
	onKeyDown: (event: KeyboardEvent) => void;
}

/** Props of Tooltip. */
export interface TooltipProps {
	/** One sentence that helps but is never needed: phones show none, and nothing in it can be pressed. */
	text: string;
	/** The element it explains; it needs a name of its own. */
	children: (trigger: TooltipTriggerProps) => ReactNode;
}

/** Milliseconds the pointer rests before it opens, and may be away, on its way into the text, before it closes. */
const pauses = { open: 500, close: 200 } as const;

/**
 * A short explanation, shown under the pointer and at keyboard focus. As WCAG 1.4.13 asks, Escape closes it, the pointer
 * can move into it, and it stays as long as pointer or focus do; it is the description of its element at all times.
 */
export function Tooltip({ text, children }: TooltipProps) {
	const [isOpen, setIsOpen] = useState(false);
	const anchor = useRef<HTMLElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const id = useId();

	const set = useCallback((next: boolean, pause = 0) => {
		clearTimeout(timer.current);
		if (pause === 0) setIsOpen(next);
		else timer.current = setTimeout(() => setIsOpen(next), pause);
	}, []);
	const dismiss = useCallback(() => set(false), [set]);
	const setAnchor = useCallback((element: HTMLElement | null) => {
		anchor.current = element;
	}, []);

	useEffect(() => () => clearTimeout(timer.current), []);

	// Escape closes it wherever the focus is, and only it: a dialog around it stays.
	useEffect(() => {
		if (!isOpen) return;
		function onKeyDown(event: globalThis.KeyboardEvent): void {
			if (event.key !== 'Escape') return;
			event.preventDefault();
			event.stopPropagation();
			dismiss();
		}
		window.addEventListener('keydown', onKeyDown, true);
		return () => window.removeEventListener('keydown', onKeyDown, true);
	}, [isOpen, dismiss]);

	function close(): void {
		const hasFocus = anchor.current?.matches(':focus-visible') ?? false;
		if (!hasFocus) set(false, pauses.close);
	}

	return (
		<>
			{children({
				ref: setAnchor,
				'aria-describedby': id,
				onPointerEnter: (event) => {
					// A finger has no way to point without pressing.
					if (event.pointerType !== 'touch') set(true, isOpen ? 0 : pauses.open);
				},
				onPointerLeave: close,
				onPointerDown: dismiss,
				onFocus: (event) => {
					if (event.currentTarget.matches(':focus-visible')) set(true);
				},
				onBlur: dismiss,
				onKeyDown: (event) => {
					if (event.key === 'Enter' || event.key === ' ') dismiss();
				},
			})}
			<span id={id} hidden>
				{text}
			</span>
			{isOpen && (
				<Bubble
					anchor={anchor}
					role="tooltip"
					onDismiss={dismiss}
					onPointerEnter={() => set(true)}
					onPointerLeave={close}
				>
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
