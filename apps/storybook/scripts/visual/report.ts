import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visualFolder } from './built.ts';
import type { Comparison } from './compare.ts';

const headings: readonly [Exclude<Comparison['kind'], 'same'>, string][] = [
	['changed', 'Changed'],
	['added', 'Added'],
	['removed', 'Removed'],
	['failed', 'Failed'],
	['unsteady', 'Unsteady: looks different each time, so that nothing can be said'],
];

/** Writes the pictures and a page that shows them side by side; answers with the path of the page. */
export function writeReport(commit: string, found: readonly Comparison[]): string {
	const folder = join(visualFolder, 'pictures');
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const sections = headings.map(([kind, heading]) => {
		const rows = found.filter((result) => result.kind === kind);
		return rows.length === 0 ? '' : `<h2>${heading} (${rows.length})</h2>${rows.map(row).join('')}`;
	});
	const file = join(visualFolder, 'report.html');
	writeFileSync(
		file,
		`<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks against ${commit.slice(0, 10)}</title>
<style>
body { font: 14px/1.4 system-ui; margin: 24px; background: #f4f5f7; color: #16191d; }
section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin-block: 8px 32px; }
figure { margin: 0; } img { max-width: 100%; border: 1px solid #c7ccd3; background: #fff; }
pre { white-space: pre-wrap; grid-column: 1 / -1; }
</style>
<h1>Looks against ${commit.slice(0, 10)}</h1>
<p>${found.length} pictures, ${found.filter(({ kind }) => kind === 'same').length} of them the same.</p>
${sections.join('') || '<p>Nothing differs.</p>'}</html>`,
	);
	return file;

	function row({ id, mode, pixels, before, after, difference, reason }: Comparison): string {
		const pictures = Object.entries({ before, after, difference }).map(([name, picture]) => {
			if (!picture) return '';
			const path = `pictures/${id}--${mode}--${name}.png`;
			writeFileSync(join(visualFolder, path), picture);
			return `<figure><figcaption>${name}</figcaption><a href="${path}"><img src="${path}" alt="" loading="lazy"></a></figure>`;
		});
		const size = pixels > 0 ? `: ${pixels} pixels` : '';
		const why = reason ? `<pre>${reason.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>` : '';
		return `<h3>${id}, ${mode}${size}</h3><section>${pictures.join('')}${why}</section>`;
	}
}
