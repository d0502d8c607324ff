import { type Ref, type RefObject, useCallback, useRef } from 'react';

/** A ref of one's own to an element whose owner may hold one too: read the first, hand the second to the element. */
export function useInnerRef<E>(outer: Ref<E> | undefined): [RefObject<E | null>, (element: E | null) => void] {
	const inner = useRef<E>(null);
	const set = useCallback(
		(element: E | null) => {
			inner.current = element;
			if (typeof outer === 'function') outer(element);
			else if (outer) outer.current = element;
		},
		[outer],
	);
	return [inner, set];
}
