/**
 * Part of `pnpm size`: what each door of `@kontor/ui` costs an app that uses all of it, in kB gzip beyond React; what loads
 * only when it is needed stands beside it. Ends with 1 when a door is over its budget.
 */
import { join } from 'node:path';
import { doors } from './doors.ts';
import { weigh } from './doorWeight.ts';

/**
 * The budget of a door, styled-components included. Doors that stand on the libraries the company named have room for
 * them (decision 16): what opens over the page or has one stop among many, and what knows the calendar.
 */
const budgetKb = 25;
const overlayKb = 70;
const dateKb = 40;
const onOverlays = [
	...[
		'AlertDialog',
		'Breadcrumbs',
		'Chip',
		'ComboBox',
		'DateTimeDialog',
		'Dialog',
		'Drawer',
		'FilterBar',
		'GlobalSearch',
	],
	...['Menu', 'MultiSelect', 'NotificationBell', 'ScannerDialog', 'SideNav', 'Table', 'Tabs', 'UserMenu'],
];
const budgets: Record<string, number> = {
	...Object.fromEntries(onOverlays.map((door) => [door, overlayKb])),
	Calendar: 45,
	// The grids of days, weeks, months and people.
	appointments: 30,
	// A dialog with a calendar and tabs in it, loaded when it is opened.
	DateTimeDialog: 80,
	charts: 110,
	dashboard: 45,
	DateField: dateKb,
	DateRangeField: dateKb,
	DateTimeField: dateKb,
	TimeField: dateKb,
};

const root = join(import.meta.dirname, '..');
let isOver = false;
for (const door of doors()) {
	const { firstKb, laterKb } = await weigh(`export * from '@kontor/ui/${door}';`, root);
	const budget = budgets[door] ?? budgetKb;
	isOver ||= firstKb > budget;
	const later = laterKb > 0 ? `, later ${laterKb.toFixed(1)}` : '';
	console.log(
		`${firstKb > budget ? 'OVER' : 'ok  '} ${door.padEnd(18)} ${firstKb.toFixed(1).padStart(5)} of ${budget} kB${later}`,
	);
}
process.exitCode = isOver ? 1 : 0;
