/**
 * `node scripts/documentsMap.ts`: writes docs/documents.md, which leads from each call, condition and field of documents in
 * the specification to its contract, its column, its screen and its test. `pnpm check` fails when the file is stale or a
 * way leads nowhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conditionLevels, documentConditions } from '../packages/domain/src/trade/conditions.ts';
import { callRows, columnsOf, read, readContract, table } from './callMap.ts';

const target = join(import.meta.dirname, '../docs/documents.md');

/** The calls of spec.md, section 7, "Documents", "Document information lists" and "Business documents". */
const specified = [
	'GET /v1/crm/documents/{id}',
	'GET /v1/crm/documents/{id}/interactions',
	'POST /v1/crm/documents/{id}/interactions',
	'PUT /v1/crm/documents/{id}/interactions',
	'DELETE /v1/crm/documents/{id}/interactions',
	'GET /v1/crm/documents/{id}/interactions/subjects',
	'GET /v1/crm/documents/{wf_cid}/pdf',
	'POST /v1/crm/documents/{wf_cid}/pdf',
	'GET /v1/crm/documents/{wf_cid}/printTypes',
	'POST /v1/documents',
	'GET /v1/documents/filter',
	'POST /v1/documents/filter',
	'PUT /v1/documents/filter',
	'DELETE /v1/documents/filter/{id}',
	'GET /v1/crm/document/information/{list}',
	'GET /v1/crm/document/information/objects/search',
	'GET /v1/crm/document/information/{x}/pictures',
	'GET /v1/business/document/default/{lfdnr}',
	'GET /v1/business/document/{id}',
	'GET /v1/business/document/{id}/upgrades',
	'PATCH /v1/business/document/{id}/upgrade',
	'GET /v1/crm/addresses/{id}/documents',
];

/** Every other call below these paths goes beyond the specification (decision 3). */
const ownPaths = /^\/v1\/(?:documents|business|crm\/documents?)(?:\/|$)/;

const portal = 'apps/portal/src/features/documents';

/** A field of spec.md, section 3: property of `DocumentDetail`, column, screen with the words that show it, story. */
const fields = [
	['wf_cid', 'wf_cid', 'documents.wf_cid', 'detail/DocumentScreen.tsx', 'wf_cid', 'Positionen'],
	['shortType', 'shortType', 'document_types.short_type', 'detail/DocumentScreen.tsx', 'shortType', 'Positionen'],
	['nr', 'nr', 'documents.nr', 'detail/DocumentScreen.tsx', 'nr', 'Positionen'],
	['name', 'name', 'documents.name', 'detail/DocumentScreen.tsx', 'data.name', 'Positionen'],
	['documentType', 'typeName', 'document_types.bezeichnung', 'detail/DocumentScreen.tsx', 'typeName', 'Positionen'],
	['state', 'state', 'documents.state', 'detail/DocumentScreen.tsx', 'state={data.state}', 'Positionen'],
	['customer', 'addressName', 'documents.address_lfdnr', 'detail/DocumentScreen.tsx', 'addressName', 'Positionen'],
	['documentFoot', 'gross', 'documents.gross', 'detail/DocumentOverview.tsx', 'gross', 'Positionen'],
	['invoiceAddress', 'recipient', 'documents.recipient_name', 'detail/DocumentOverview.tsx', 'recipient', 'Positionen'],
	[
		'insuredData',
		'health',
		'document_health.insured_group',
		'detail/DocumentOverview.tsx',
		'insuredGroup',
		'Positionen',
	],
	['doctor', 'health', 'documents.doctor_lfdnr', 'detail/DocumentOverview.tsx', 'health.doctor', 'Positionen'],
	[
		'prescriptionState',
		'health',
		'documents.prescription_state',
		'detail/DocumentOverview.tsx',
		'prescriptionState',
		'Positionen',
	],
	['positions', 'positions', 'document_positions.position', 'detail/DocumentPositions.tsx', 'positions', 'Positionen'],
	['upgrades', null, 'position_links.quantity', 'detail/UpgradeDialog.tsx', 'openQuantity', 'Uebernehmen'],
	['interactions', null, 'interactions.wf_cid', 'detail/DocumentScreen.tsx', 'InteractionList', 'Interaktionen'],
	['chain', 'chain', 'document_links.from_wf_cid', 'detail/DocumentChain.tsx', 'chain', 'Vorgangskette'],
	['history', 'events', 'document_events.kind', 'detail/DocumentHistory.tsx', 'events', 'Verlauf'],
	['tasks', null, 'task_objects.wf_cid', 'detail/DocumentTasks.tsx', 'useTaskSearch', 'Aufgaben'],
] as const;

/** The text of docs/documents.md as it must be. Throws with all that leads nowhere. */
export function documentsMap(): string {
	const lost: string[] = [];
	const contract = readContract();
	const columns = columnsOf(read('apps/api/src/database/tables.gen.ts'));
	const properties = contract.components.schemas.DocumentDetail?.properties ?? {};
	const stories = read(`${portal}/detail/DocumentScreen.stories.tsx`);
	const beyond = Object.entries(contract.paths)
		.filter(([path]) => ownPaths.test(path))
		.flatMap(([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`))
		.filter((call) => !specified.includes(call))
		.sort();
	const fieldRows = fields.map(([field, property, column, screen, words, story]) => {
		if (property !== null && !(property in properties)) lost.push(`DocumentDetail.${property} is not in the contract`);
		if (!columns.has(column)) lost.push(`${field} has no column ${column}`);
		if (!read(`${portal}/${screen}`).includes(words)) lost.push(`${screen} does not show ${field}`);
		if (!stories.includes(`export const ${story}:`)) lost.push(`${field} has no story ${story}`);
		return [
			field,
			property === null ? '–' : `\`DocumentDetail.${property}\``,
			`\`${column}\``,
			`\`${screen}\``,
			`\`${story}\``,
		];
	});
	const text = [
		'# Where the calls, conditions and fields of documents are',
		'',
		'Written by `node scripts/documentsMap.ts` from contract, tables, screens and tests; `pnpm check` fails where it is stale or where something leads nowhere.',
		'',
		'## Calls of the specification',
		'',
		'Every operation is also walked through by the matrix of permissions and the fuzzing in `apps/api/src/conformance`; the last column names the test of its own rules. A dash under the portal: no screen asks for it.',
		'',
		...table([head, ...callRows(specified, contract, lost)]),
		'',
		'## Calls beyond it',
		'',
		...table([head, ...callRows(beyond, contract, lost)]),
		'',
		'## Conditions of the search',
		'',
		'Each is declared in `packages/domain/src/trade/conditions.ts`, has its meaning in `apps/api/src/documents/conditionQueries.ts` and its control in `apps/portal/src/features/documents/list/conditionControls.tsx`; `documents.test.ts` asks every one of them, with and without the right to data of patients. What is not a column of `documents` or of a position is found by way of the customer.',
		'',
		...table([
			['condition', 'level', 'on the screen', 'kind', 'list', 'column', 'needs'],
			...conditionRows(columns, lost),
		]),
		'',
		'## Fields of a document',
		'',
		'Screens are under `apps/portal/src/features/documents`, stories in `detail/DocumentScreen.stories.tsx`; `apps/portal/e2e/trade` goes through them end to end.',
		'',
		...table([['field', 'contract', 'column', 'screen', 'story'], ...fieldRows]),
		'',
	].join('\n');
	if (lost.length > 0) throw new Error(`What docs/documents.md leads to is not there:\n${lost.join('\n')}`);
	return text;
}

const head = ['call', 'operation', 'handler in `apps/api/src`', 'portal, in `src/data`', 'test in `apps/api/src`'];

function conditionRows(columns: ReadonlySet<string>, lost: string[]): string[][] {
	const queries = read('apps/api/src/documents/conditionQueries.ts');
	const meanings = queries.slice(queries.indexOf('export const conditionQueries'));
	return documentConditions.map((condition) => {
		const { key, level, kind, label } = condition;
		const meaning = new RegExp(`^\t${key}: ([\\s\\S]*?)(?=^\t\\w+: |^\\};)`, 'm').exec(meanings)?.[1] ?? '';
		if (meaning === '') lost.push(`${key} has no meaning in conditionQueries.ts`);
		const [, owner = '', column = ''] = /\b(documents|position|addresses)\.(\w+)/.exec(meaning) ?? [];
		const isMarked = /\b(?:marked|flagged)\(/.test(meaning);
		const name = isMarked
			? 'documents.marks'
			: owner === ''
				? ''
				: `${owner === 'position' ? 'document_positions' : owner}.${column}`;
		if (name !== '' && !columns.has(name)) lost.push(`${key} asks ${name}, which is no column`);
		return [
			`\`${key}\``,
			conditionLevels.find((known) => known.key === level)?.label ?? level,
			label,
			kind,
			'list' in condition ? `\`${condition.list}\`` : '–',
			name === '' ? '–' : `\`${name}\``,
			'isHealth' in condition ? '`health`' : '–',
		];
	});
}

if (import.meta.main) writeFileSync(target, documentsMap());
