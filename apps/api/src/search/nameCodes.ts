import { cologneCode } from '@kontor/german/phonetic';
import { fold } from '@kontor/german/search';

/**
 * What `addresses.phonetic` must hold for a name: the phonetic code of each folded word, each once. To be written
 * whenever the name is written.
 */
export function nameCodes(name: string): string[] {
	const words = fold(name).split(/[^\p{L}]+/u);
	return [...new Set(words.map(cologneCode).filter((code) => code.length >= MIN_CODE_LENGTH))];
}

/** Shorter codes say nothing: half of all names would sound like "Ey". */
export const MIN_CODE_LENGTH = 2;
