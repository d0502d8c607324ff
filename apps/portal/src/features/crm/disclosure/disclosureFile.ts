/** Facts under a heading. */
export interface DisclosureSection {
	readonly heading: string;
	/** Each with what it is called, or the first column of a list. */
	readonly facts: readonly (readonly [string, string])[];
}

/** A file that goes along, its content as base64. */
export interface DisclosedFile {
	readonly name: string;
	readonly contentType: string;
	readonly content: string;
}

/** Everything that is told to somebody about themselves. */
export interface Disclosure {
	readonly title: string;
	/** When and by whom it was made. */
	readonly made: string;
	readonly sections: readonly DisclosureSection[];
	readonly files: readonly DisclosedFile[];
}

/**
 * One page that every browser opens without a network, with the files inside it; what was entered by anybody is text and
 * never a part of the page.
 */
export function disclosureFile({ title, made, sections, files }: Disclosure): string {
	const tables = sections
		.filter(({ facts }) => facts.length > 0)
		.map(({ heading, facts }) => {
			const rows = facts.map(([term, value]) => `<tr><th scope="row">${plain(term)}</th><td>${plain(value)}</td></tr>`);
			return `<h2>${plain(heading)}</h2><table>${rows.join('')}</table>`;
		});
	const links = files.map(({ name, contentType, content }) => {
		const href = `data:${contentType};base64,${content}`;
		return `<li><a download="${plain(name)}" href="${plain(href)}">${plain(name)}</a></li>`;
	});
	return [
		'<!doctype html><html lang="de-AT"><meta charset="utf-8">',
		// Nothing of it may run or be fetched, whatever somebody has entered.
		`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
		`<title>${plain(title)}</title>`,
		'<style>body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}',
		'table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid;padding:.25rem .5rem;text-align:start;',
		'vertical-align:top;white-space:pre-line}th{width:30%;font-weight:normal}</style>',
		`<h1>${plain(title)}</h1><p>${plain(made)}</p>`,
		...tables,
		links.length === 0 ? '' : `<h2>Dateien</h2><ul>${links.join('')}</ul>`,
		'</html>',
	].join('\n');
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function plain(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
