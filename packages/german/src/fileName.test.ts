import { expect, test } from 'vitest';
import { fileNameOf } from './fileName.ts';

test.each([
	['Huber Elisabeth', 'Huber Elisabeth.vcf'],
	['../../etc/passwd', 'etc passwd.vcf'],
	['A/B: "C" <D>|E?*', 'A B C D E.vcf'],
	['\u202e\u0000', 'Datei.vcf'],
	['ä'.repeat(200), `${'ä'.repeat(80)}.vcf`],
])('%j becomes the file %j', (name, file) => {
	expect(fileNameOf(name, 'vcf')).toBe(file);
});

test.each([
	['AU-4711.PDF', 'AU-4711.pdf'],
	['RE 4711.', 'RE 4711.pdf'],
	['RE 4711. ', 'RE 4711.pdf'],
	['RE 4711.pdf.pdf', 'RE 4711.pdf'],
	['RE 4711.pdf. ', 'RE 4711.pdf'],
	['Attest v1.2.Pdf', 'Attest v1 2.pdf'],
	['.pdf', 'Datei.pdf'],
	['...', 'Datei.pdf'],
	['Formular pdf', 'Formular pdf.pdf'],
	['Liste.csv', 'Liste csv.pdf'],
])('a file has one ending: %j becomes %j', (title, file) => {
	expect(fileNameOf(title, 'pdf')).toBe(file);
});
