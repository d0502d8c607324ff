import { describe, expect, test } from 'vitest';
import { createScanLookup } from './scannedArticle.ts';

const pads = {
	artNr: 'IN100',
	artNr2: '13404900',
	gtin: '9001234567896',
	packs: [{ gtin: '19001234567893', quantity: '30', unit: 'KTN' }],
};
const gloves = { artNr: '22', artNr2: '', gtin: '', packs: [] };
const masks = { artNr: 'MA1', artNr2: '22', gtin: '012345678905', packs: [] };
const own = { artNr: 'EG1', artNr2: '', gtin: '2000000001234', packs: [] };
const look = createScanLookup([pads, gloves, masks, own]);
const numbers = (code: string) => {
	const found = look(code, 2026);
	return found.kind === 'found' ? found.hits.map(({ article }) => article.artNr) : found;
};

describe('a code', () => {
	test('is found by GTIN in all its spellings, by number and second number', () => {
		expect(numbers('9001234567896')).toEqual(['IN100']);
		expect(numbers(' 0012345678905 ')).toEqual(['MA1']);
		expect(numbers('12345678905'.padStart(12, '0'))).toEqual(['MA1']);
		expect(numbers('IN100')).toEqual(['IN100']);
		expect(numbers('13404900')).toEqual(['IN100']);
	});

	// K13
	test('is compared whole, and two articles are for somebody to choose', () => {
		expect(numbers('13404901')).toEqual({ kind: 'unknown', isMisread: false });
		expect(numbers('13404902')).toEqual({ kind: 'unknown', isMisread: true });
		expect(numbers('1340490')).toEqual({ kind: 'unknown', isMisread: false });
		expect(numbers('22')).toEqual(['22', 'MA1']);
	});

	// K14: without a rule for its prefix a number of the shop is a number.
	test('of the shop itself is taken as it is, and a wrong check digit is no number', () => {
		expect(numbers('2000000001234')).toEqual(['EG1']);
		expect(numbers('2112345012506')).toMatchObject({ kind: 'unknown', isMisread: false });
		expect(numbers('2112345012507')).toMatchObject({ kind: 'unknown', isMisread: true });
		expect(numbers('2812345000120')).toMatchObject({ kind: 'unknown' });
	});

	test('of the shop itself is read by the rule of its prefix where nothing has it as its own', () => {
		const sausage = { artNr: '12345', artNr2: '', gtin: '', packs: [] };
		const whole = { artNr: 'G1', artNr2: '', gtin: '2812345000120', packs: [] };
		const rules = [
			{ prefix: '21', kind: 'weight', articleDigits: 5, decimals: 3 },
			{ prefix: '28', kind: 'pieces', articleDigits: 5, decimals: 0 },
		] as const;
		const read = createScanLookup([sausage, whole, own], rules);
		expect(read('2112345012506', 2026)).toMatchObject({ hits: [{ article: sausage, factor: '1.25' }] });
		expect(read('2812345000120', 2026)).toMatchObject({ hits: [{ article: whole, factor: '1' }] });
		expect(read('2000000001234', 2026)).toMatchObject({ hits: [{ article: own, factor: '1' }] });
		expect(read('2112345012507', 2026)).toEqual({ kind: 'unknown', isMisread: true });
		expect(read('2154321012506', 2026)).toMatchObject({ kind: 'unknown' });
	});

	// K20
	test('of a carton is its pieces', () => {
		expect(look('19001234567893', 2026)).toMatchObject({ hits: [{ article: pads, factor: '30', packUnit: 'KTN' }] });
		expect(look('9001234567896', 2026)).toMatchObject({ hits: [{ factor: '1', packUnit: null }] });
	});

	// K11
	test('of GS1 says lot, expiry and serial number beside the article', () => {
		expect(look('(01)09001234567896(17)270531(10)L-7(21)S1', 2026)).toMatchObject({
			kind: 'found',
			hits: [{ article: pads }],
			lot: 'L-7',
			serial: 'S1',
			expiry: '2027-05-31',
		});
		expect(numbers('ABß12Z')).toEqual({ kind: 'unknown', isMisread: false });
	});

	test('twice of the same article is one', () => {
		const packs = [{ gtin: '', quantity: '10', unit: 'KTN' }];
		const twice = { ...own, gtin: '9001234567896', artNr: 'X', artNr2: 'X', packs };
		expect(createScanLookup([twice])('9001234567896', 2026)).toMatchObject({ hits: [{ article: twice }] });
		expect(createScanLookup([twice])('X', 2026)).toMatchObject({ hits: [{ article: twice }] });
	});
});
