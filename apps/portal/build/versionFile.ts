import { PRODUCT_VERSION } from '@kontor/domain/product';
import type { Plugin } from 'vite';

/**
 * Writes `version.json`: the product's version and, as `build`, the name of the entry chunk. Its hash covers everything
 * it leads to, so equal sources give equal builds on every machine, and a page knows its own build from its own address.
 */
export function versionFile(): Plugin {
	return {
		name: 'kontor:version-file',
		apply: 'build',
		generateBundle(_, bundle) {
			const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
			if (!entry) throw new Error('The build has no entry chunk');
			const build = entry.fileName.replace(/^.*\//, '');
			this.emitFile({
				type: 'asset',
				fileName: 'version.json',
				source: `${JSON.stringify({ version: PRODUCT_VERSION, build })}\n`,
			});
		},
	};
}
