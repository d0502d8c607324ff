/** Which point the keys lead to from one point; `null` for keys that mean nothing there. */
export type PointKeys = (key: string, from: number) => number | null;

/** Points in a row: left and right, Home and End. */
export function rowKeys(count: number): PointKeys {
	return lineKeys(count, 'ArrowLeft', 'ArrowRight');
}

/** Points below each other: up and down, Home and End. */
export function columnKeys(count: number): PointKeys {
	return lineKeys(count, 'ArrowUp', 'ArrowDown');
}

/** Points in rows of `columns`: all four arrows, Home and End in the row, Page up and Page down in the column. */
export function gridKeys(columns: number, rows: number): PointKeys {
	return (key, from) => {
		const column = from % columns;
		const row = Math.floor(from / columns);
		switch (key) {
			case 'ArrowUp':
				return Math.max(0, row - 1) * columns + column;
			case 'ArrowDown':
				return Math.min(rows - 1, row + 1) * columns + column;
			case 'PageUp':
				return column;
			case 'PageDown':
				return (rows - 1) * columns + column;
			default: {
				const inRow = rowKeys(columns)(key, column);
				return inRow === null ? null : row * columns + inRow;
			}
		}
	};
}

function lineKeys(count: number, back: string, on: string): PointKeys {
	return (key, from) => {
		switch (key) {
			case back:
				return Math.max(0, from - 1);
			case on:
				return Math.min(count - 1, from + 1);
			case 'Home':
				return 0;
			case 'End':
				return count - 1;
			default:
				return null;
		}
	};
}
