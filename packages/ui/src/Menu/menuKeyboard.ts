const collator = new Intl.Collator('de-AT', { sensitivity: 'base' });

/** The index the keys of a menu lead to from `current` (-1 when none is), or null for a key that does not move. */
export function nextMenuIndex(key: string, current: number, count: number): number | null {
	if (count === 0) return null;
	if (key === 'ArrowDown') return (current + 1) % count;
	if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	return null;
}

/**
 * The index of the label that starts with the typed letters, looked for from `current` on and round; the same letter
 * again and again goes from one label with it to the next. -1 when there is none. Case and accents do not matter.
 */
export function findByLetters(letters: string, labels: readonly string[], current: number): number {
	const isRepeated = letters.length > 1 && [...letters].every((letter) => letter === letters[0]);
	const wanted = isRepeated ? letters.slice(0, 1) : letters;
	const start = wanted.length === 1 ? current + 1 : Math.max(current, 0);
	for (let step = 0; step < labels.length; step++) {
		const index = (start + step) % labels.length;
		if (collator.compare((labels[index] ?? '').slice(0, wanted.length), wanted) === 0) return index;
	}
	return -1;
}
