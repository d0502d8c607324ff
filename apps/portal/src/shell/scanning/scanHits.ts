import { hrefOf } from '@kontor/domain/routes';
import { formatFigure } from '@kontor/german/number';
import type { ScanHit } from '../../data/scan.ts';

/** Where a hit leads. */
export function hrefOfHit({ type, artNr, lfdnr, wf_cid }: ScanHit): string {
	if (type === 'ARTICLE') return hrefOf('articleDetails', { articleNumber: artNr ?? '' });
	if (type === 'DOCUMENT') return hrefOf('crmAddressDocumentDetailed', { lfdnr: lfdnr ?? 0, wf_cid: wf_cid ?? '' });
	return hrefOf('crmAddress', { lfdnr: lfdnr ?? 0 });
}

const matches: Readonly<Record<ScanHit['match'], string>> = {
	gtin: 'GTIN des Artikels',
	pack: 'Packung',
	artNr: 'Artikelnummer',
	artNr2: 'zweite Nummer',
	documentNumber: 'Belegnummer',
	addressNumber: 'Adressnummer',
};

/** Text of a hit with the field that the code matches: "RO100030, Packung zu 30,00". */
export function hitWords({ type, artNr, lfdnr, match, quantity }: ScanHit): string {
	const number = type === 'ARTICLE' ? artNr : type === 'ADDRESS' ? lfdnr : null;
	const what = `${matches[match]}${match === 'pack' && quantity !== null ? ` zu ${formatFigure(quantity, 'quantity')}` : ''}`;
	return number === null ? what : `${number}, ${what}`;
}
