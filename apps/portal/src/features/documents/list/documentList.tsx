import { hrefOf } from '@kontor/domain/routes';
import { type DocumentRow, useDocumentSearch } from '../../../data/documents.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import type { ListKind } from '../../../kit/list/ListScreen.tsx';
import { useConditionFilters } from './conditionControls.tsx';
import { documentColumns } from './documentColumns.tsx';
import { documentFields, questionOf } from './documentFilter.ts';

/** The list of all documents. */
export const documentList: ListKind<typeof documentFields, DocumentRow> = {
	name: 'documents',
	label: 'Dokumente',
	search: { label: 'Dokumente suchen', placeholder: 'Nummer, Bezeichnung oder Kunde' },
	fields: documentFields,
	hrefOf: (query) => hrefOf('documents', {}, query),
	useRows: (filter) => useDocumentSearch(questionOf(filter)),
	useFilters: useConditionFilters,
	columns: documentColumns,
	orderOf: () => ({ column: 'date', direction: 'descending' }),
	recordOf: ({ wf_cid }) => wf_cid,
	rowHref: ({ addressLfdnr, wf_cid }) => hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid }),
	preview: {
		Content: lazyChunk(async () => (await import('./DocumentPreview.tsx')).DocumentPreview),
		labelOf: ({ nr, wf_cid }) => `Vorschau von ${nr || `Entwurf ${wf_cid}`}`,
	},
};
