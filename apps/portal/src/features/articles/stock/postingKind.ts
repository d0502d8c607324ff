import type { Model } from '@kontor/api-client/types';
import { formatGermanDate } from '@kontor/german/date';
import { addDecimals, compareDecimals, formatFigure } from '@kontor/german/number';
import { isBlank } from '@kontor/german/visibleText';
import { dateError } from '@kontor/ui/DateField';
import { numberError } from '@kontor/ui/NumberField';
import type { RecordDraft, RecordKind } from '../../../kit/record/recordKind.ts';
import { sentencesOf } from '../editing/sentences.ts';

/** Kinds of postings by hand. */
export const postingKinds = [
	{ value: 'receipt', label: 'Wareneingang' },
	{ value: 'correction', label: 'Korrektur' },
	{ value: 'transfer', label: 'Umlagerung' },
] as const;

/** A posting as its form holds it. */
export type PostingValues = Readonly<
	Record<'kind' | 'warehouse' | 'toWarehouse' | 'lot' | 'serial' | 'expiry' | 'quantity' | 'unitCost' | 'note', string>
>;

/** Article data the form of a posting needs. */
export interface PostedArticle {
	readonly lotDuty: boolean;
	readonly serialDuty: boolean;
	/** Current stock by place. */
	readonly lines: readonly Model<'StockLine'>[];
}

/** The limits of a quantity that comes or goes. */
export const amounts = { min: '0.01', decimals: 2 } as const;
export const corrections = { decimals: 2 } as const;
export const costs = { min: '0', decimals: 3 } as const;

/** Stock in a warehouse, of a lot and serial number where they are named. */
export function lyingOf(
	lines: readonly Model<'StockLine'>[],
	{ warehouse, lot, serial }: Pick<PostingValues, 'warehouse' | 'lot' | 'serial'>,
): string {
	return lines
		.filter((line) => line.warehouse.code === warehouse && line.lot === lot.trim() && line.serial === serial.trim())
		.reduce((sum, { inventory }) => addDecimals(sum, inventory), '0');
}

/** Stock there after the posting; null while it cannot be computed. */
export function leftAfter(values: PostingValues, lines: readonly Model<'StockLine'>[]): string | null {
	const { kind, quantity, warehouse } = values;
	if (warehouse === '' || numberError(quantity, corrections) !== undefined || quantity === '') return null;
	const change = kind === 'transfer' ? `-${quantity}` : quantity;
	return addDecimals(lyingOf(lines, values), change);
}

/** Labels and rules of the form of a posting to an article. */
export function postingKind({ lotDuty, serialDuty, lines }: PostedArticle): RecordKind<PostingValues> {
	return {
		labels: {
			kind: 'Buchung',
			warehouse: 'Lager',
			toWarehouse: 'In das Lager',
			lot: 'Charge',
			serial: 'Seriennummer',
			expiry: 'Haltbar bis',
			quantity: 'Menge',
			unitCost: 'Einstandspreis je Stück',
			note: 'Bemerkung',
		},
		shown: (field, value) => (field === 'expiry' && value !== '' ? formatGermanDate(value) : value),
		warn(values) {
			const left = leftAfter(values, lines);
			const known = lines.find(({ lot, expiry }) => lot !== '' && lot === values.lot.trim() && expiry !== null)?.expiry;
			return sentencesOf({
				quantity:
					left !== null && compareDecimals(left, '0') < 0
						? `Danach wäre der Bestand hier ${formatFigure(left, 'quantity')}, also negativ.`
						: undefined,
				expiry:
					known && values.expiry !== '' && values.expiry !== known
						? `Für diese Charge ist ${formatGermanDate(known)} erfasst; das bleibt.`
						: undefined,
			});
		},
		check: (values) =>
			sentencesOf({
				warehouse: values.warehouse === '' ? 'Bitte wählen Sie ein Lager.' : undefined,
				toWarehouse: toWarehouseProblem(values),
				lot:
					isBlank(values.lot) && (lotDuty || values.expiry !== '')
						? 'Dieser Artikel wird nach Chargen geführt: bitte geben Sie die Charge an.'
						: undefined,
				serial:
					serialDuty && values.kind === 'receipt' && isBlank(values.serial)
						? 'Bitte geben Sie die Seriennummer des einen Stücks an.'
						: undefined,
				expiry: dateError(values.expiry),
				quantity: quantityProblem(values),
				unitCost: numberError(values.unitCost, costs),
				note: values.kind === 'correction' && isBlank(values.note) ? 'Bitte begründen Sie die Korrektur.' : undefined,
			}),
	};
}

function toWarehouseProblem({ kind, warehouse, toWarehouse }: PostingValues): string | undefined {
	if (kind !== 'transfer') return undefined;
	if (toWarehouse === '') return 'Bitte wählen Sie, wohin umgelagert wird.';
	return toWarehouse === warehouse ? 'Das ist dasselbe Lager.' : undefined;
}

function quantityProblem({ kind, quantity, serial }: PostingValues): string | undefined {
	if (quantity === '') return 'Bitte geben Sie eine Menge an.';
	const wrong = numberError(quantity, kind === 'correction' ? corrections : amounts);
	if (wrong !== undefined) return wrong;
	if (compareDecimals(quantity, '0') === 0) return 'Bitte geben Sie eine Menge an.';
	const isOne = ['1', '-1'].some((one) => compareDecimals(quantity, one) === 0);
	return serial.trim() !== '' && !isOne ? 'Eine Seriennummer ist genau ein Stück.' : undefined;
}

/** A form to begin with. */
export function newPosting(kind: PostingValues['kind'], warehouse: string): RecordDraft<PostingValues> {
	const values = {
		kind,
		warehouse,
		toWarehouse: '',
		lot: '',
		serial: '',
		expiry: '',
		quantity: '',
		unitCost: '',
		note: '',
	};
	return { lfdnr: null, version: null, base: values, values };
}

/** Request body of the typed values; values that do not belong to the kind are left out. */
export function postingContent(values: PostingValues): Model<'StockPosting'> {
	const kind = postingKinds.find(({ value }) => value === values.kind)?.value ?? 'receipt';
	return {
		kind,
		warehouse: values.warehouse,
		toWarehouse: kind === 'transfer' ? values.toWarehouse : null,
		lot: values.lot.trim(),
		serial: values.serial.trim(),
		expiry: kind === 'receipt' ? values.expiry || null : null,
		quantity: values.quantity,
		unitCost: kind === 'receipt' ? values.unitCost || null : null,
		note: values.note.trim(),
	};
}
