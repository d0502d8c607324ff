import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const crm = 'features/crm/';
const tasks = 'features/tasks/';

/** What takes input that is saved later, and who keeps it until then. */
const keptBy: Readonly<Record<string, readonly string[]>> = {
	[`${crm}newAddress/Wizard.tsx`]: [`${crm}newAddress/NewAddressScreen.tsx`],
	[`${crm}newAddress/Wizard.styles.ts`]: [`${crm}newAddress/NewAddressScreen.tsx`],
	[`${crm}newAddress/TypeStep.tsx`]: [`${crm}newAddress/NewAddressScreen.tsx`],
	[`${crm}addressForm/FormField.tsx`]: [
		`${crm}newAddress/NewAddressScreen.tsx`,
		`${crm}address/editing/SectionEditor.tsx`,
	],
	[`${crm}addressForm/RowsField.tsx`]: [
		`${crm}newAddress/NewAddressScreen.tsx`,
		`${crm}address/editing/SectionEditor.tsx`,
	],
	[`${crm}address/editing/SectionEditor.tsx`]: [
		`${crm}address/editing/SectionEditor.tsx`,
		`${crm}address/editing/EditableTab.tsx`,
	],
	[`${crm}address/editing/ComplementDialog.tsx`]: [`${crm}address/editing/ComplementDialog.tsx`],
	[`${crm}address/editing/FieldChoices.tsx`]: [`${crm}address/editing/ComplementDialog.tsx`],
	'features/business/DraftEditor.tsx': ['features/business/DraftEditor.tsx'],
	'features/business/DraftLines.tsx': ['features/business/DraftEditor.tsx'],
	'kit/record/InPlaceField.tsx': ['kit/record/useInPlace.ts'],
	'kit/record/RecordDrawer.tsx': [
		`${crm}interactions/AddressInteractions.tsx`,
		`${crm}contactPersons/AddressContactPersons.tsx`,
	],
	[`${tasks}list/QuickAdd.tsx`]: [`${tasks}list/QuickAdd.tsx`],
	[`${tasks}newTask/NewTaskScreen.tsx`]: [`${tasks}newTask/useNewTask.ts`],
	[`${tasks}detail/TaskScreen.tsx`]: ['kit/record/useInPlace.ts'],
	[`${tasks}detail/TaskBody.tsx`]: ['kit/record/useInPlace.ts'],
	[`${tasks}detail/Checklist.tsx`]: [`${tasks}detail/Checklist.tsx`],
	[`${tasks}detail/comments/CommentForm.tsx`]: [`${tasks}detail/comments/CommentForm.tsx`],
	[`${tasks}detail/comments/MentionArea.tsx`]: [`${tasks}detail/comments/CommentForm.tsx`],
	[`${crm}interactions/InteractionDrawer.tsx`]: [`${crm}interactions/AddressInteractions.tsx`],
	'features/articles/detail/tabs/NewPriceDrawer.tsx': ['features/articles/detail/tabs/SalePricesTab.tsx'],
	[`${crm}contactPersons/ContactPersonDrawer.tsx`]: [`${crm}contactPersons/AddressContactPersons.tsx`],
	[`${crm}customerGroups/AddressGroups.tsx`]: [`${crm}customerGroups/AddressGroups.tsx`],
	...Object.fromEntries(
		['AppointmentForm', 'KindFields', 'SeriesFields', 'TakenBox', 'TimeFields', 'pickers'].map((name) => [
			`features/calendar/editor/${name}.tsx`,
			['features/calendar/editor/useAppointmentForm.ts'],
		]),
	),
};

/** What takes input of which nothing could be lost, and why. */
const nothingToLose: Readonly<Record<string, string>> = {
	'features/auth/LoginScreen.styles.ts': 'a password is kept nowhere',
	'kit/list/ListScreen.tsx': 'the address bar holds it',
	'kit/list/filterControls.tsx': 'the address bar holds it',
	[`${crm}search/CrmSearchScreen.tsx`]: 'the address bar holds it',
	'kit/list/FileDialog.tsx': 'it saves a file and changes nothing',
	'features/articles/detail/tabs/MovementsTab.tsx': 'a choice of what is shown',
	'features/articles/detail/tabs/StatisticsTab.tsx': 'a choice of what is shown',
	[`${crm}newAddress/duplicates/DuplicateAssistant.tsx`]: 'a choice of what is shown',
	[`${tasks}list/taskList.tsx`]: 'the address bar holds it',
	[`${tasks}list/BulkDialogs.tsx`]: 'a choice for chosen rows, which nothing but the selection could bring back',
	[`${tasks}parts/pickers.tsx`]: 'parts of other forms',
	'features/notifications/NotificationsScreen.tsx': 'the address bar holds it',
	'features/notifications/SettingsDialog.tsx': 'it counts at once',
	'features/business/BusinessScreen.tsx': 'the address bar holds it once it is chosen',
	'features/documents/detail/UpgradeDialog.tsx': 'quantities that are proposed anew',
	'features/documents/detail/PaymentDialog.tsx': 'three fields that are proposed anew',
	'features/documents/list/conditionControls.tsx': 'the address bar holds it',
	'features/documents/list/DocumentsScreen.tsx': 'the address bar holds it',
	'features/documents/list/SavedFilterDialog.tsx': 'the name of a search, whose content the address bar holds',
	'features/calendar/view/CalendarBar.tsx': 'the address bar holds it',
	'features/calendar/feeds/FeedsDialog.tsx': 'a name and a choice, which are typed again in a moment',
	'shell/UserCorner.tsx': 'it counts at once',
};

const input =
	/\bon(?:Value|Checked)Change\b|\buse(?:Record)?Form\s*[<(]|<(?:form|input|select|textarea)\b|styled\.form\b|as="form"/;

function filesOf(folder: string): string[] {
	return readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
		.map((name) => join(folder, name))
		.filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test)\./.test(name));
}

function textOf(file: string): string {
	return readFileSync(join(source, file), 'utf8');
}

describe('every form that changes something keeps what is entered until it is saved', () => {
	const found = ['features', 'shell', 'screen', 'kit'].flatMap(filesOf).filter((file) => input.test(textOf(file)));

	test('every file that takes input is known, with who keeps it or why nobody has to', () => {
		const hooks = ['kit/record/useRecordForm.ts'];
		expect(found.filter((file) => !hooks.includes(file)).sort()).toEqual(
			[...Object.keys(keptBy), ...Object.keys(nothingToLose)].sort(),
		);
	});

	test.each([...new Set(Object.values(keptBy).flat())])('%s has an entry of its own', (keeper) => {
		expect(textOf(keeper)).toMatch(/\buseKept(?:Entry|Draft|Section|NewRole)\b.*\(/);
	});

	test('no other way leads into the vault', () => {
		const others = filesOf('features').filter((file) => /\bdrafts\b\.slot\(/.test(textOf(file)));
		expect(others).toEqual([]);
	});
});
