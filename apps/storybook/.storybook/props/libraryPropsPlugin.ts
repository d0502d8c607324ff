import type { Plugin } from 'vite';
import { readProps } from './readProps.ts';

const id = 'virtual:library-props';

/** Gives the pages of the documentation what `readProps` finds in the sources, as the module `virtual:library-props`. */
export function libraryPropsPlugin(repository: string): Plugin {
	return {
		name: 'kontor-library-props',
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		load: (module) =>
			module === `\0${id}` ? `export const library = ${JSON.stringify(readProps(repository))}` : undefined,
	};
}
