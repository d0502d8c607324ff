import { compareDecimals, formatFigure, formatGermanNumber, showGermanNumber } from '@kontor/german/number';
import type { PaperContent, PaperPosition } from '../paperContent.ts';
import type { SheetColumn, SheetRow } from './sheet.ts';

const number: SheetColumn = { key: 'number', label: 'Pos.', width: 10, align: 'left' };
const text: SheetColumn = { key: 'text', label: 'Bezeichnung', width: null, align: 'left' };
const quantity: SheetColumn = { key: 'quantity', label: 'Menge', width: 16, align: 'right' };
const unit: SheetColumn = { key: 'unit', label: 'Einheit', width: 16, align: 'left' };
const discount: SheetColumn = { key: 'discount', label: 'Rabatt', width: 15, align: 'right' };
const vat: SheetColumn = { key: 'vat', label: 'USt', width: 12, align: 'right' };

/** The columns of a paper: what it costs only where prices are printed, a discount only where somebody gets one. */
export function columnsOf(
	{ positions, isGross }: PaperContent,
	hasPrices: boolean,
	isInternal: boolean,
): readonly SheetColumn[] {
	if (isInternal) {
		return [
			number,
			text,
			quantity,
			unit,
			{ key: 'trace', label: 'Charge / Serie', width: 34, align: 'left' },
			{ key: 'tick', label: 'Erledigt', width: 16, align: 'left' },
		];
	}
	if (!hasPrices) return [number, text, quantity, unit];
	const basis = isGross ? 'brutto' : 'netto';
	return [
		number,
		text,
		quantity,
		unit,
		{ key: 'price', label: `Preis ${basis}`, width: 21, align: 'right' },
		...(positions.some((position) => discountOf(position) !== '') ? [discount] : []),
		vat,
		{ key: 'amount', label: `Betrag ${basis}`, width: 24, align: 'right' },
	];
}

/** The lines of a paper, numbered as they stand: goods alone, so that words between them count nothing. */
export function rowsOf({ positions }: PaperContent, hasPrices: boolean, isInternal: boolean): readonly SheetRow[] {
	let count = 0;
	const rows: SheetRow[] = [];
	for (const position of positions) {
		if (position.kind === 'article') rows.push(goods(position, ++count, hasPrices, isInternal));
		else if (position.kind === 'text')
			rows.push({ cells: { text: position.text }, more: '', isStrong: false, amount: null });
		else if (hasPrices) rows.push(subtotal(position));
	}
	return rows;
}

function subtotal({ text: words, amount }: PaperPosition): SheetRow {
	const cells = { text: words || 'Zwischensumme', amount: formatFigure(amount, 'money') };
	return { cells, more: '', isStrong: true, amount: null };
}

function goods(position: PaperPosition, count: number, hasPrices: boolean, isInternal: boolean): SheetRow {
	const { articleNumber, lot, serialNumber, price, vatRate, amount } = position;
	const trace = [lot === '' ? '' : `Charge ${lot}`, serialNumber === '' ? '' : `Serie ${serialNumber}`].filter(Boolean);
	return {
		cells: {
			number: String(count),
			text: position.text,
			quantity: showGermanNumber(position.quantity),
			unit: position.unit,
			price: formatFigure(price, 'price'),
			discount: discountOf(position),
			vat: `${formatGermanNumber(vatRate, vatRate.includes('.') ? 1 : 0)} %`,
			amount: formatFigure(amount, 'money'),
			trace: trace.join(', '),
		},
		// A worksheet has a column for lots and serial numbers.
		more: [articleNumber === '' ? '' : `Art.-Nr. ${articleNumber}`, ...(isInternal ? [] : trace)]
			.filter(Boolean)
			.join(' · '),
		isStrong: false,
		amount: hasPrices ? amount : null,
	};
}

function discountOf({ discount: first, discount2: second }: PaperPosition): string {
	return [first, second]
		.filter((percent) => compareDecimals(percent, '0') !== 0)
		.map((percent) => `${showGermanNumber(percent)} %`)
		.join(' + ');
}
