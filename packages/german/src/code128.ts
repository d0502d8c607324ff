/** Widths of bars and gaps of each symbol, in modules, by its value (ISO/IEC 15417, table 1). */
const widths =
	'212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232';

const SEPARATOR = '\u001d';
const FNC1 = 102;
const START_B = 104;
const STOP = '1100011101011';

/** The bars of a text as Code 128. */
export interface Code128 {
	readonly text: string;
	/** One sign per module: `1` is a bar, `0` a gap; quiet zones not included. */
	readonly modules: string;
}

/**
 * The bars of a text of printable ASCII, such as the number of an article; null for any other, which has none. The separator
 * of GS1 codes (U+001D) becomes FNC1, at the beginning of a text, too.
 */
export function code128Of(text: string): Code128 | null {
	if (!/^[ -~]{1,40}$/.test(text.replaceAll(SEPARATOR, ' '))) return null;
	const values = [...text].map((character) => (character === SEPARATOR ? FNC1 : character.charCodeAt(0) - 32));
	const check = values.reduce((sum, value, index) => sum + value * (index + 1), START_B) % 103;
	return { text, modules: [START_B, ...values, check].map(barsOf).join('') + STOP };
}

function barsOf(value: number): string {
	return [...widths.slice(value * 7, value * 7 + 6)]
		.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(Number(width)))
		.join('');
}
