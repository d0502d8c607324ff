import { expect, test } from 'vitest';
import { breakpoints, gridColumns } from './widgetGrid.ts';

test('a wider breakpoint has more columns', () => {
	const columns = breakpoints.map((breakpoint) => gridColumns[breakpoint]);
	expect(columns).toEqual([...new Set(columns)].sort((a, b) => a - b));
});
