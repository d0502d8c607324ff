import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** The groups of the sidebar in their order, each with the folders of the library that are shown in it. */
const groups: Readonly<Record<string, readonly string[]>> = {
	Grundlagen: ['theme', 'Avatar', 'Badge', 'Button', 'Card', 'Field', 'KeptFocus', 'Link', 'VisuallyHidden'],
	Muster: [
		...[
			'Accordion',
			'Breadcrumbs',
			'FilterBar',
			'GlobalSearch',
			'KeyboardHelp',
			'NotificationBell',
			'Page',
			'Pagination',
		],
		...['SideNav', 'Stepper', 'Tabs', 'Toolbar', 'TopBar', 'UserMenu'],
	],
	Eingabe: [
		...['BicField', 'Calendar', 'DateField', 'DateRangeField', 'DateTimeDialog', 'DateTimeField', 'EmailField'],
		...['FileField', 'IbanField', 'NumberField', 'PhoneField', 'ScannerDialog', 'SearchField', 'SvnrField', 'TextArea'],
		...['TextField', 'TimeField', 'UidField'],
	],
	Auswahl: [
		...[
			'Checkbox',
			'CheckboxGroup',
			'Chip',
			'ComboBox',
			'MultiSelect',
			'RadioGroup',
			'Select',
			'SuggestField',
			'Switch',
			'TagField',
		],
	],
	Rückmeldung: ['Banner', 'EmptyState', 'ErrorState', 'ErrorSummary', 'ProgressBar', 'Skeleton', 'Spinner', 'Toast'],
	Überlagerung: ['AlertDialog', 'Dialog', 'Drawer', 'Menu', 'Popup', 'Tooltip'],
	Daten: ['DescriptionList', 'PdfViewer', 'Table', 'Timeline', 'appointments', 'dashboard'],
	Diagramme: ['charts'],
};

/** The group of a folder that nobody has put into one yet; its stories are shown all the same. */
const others = 'Weitere';

/** Where the stories of the library are, from the folder of the configuration, and the group they belong to. */
export function librarySpecifiers(library: string): { directory: string; files: string; titlePrefix: string }[] {
	const groupOf = new Map(Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group])));
	const folders = globSync('*/**/*.stories.tsx', { cwd: library }).map((file) => file.slice(0, file.indexOf(sep)));
	return [...new Set(folders)].map((name) => ({
		directory: `../../../packages/ui/src/${name}`,
		files: '**/*.stories.tsx',
		titlePrefix: groupOf.get(name) ?? others,
	}));
}
