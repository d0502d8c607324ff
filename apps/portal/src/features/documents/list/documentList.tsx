import { hrefOf } from '@kontor/domain/routes';
import { type DocumentRow, useDocumentSearch } from '../../../data/documents.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import type { ListKind } from '../../../kit/list/ListScreen.tsx';
import { DocumentWalk } from '../walk/lazyDocumentWalk.ts';
import { useConditionFilters } from './conditions/conditionFilters.tsx';
import { amountColumns, documentColumns, documentLines } from './documentColumns.tsx';
import { documentFields, questionOf } from './documentFilter.ts';

/** The list of all documents. */
export const documentList: ListKind<typeof documentFields, DocumentRow> = {
	name: 'documents',
	label: 'Dokumente',
	search: { label: 'Dokumente suchen', placeholder: 'Nummer, Bezeichnung oder Kunde' },
	fields: documentFields,
	hrefOf: (query) => hrefOf('documents', {}, query),
	useRows: (filter) => useDocumentSearch(questionOf(filter, true)),
	useFilters: useConditionFilters,
	columns: documentColumns,
	cardLines: documentLines,
	orderOf: () => ({ column: 'date', direction: 'descending' }),
	recordOf: ({ wf_cid }) => wf_cid,
	rowHref: ({ addressLfdnr, wf_cid }) => hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid }),
	Export: lazyChunk(async () => (await import('./ExportDialog.tsx')).ExportDialog),
	preloadRecord: () => DocumentWalk.preload(),
	preview: {
		Content: lazyChunk(async () => (await import('./DocumentPreview.tsx')).DocumentPreview),
		labelOf: ({ nr, wf_cid }) => `Vorschau von ${nr || `Entwurf ${wf_cid}`}`,
	},
};

/** The same for users who see no prices: no such columns, and no order by them. */
export const documentListWithoutPrices: typeof documentList = {
	...documentList,
	useRows: (filter) => useDocumentSearch(questionOf(filter, false)),
	columns: documentColumns.filter(({ key }) => !amountColumns.includes(key)),
	cardLines: documentLines.filter(({ key }) => !amountColumns.includes(key)),
};
