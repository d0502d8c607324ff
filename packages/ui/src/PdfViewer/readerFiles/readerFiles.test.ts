import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const reader = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))));

function addressesIn(file: string): string[] {
	const text = readFileSync(join(here, file), 'utf8');
	return [...text.matchAll(/'([^']+)': new URL\('(pdfjs-dist\/[^']+)', import\.meta\.url\)/g)].map(
		([, name, address]) => {
			expect(address).toMatch(new RegExp(`/${name}$`));
			return address ?? '';
		},
	);
}

function filesIn(folder: string, ending: RegExp): string[] {
	return readdirSync(join(reader, folder))
		.filter((name) => ending.test(name))
		.map((name) => `pdfjs-dist/${folder}/${name}`);
}

test('every map of letters that comes with the reader has its address', () => {
	expect(addressesIn('characterMaps.ts').sort()).toEqual(filesIn('cmaps', /\.bcmap$/).sort());
});

test('every font and every decoder of pictures that comes with the reader has its address', () => {
	// QuickJS runs the scripts of forms, and the conversion of colours is fetched by the worker alone: neither is asked for.
	const wanted = [...filesIn('standard_fonts', /\.(pfb|ttf)$/), ...filesIn('wasm', /^(?!quickjs|qcms).*\.wasm$/)];
	expect(addressesIn('readerAddresses.ts').sort()).toEqual(wanted.sort());
});
