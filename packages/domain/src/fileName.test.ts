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
