/** A label as it is bought; lengths in millimetres. */
export interface LabelSize {
	readonly key: string;
	readonly label: string;
	readonly width: number;
	readonly height: number;
	/** Labels beside and below each other on a sheet of A4; null for a roll with one label after the other. */
	readonly sheet: { readonly columns: number; readonly rows: number } | null;
}

/** The labels that can be printed, the most usual one first. */
export const labelSizes: readonly LabelSize[] = [
	roll(57, 32),
	roll(62, 29),
	roll(89, 36),
	roll(100, 50),
	{ key: 'a4-24', label: 'A4, 24 Etiketten zu 70 × 37 mm', width: 70, height: 37, sheet: { columns: 3, rows: 8 } },
	{ key: 'a4-65', label: 'A4, 65 Etiketten zu 38 × 21 mm', width: 38, height: 21, sheet: { columns: 5, rows: 13 } },
];

function roll(width: number, height: number): LabelSize {
	return { key: `${width}x${height}`, label: `Rolle, ${width} × ${height} mm`, width, height, sheet: null };
}

/** The size with this key, or the first one. */
export function labelSizeOf(key: string): LabelSize {
	const [first] = labelSizes;
	const size = labelSizes.find((one) => one.key === key) ?? first;
	if (size === undefined) throw new Error('There are no sizes of labels');
	return size;
}

/** The size of the paper for the browser, and its margins: a sheet is divided evenly, a roll is the label itself. */
export function paperOf({ width, height, sheet }: LabelSize): { size: string; margin: string } {
	if (sheet === null) return { size: `${width}mm ${height}mm`, margin: '0' };
	const across = Math.max(0, (210 - sheet.columns * width) / 2);
	const down = Math.max(0, (297 - sheet.rows * height) / 2);
	return { size: 'A4', margin: `${down}mm ${across}mm` };
}
