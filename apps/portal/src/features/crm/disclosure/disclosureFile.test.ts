import { expect, test } from 'vitest';
import { disclosureFile } from './disclosureFile.ts';

const made = 'Erstellt am 28.11.2026 von dora.demo.';

test('holds every fact and every file, and leaves out what is empty', () => {
	const page = disclosureFile({
		title: 'Auskunft über Huber Elisabeth',
		made,
		sections: [
			{ heading: 'Kontaktdaten', facts: [['Straße', 'Dorfstraße 11']] },
			{ heading: 'Interaktionen', facts: [] },
		],
		files: [{ name: 'Vollmacht.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }],
	});
	expect(page).toContain('<th scope="row">Straße</th><td>Dorfstraße 11</td>');
	expect(page).not.toContain('Interaktionen');
	expect(page).toContain('download="Vollmacht.pdf" href="data:application/pdf;base64,JVBERi0="');
	expect(page).toContain(made);
});

test('takes nothing that was entered for a part of the page', () => {
	const bad = `"><script>alert('1')</script>&`;
	const page = disclosureFile({
		title: bad,
		made,
		sections: [{ heading: bad, facts: [[bad, bad]] }],
		files: [{ name: bad, contentType: bad, content: '' }],
	});
	expect(page).not.toContain('<script');
	expect(page.match(/&lt;script&gt;alert\(&#39;1&#39;\)/g)).toHaveLength(8);
});
