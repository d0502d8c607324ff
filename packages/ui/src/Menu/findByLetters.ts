const collator = new Intl.Collator('de-AT', { sensitivity: 'base' });

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
