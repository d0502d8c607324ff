import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';

/** A line of a CSV file: name of a column → its text. */
export type CsvRecord = Readonly<Record<string, string>>;

/**
 * Reads a CSV file line by line, however long it is: UTF-8 with or without byte order mark, semicolons, quotes where
 * needed, names of columns in the first line. Throws for another encoding, and when a column of `needed` is missing.
 */
export async function* readCsvRecords(path: string, needed: readonly string[]): AsyncGenerator<CsvRecord> {
	let names: readonly string[] | null = null;
	const parser = parse({
		delimiter: ';',
		relax_column_count: true,
		skip_empty_lines: true,
		columns: (header: string[]) => {
			names = header;
			const missing = needed.filter((name) => !header.includes(name));
			if (missing.length > 0) throw new Error(`${path} has no column ${missing.join(', ')}`);
			return header;
		},
	});
	const records = pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), decodeUtf8, parser, () => {});
	for await (const record of records) yield { ...emptyCells(names ?? []), ...record };
	if (names === null) throw new Error(`${path} is empty`);

	async function* decodeUtf8(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
		const decoder = new TextDecoder('utf-8', { fatal: true });
		try {
			for await (const bytes of source) yield decoder.decode(bytes, { stream: true });
			yield decoder.decode();
		} catch (error) {
			throw new Error(`${path} is not written in UTF-8`, { cause: error });
		}
	}
}

/** A line may end early; what it leaves out is empty. */
function emptyCells(names: readonly string[]): CsvRecord {
	return Object.fromEntries(names.map((name) => [name, '']));
}
