import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method. Safari ends a composition before the key that ended it is heard of, and tells
 * it by the code 229 alone.
 */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
	return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
