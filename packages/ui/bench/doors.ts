import { globSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Names of everything that can be imported from `@kontor/ui` as code, such as `Button` or `charts`. */
export function doors(): string[] {
	const folders = globSync('*/*.tsx', { cwd: join(import.meta.dirname, '../src') })
		.map((file) => file.split(sep))
		.filter(([folder, file]) => file === `${folder}.tsx`)
		.map(([folder = '']) => folder);
	return [...folders, 'theme'].sort();
}
