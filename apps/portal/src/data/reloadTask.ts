import { useSWRConfig } from 'swr';

/** Paths by which an open task is read. */
const OPEN: readonly string[] = ['/v1/task/{id}', '/v1/task/history/{id}'];

/**
 * Makes the task of this number anew where it is open, with its history. Apart from the other questions about tasks,
 * which the frame, which hears of changes, does not need.
 */
export function useReloadTask(): (lfdnr: number) => Promise<unknown> {
	const { mutate } = useSWRConfig();
	return (lfdnr) => mutate((key) => Array.isArray(key) && OPEN.includes(key[0]) && key[1].path?.id === lfdnr);
}
