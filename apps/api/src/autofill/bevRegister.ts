import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type CsvRecord, readCsvRecords } from './csvRecords.ts';

/** A street of the register with a postcode it lies in. */
export interface RegisteredStreet {
	readonly plz: string;
	/** Empty where houses are numbered within the place. */
	readonly street: string;
	/** Place as it stands in a letter. */
	readonly city: string;
	/** Place (Ortschaft) as the register knows it, which may be another one. */
	readonly locality: string;
}

/**
 * Reads the Austrian address register (BEV, "Adressregister, Stichtagsdaten", CSV): a folder with its tables ADRESSE.csv,
 * STRASSE.csv and ORTSCHAFT.csv, or one file of addresses with PLZ, street and place. Each street comes once for each
 * postcode and place, however many houses it has; what has no Austrian postcode is left out.
 */
export async function* readRegister(path: string): AsyncGenerator<RegisteredStreet> {
	const addresses = (await stat(path)).isDirectory() ? readTables(path) : readFlatFile(path);
	const seen = new Set<string>();
	for await (const address of addresses) {
		const key = `${address.plz}\n${address.street}\n${address.city}\n${address.locality}`;
		if (!/^\d{4}$/.test(address.plz) || seen.has(key)) continue;
		seen.add(key);
		yield address;
	}
}

async function* readTables(folder: string): AsyncGenerator<RegisteredStreet> {
	const localities = new Map<string, string>();
	for await (const { OKZ = '', ORTSNAME = '' } of readCsvRecords(join(folder, 'ORTSCHAFT.csv'), ['OKZ', 'ORTSNAME'])) {
		localities.set(OKZ, placeOf(ORTSNAME));
	}
	const streets = new Map<string, { name: string; city: string }>();
	for await (const record of readCsvRecords(join(folder, 'STRASSE.csv'), ['SKZ', 'STRASSENNAME'])) {
		streets.set(record.SKZ ?? '', { name: textOf(record.STRASSENNAME), city: placeOf(record.ZUSTELLORT) });
	}
	for await (const { PLZ, SKZ = '', OKZ = '' } of readCsvRecords(join(folder, 'ADRESSE.csv'), ['PLZ', 'SKZ', 'OKZ'])) {
		const street = streets.get(SKZ);
		const locality = localities.get(OKZ) ?? '';
		yield { plz: textOf(PLZ), street: street?.name ?? '', city: street?.city || locality, locality };
	}
}

async function* readFlatFile(path: string): AsyncGenerator<RegisteredStreet> {
	for await (const record of readCsvRecords(path, ['PLZ'])) {
		const street = firstOf(record, ['STRASSENNAME', 'STRASSE']);
		const locality = placeOf(firstOf(record, ['ORTSNAME', 'ORTSCHAFT', 'ORT', 'GEMEINDENAME', 'GEMEINDE']));
		const city = placeOf(firstOf(record, ['ZUSTELLORT'])) || locality;
		yield { plz: textOf(record.PLZ), street, city, locality };
	}
}

function firstOf(record: CsvRecord, names: readonly string[]): string {
	return names.map((name) => textOf(record[name])).find((text) => text !== '') ?? '';
}

/** Parts of big towns stand behind a comma: `Wien,Innere Stadt`, `Graz,01.Bez.:Innere Stadt`. */
function placeOf(text: string | undefined): string {
	return textOf(textOf(text).split(',', 1)[0]);
}

function textOf(text: string | undefined): string {
	return (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
}
