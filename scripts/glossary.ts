/** Each name that docs/glossary.md explains is one of the contract. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Message about names of the glossary that the contract does not have; empty when all is well. */
export function checkGlossary(root: string): string {
	const contract = readFileSync(join(root, 'packages/api-client/openapi.gen.json'), 'utf8');
	const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
		.split('\n')
		.filter((line) => line.startsWith('| `'));
	const names = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
	const unknown = names.filter((name) => !new RegExp(`["{]${name}["}]`).test(contract));
	return unknown.length === 0 ? '' : `docs/glossary.md explains what the contract does not have: ${unknown.join(', ')}`;
}
