import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const crm = 'features/crm/';
const tasks = 'features/tasks/';
const articles = 'features/articles/';

/** What takes input that is saved later, and who keeps it until then. */
const keptBy: Readonly<Record<string, readonly string[]>> = {
	[`${crm}newAddress/Wizard.tsx`]: [`${crm}newAddress/NewAddressScreen.tsx`],
	[`${crm}newAddress/Wizard.styles.ts`]: [`${crm}newAddress/NewAddressScreen.tsx`],
	[`${crm}newAddress/TypeStep.tsx`]: [`${crm}newAddress/NewAddressScreen.tsx`],
	[`${crm}addressForm/FormField.tsx`]: [
		`${crm}newAddress/NewAddressScreen.tsx`,
		`${crm}address/editing/section/SectionEditor.tsx`,
	],
	[`${crm}addressForm/RefField.tsx`]: [
		`${crm}newAddress/NewAddressScreen.tsx`,
		`${crm}address/editing/section/SectionEditor.tsx`,
	],
	[`${crm}addressForm/RowsField.tsx`]: [
		`${crm}newAddress/NewAddressScreen.tsx`,
		`${crm}address/editing/section/SectionEditor.tsx`,
	],
	[`${crm}address/editing/section/SectionForm.tsx`]: [
		`${crm}address/editing/section/SectionEditor.tsx`,
		`${crm}address/editing/EditableTab.tsx`,
	],
	[`${crm}address/editing/section/useSectionForm.ts`]: [
		`${crm}address/editing/section/SectionEditor.tsx`,
		`${crm}address/overview/EditedValue.tsx`,
	],
	[`${crm}address/editing/section/ValueForm.tsx`]: [
		`${crm}address/editing/section/SectionEditor.tsx`,
		`${crm}address/overview/EditedValue.tsx`,
	],
	[`${crm}address/editing/ComplementDialog.tsx`]: [`${crm}address/editing/ComplementDialog.tsx`],
	[`${crm}address/editing/FieldChoices.tsx`]: [`${crm}address/editing/ComplementDialog.tsx`],
	'features/business/IssuedDocument.tsx': ['features/business/IssuedDocument.tsx'],
	...Object.fromEntries(
		[
			'editor/DraftHead',
			'editor/DraftFoot',
			'editor/fields',
			'lines/DraftLines',
			'lines/Line',
			'lines/LineDetails',
		].map((name) => [`features/business/${name}.tsx`, ['features/business/editor/useDraft.ts']]),
	),
	'kit/record/InPlaceField.tsx': ['kit/record/useInPlace.ts'],
	'kit/record/RecordFrame.tsx': [
		'records/interactions/InteractionList.tsx',
		`${crm}contactPersons/AddressContactPersons.tsx`,
		'features/calendar/editor/useAppointmentForm.ts',
		'features/calendar/waiting/WaitingForm.tsx',
	],
	[`${tasks}list/QuickAdd.tsx`]: [`${tasks}list/QuickAdd.tsx`],
	[`${tasks}newTask/NewTaskScreen.tsx`]: [`${tasks}newTask/useNewTask.ts`],
	[`${tasks}detail/TaskScreen.tsx`]: ['kit/record/useInPlace.ts'],
	[`${tasks}detail/TaskBody.tsx`]: ['kit/record/useInPlace.ts'],
	[`${tasks}detail/checklist/Checklist.tsx`]: [`${tasks}detail/checklist/Checklist.tsx`],
	[`${tasks}detail/checklist/ChecklistItem.tsx`]: [`${tasks}detail/checklist/Checklist.tsx`],
	[`${tasks}detail/comments/CommentForm.tsx`]: [`${tasks}detail/comments/CommentForm.tsx`],
	[`${tasks}detail/comments/MentionArea.tsx`]: [`${tasks}detail/comments/CommentForm.tsx`],
	'records/interactions/InteractionDrawer.tsx': ['records/interactions/InteractionList.tsx'],
	'features/inventory/list/NewCountDrawer.tsx': ['features/inventory/list/InventoryScreen.tsx'],
	[`${articles}prices/SalePriceDrawer.tsx`]: [`${articles}prices/usePriceEditing.ts`],
	[`${articles}prices/PurchasePriceDrawer.tsx`]: [`${articles}prices/usePriceEditing.ts`],
	[`${articles}prices/priceDays.ts`]: [`${articles}prices/usePriceEditing.ts`],
	[`${articles}prices/CustomerField.tsx`]: [`${articles}prices/usePriceEditing.ts`],
	[`${articles}SupplierField.tsx`]: [`${articles}prices/usePriceEditing.ts`],
	[`${articles}stock/PostingDrawer.tsx`]: [`${articles}stock/StockTab.tsx`],
	[`${articles}editing/ArticleDrawer.tsx`]: [`${articles}editing/useArticleEditing.ts`],
	[`${articles}editing/PacksField.tsx`]: [`${articles}editing/useArticleEditing.ts`],
	[`${articles}editing/ArticleNote.tsx`]: ['kit/record/useInPlace.ts'],
	'features/calendar/waiting/WaitingForm.tsx': ['features/calendar/waiting/WaitingForm.tsx'],
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
	'features/business/editor/IssueDialog.tsx': 'it asks about the day and sends it at once',
	[`${crm}call/CallScreen.tsx`]: 'a number that is looked for',
	[`${crm}addressForm/newRef/NewRefDialog.tsx`]:
		'a name and a number beside a form that is kept, typed again in a moment',
	[`${crm}address/head/PinnedNote.tsx`]: 'it counts at once',
	[`${crm}merge/MergeDialog.tsx`]: 'a choice between what is stored in both, proposed anew',
	'records/files/RecordFiles.tsx': 'files are kept nowhere but on the server, and are chosen again in a moment',
	[`${crm}search/AddressBulk.tsx`]: 'a choice for chosen rows, which nothing but the selection could bring back',
	'features/documents/paper/DocumentPaper.tsx': 'it chooses how to print and changes nothing',
	'kit/list/FileDialog.tsx': 'it saves a file and changes nothing',
	[`${articles}list/articleList.tsx`]: 'the address bar holds it',
	[`${articles}stock/MovementsTab.tsx`]: 'a choice of what is shown',
	[`${articles}label/LabelDialog.tsx`]: 'a choice of what is printed',
	[`${articles}editing/PictureDialog.tsx`]: 'a file, which is chosen again in a moment',
	'shell/scanning/AssignCode.tsx': 'an article for a code that is scanned again in a moment',
	'features/articles/detail/tabs/StatisticsTab.tsx': 'a choice of what is shown',
	[`${crm}newAddress/duplicates/DuplicateAssistant.tsx`]: 'a choice of what is shown',
	[`${tasks}list/taskList.tsx`]: 'the address bar holds it',
	[`${tasks}list/BulkDialogs.tsx`]: 'a choice for chosen rows, which nothing but the selection could bring back',
	[`${tasks}parts/pickers.tsx`]: 'parts of other forms',
	'features/notifications/NotificationsScreen.tsx': 'the address bar holds it',
	'features/notifications/SettingsDialog.tsx': 'it counts at once',
	'features/business/begin/BeginDocument.tsx': 'the address bar holds it once it is chosen',
	'features/documents/detail/UpgradeDialog.tsx': 'quantities that are proposed anew',
	'features/documents/detail/PaymentDialog.tsx': 'three fields that are proposed anew',
	'features/documents/list/conditions/ConditionControl.tsx': 'the address bar holds it',
	'features/documents/list/SavedFilterDialog.tsx': 'the name of a search, whose content the address bar holds',
	'features/calendar/view/CalendarBar.tsx': 'the address bar holds it',
	'kit/list/views/NameDialog.tsx': 'the name of filters, which the address bar holds',
	'features/calendar/move/MoveDialog.tsx': 'a time and rooms that are proposed anew',
	'features/calendar/feeds/FeedsDialog.tsx': 'a name and a choice, which are typed again in a moment',
	'features/inventory/scan/ScanDesk.tsx': 'each scan is kept at once, and the place is chosen in a moment',
	'features/inventory/scan/Tray.tsx': 'a search, whose choice counts at once',
	'features/inventory/scan/dialogs/OpenArticles.tsx': 'a search',
	'features/inventory/scan/dialogs/EntryDialog.tsx': 'a quantity, which is counted again in a moment',
	'features/inventory/scan/dialogs/ScannerCheck.tsx': 'a test code, which is scanned again in a moment',
	'features/inventory/session/ReviewTab.tsx': 'a choice of what is shown',
	'features/inventory/session/ReviewDialog.tsx':
		'a choice for chosen rows, which nothing but the selection could bring back',
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
	const found = ['features', 'records', 'shell', 'screen', 'kit']
		.flatMap(filesOf)
		.filter((file) => input.test(textOf(file)));

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
