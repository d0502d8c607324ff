import type { Plugin } from 'vite';

/** Has the page fetch the portal's code beside its first script, which imports it only once it runs. */
export function preloadPortal(): Plugin {
	return {
		name: 'kontor:preload-portal',
		apply: 'build',
		transformIndexHtml: {
			order: 'post',
			handler(html, { bundle = {} }) {
				const portal = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'portal');
				if (portal?.type !== 'chunk') throw new Error('The build has no chunk named portal');
				return [portal.fileName, ...portal.imports]
					.map((file) => `/${file}`)
					.filter((href) => !html.includes(`"${href}"`))
					.map((href) => ({
						tag: 'link',
						attrs: { rel: 'modulepreload', crossorigin: true, href },
						injectTo: 'head' as const,
					}));
			},
		},
	};
}
