import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaperContent } from '../paperContent.ts';
import { goods, invoice } from '../testing/paperContents.ts';
import { lettersOf, readBack } from '../testing/readBack.ts';
import { makePaper } from './makePaper.ts';
import type { PaperWish } from './sheet.ts';

const wanted = () => {};

function make(content: PaperContent, printType: PaperWish['printType'] = 'original') {
	return makePaper({ wishes: [{ content, printType }], logos: new Map(), madeAt: 0 }, wanted);
}

async function read(content: PaperContent, printType: PaperWish['printType'] = 'original') {
	return readBack((await make(content, printType)).pdf);
}

const letters = [...'abcxyzABCXYZäöüÄÖÜßẞ€0123456789.,-–„“"()/&%²³§°+²½éèçñışŁłŞşČčĆćŐőŘřŠšŽžĐđİĞğ'];
const word = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 60 }).map((signs) => signs.join(''));
const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '));

describe('what is read back', () => {
	test('is what was put in, over many pages, in the order of the positions', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(text, { minLength: 1, maxLength: 25 }),
				text,
				text,
				async (texts, headText, footText) => {
					const content = invoice({ positions: texts.map((own) => goods({ text: own })), headText, footText });
					const { spoken, edges, pages } = await read(content);
					let from = 0;
					for (const own of [headText, ...texts, footText]) {
						const at = spoken.indexOf(lettersOf(own), from);
						expect([own, at >= from]).toEqual([own, true]);
						from = at + lettersOf(own).length;
					}
					// Nothing lies outside of what a printer reaches.
					expect(edges.left).toBeGreaterThan(56);
					expect(edges.right).toBeLessThan(545);
					expect(edges.bottom).toBeGreaterThan(14);
					expect(edges.top).toBeLessThan(828);
					expect(pages.at(-1)).toContain(`Seite ${pages.length} von ${pages.length}`);
				},
			),
			{ numRuns: 8 },
		);
	}, 240_000);

	test('has letters of the neighbours composed, and a box for a sign the font does not have', async () => {
		const name = 'Yılmaz Łukasik Dvořák Ćosić Őri';
		const content = invoice({
			recipient: { ...invoice().recipient, name },
			positions: [goods({ text: 'Pru\u0308fung – „x“ ² € 👩‍🦽 fertig\u00ad stellen\u200b \u202eumgekehrt' })],
		});
		const made = await make(content);
		const { letters: found, pages } = await readBack(made.pdf);
		// As it was written, not as a reader may compose it.
		expect(pages.join('')).toContain('Pr\u00fcfung');
		expect(found).toContain(lettersOf(name));
		expect(found).toContain('Prüfung–„x“²€');
		expect(found).toContain('fertigstellenumgekehrt');
		expect(found).not.toContain('\u202e');
		expect(made.replaced).toEqual(['U+1F469', 'U+1F9BD']);
	});

	test('repeats the head of the table and carries amounts over', async () => {
		const positions = Array.from({ length: 60 }, (_, index) => goods({ text: `Nr. ${index}`, amount: '10.00' }));
		const { pages } = await read(invoice({ positions }));
		expect(pages.length).toBeGreaterThan(2);
		for (const page of pages) expect(page).toContain('Bezeichnung');
		for (const page of pages.slice(1, -1)) expect(page.match(/Übertrag/g)).toHaveLength(2);
		const [first] = pages;
		const lines = first?.match(/^Nr\. \d+$/gm)?.length ?? 0;
		expect(first).toContain(`${lines * 10},00`);
	});

	test('of ninety lines is whole, with the head on each page', async () => {
		const lines = Array.from({ length: 90 }, (_, index) => `Zeile ${index} der Anpassung`);
		const { pages, letters: found } = await read(invoice({ positions: [goods({ text: lines.join('\n') })] }));
		for (const line of lines) expect(found).toContain(lettersOf(line));
		expect(pages.every((page) => page.includes('Bezeichnung'))).toBe(true);
	});

	test('of a firm of ninety letters with six lines pushes the body down, and no page stays empty', async () => {
		const recipient = {
			name: `${'Verein zur Förderung der Pflegewissenschaften '.repeat(2)}Abteilung Einkauf c/o Zentrale Rechnungsprüfung`,
			street: 'Am Ende der Langen Straße hinter dem Bahnhof 1234/56/78',
			plz: '1234',
			city: 'Sankt Irgendwo an der Donau bei Wien am Gebirge',
			country: 'Liechtenstein',
		};
		const typeName = `Rechnung ${'mit sehr langem Betreff '.repeat(9)}`;
		const { pages, letters: found } = await read(invoice({ recipient, typeName }));
		expect(found).toContain(lettersOf(recipient.name));
		expect(pages).toHaveLength(1);
		expect(pages[0]?.indexOf('Bezeichnung')).toBeGreaterThan(pages[0]?.indexOf('LIECHTENSTEIN') ?? 0);
	});

	test('of a prescription without positions says so', async () => {
		const { pages } = await read(invoice({ shortType: 'VO', typeName: 'Verordnung', positions: [] }));
		expect(pages[0]).toContain('Keine Positionen');
		expect(pages[0]).not.toContain('Gesamtbetrag');
	});

	test('recomputes: prices with three decimals, both discounts, each rate', async () => {
		const positions = [
			goods({ quantity: '400', price: '12.345', amount: '4938.00' }),
			goods({ quantity: '1.5', price: '33.330', discount: '5', discount2: '2.5', vatRate: '4.9', amount: '46.31' }),
		];
		const rates = [
			{ rate: '20', net: '4938.00', vat: '987.60', gross: '5925.60' },
			{ rate: '4.9', net: '46.31', vat: '2.27', gross: '48.58' },
		];
		const { letters: found } = await read(invoice({ positions, rates, net: '4984.31', gross: '5974.18' }));
		for (const shown of [
			'12,345',
			'4.938,00',
			'1,5',
			'5%+2,5%',
			'20%UStvon€4.938,00€987,60',
			'4,9%UStvon€46,31€2,27',
		]) {
			expect(found).toContain(shown);
		}
		expect(found).toContain('Gesamtbetrag€5.974,18');
	});

	test('of a document with a discount and prices with tax adds up', async () => {
		const content = invoice({ isGross: true, discount: '10', gross: '350.55', net: '292.12' });
		const { letters: found } = await read({
			...content,
			rates: [{ rate: '20', net: '292.12', vat: '58.43', gross: '350.55' }],
		});
		expect(found).toContain('Summe€389,50Rabatt10%-€38,95Gesamtbetrag€350,55darin20%USt(netto€292,12)€58,43');
	});

	test('names the days of supply: those of the delivery notes, else its own', async () => {
		expect((await read(invoice())).letters).toContain('Lieferdatum30.11.2026');
		const service = { from: '2026-11-02', to: '2026-11-20' };
		expect((await read(invoice({ service }))).letters).toContain('Leistungszeitraum02.11.2026–20.11.2026');
		expect((await read(invoice({ service: { from: '2026-11-02', to: '2026-11-02' } }))).letters).toContain(
			'Lieferdatum02.11.2026',
		);
	});

	test('of a credit note names number and day of its invoice', async () => {
		const sources = [{ shortType: 'RE', typeName: 'Rechnung', nr: 'RE-2026-00001', date: '2026-11-02' }];
		const { letters: found } = await read(
			invoice({ shortType: 'GU', typeName: 'Gutschrift', nr: 'GU-2026-00001', sources }),
		);
		expect(found).toContain('BerichtigtRechnungRE-2026-00001vom02.11.2026');
	});
});

describe('the structure', () => {
	test('has a title, one table with its heads, a row for each position, and the sums in a table of their own', async () => {
		const positions = Array.from({ length: 50 }, (_, index) => goods({ text: `Nr. ${index}` }));
		const { tags, title, language, isMarked } = await read(invoice({ positions }));
		expect([title, language, isMarked]).toEqual(['Rechnung RE-2026-00001', 'de-AT', true]);
		expect([tags.Document, tags.H1, tags.Table, tags.TR]).toEqual([1, 1, 2, 1 + 50 + 3]);
		expect(tags.TH).toBe(7 + 3);
		expect(tags.TD).toBe(50 * 7 + 3);
	});

	test('reads out each text once: heads and feet of pages, repeated heads and carried amounts are silent', async () => {
		const positions = Array.from({ length: 50 }, (_, index) => goods({ text: `Nr. ${index}` }));
		const { spoken } = await read(invoice({ positions }));
		expect(spoken.match(/Bezeichnung/g)).toHaveLength(1);
		expect(spoken.match(/RechnungRE-2026-00001/g)).toHaveLength(1);
		expect(spoken).not.toContain('Übertrag');
		expect(spoken).not.toContain('Seite1von');
	});

	test('tells readers that it is PDF/UA, with its font within and no other', async () => {
		const { pdf } = await make(invoice());
		const raw = Buffer.from(pdf).toString('latin1');
		for (const part of [
			'pdfuaid:part',
			'/MarkInfo',
			'/StructTreeRoot',
			'/DisplayDocTitle true',
			'/Lang (de-AT)',
			'/FontFile2',
			'/ToUnicode',
		]) {
			expect(raw).toContain(part);
		}
		expect(raw).not.toMatch(/Helvetica|Type1/);
	});
});

test('the same order makes the same bytes', async () => {
	const [first, second] = [await make(invoice()), await make(invoice())];
	expect(Buffer.from(first.pdf).equals(Buffer.from(second.pdf))).toBe(true);
});

test('who leaves ends it in the middle', async () => {
	let asked = 0;
	const positions = Array.from({ length: 200 }, () => goods());
	const order = {
		wishes: [{ content: invoice({ positions }), printType: 'original' as const }],
		logos: new Map(),
		madeAt: 0,
	};
	const stopped = makePaper(order, () => {
		if (++asked === 4) throw new Error('left');
	});
	await expect(stopped).rejects.toThrow('left');
	expect(asked).toBe(4);
});
