import { hrefOf } from '@kontor/domain/routes';
import { type AddressRow, useAddressSearch, useAddressTypes, useCustomerGroups } from '../../../data/addresses.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { choiceControl, textControl } from '../../../kit/list/filterControls.tsx';
import type { ListKind } from '../../../kit/list/ListScreen.tsx';
import { AddressWalk } from '../results/lazyAddressWalk.ts';
import { addressCardLines, addressColumns } from './addressColumns.tsx';
import { addressFields, isSecret, questionOf } from './addressFilter.ts';

/** The list of all addresses. */
export const addressList: ListKind<typeof addressFields, AddressRow> = {
	name: 'crm',
	label: 'Adressen',
	search: { label: 'Adressen suchen', placeholder: 'Name, Nummer, Telefon oder E-Mail', hasFocus: true },
	fields: addressFields,
	hrefOf: (query) => hrefOf('crm', {}, query),
	isSecret,
	useRows: (filter) => useAddressSearch(questionOf(filter)),
	useFilters: (filter, change) => [
		choiceControl({
			key: 'addressType',
			label: 'Typ',
			list: useAddressTypes(),
			optionOf: (type) => [type.fldName, type.bezeichnung],
			value: filter.addressType,
			onChange: (addressType) => change({ ...filter, addressType }),
		}),
		choiceControl({
			key: 'customerGroup',
			label: 'Kundengruppe',
			list: useCustomerGroups(),
			optionOf: (group) => [group.code, group.bezeichnung],
			value: filter.customerGroup,
			onChange: (customerGroup) => change({ ...filter, customerGroup }),
		}),
		...texts.map(({ key, ...text }) =>
			textControl({ ...text, key, value: filter[key], onChange: (value) => change({ ...filter, [key]: value }) }),
		),
	],
	columns: addressColumns,
	cardLines: addressCardLines,
	orderOf: ({ q }) => (q === '' ? { column: 'name', direction: 'ascending' } : null),
	recordOf: ({ lfdnr }) => lfdnr,
	rowHref: ({ lfdnr }) => hrefOf('crmAddress', { lfdnr }),
	preview: {
		Content: lazyChunk(async () => (await import('../preview/AddressPreview.tsx')).AddressPreview),
		labelOf: ({ lfdnr }) => `Vorschau der Adresse ${lfdnr}`,
	},
	Export: lazyChunk(async () => (await import('./ExportDialog.tsx')).ExportDialog),
	preloadRecord: () => AddressWalk.preload(),
};

const texts = [
	{ key: 'street', label: 'Straße', maxLength: 200 },
	{ key: 'postalCode', label: 'PLZ', inputMode: 'numeric', maxLength: 12 },
	{ key: 'city', label: 'Ort', maxLength: 100 },
] as const;
