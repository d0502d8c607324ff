import { useCallback, useEffect, useState } from 'react';

/**
 * Has something done, such as moving the focus, once the state that was set beside it is on the page. A frame is no measure
 * of that: on a busy computer it comes before.
 */
export function useAfterRender(): (task: () => void) => void {
	const [task, setTask] = useState<(() => void) | null>(null);
	useEffect(() => task?.(), [task]);
	return useCallback((next: () => void) => setTask(() => next), []);
}
