import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './build/chunkNames.ts';
import { precompress } from './build/precompress.ts';
import { preloadPortal } from './build/preloadPortal.ts';
import { scanWorker } from './build/scanFiles.ts';
import { versionFile } from './build/versionFile.ts';

const api = `http://localhost:${process.env.KONTOR_API_PORT ?? '3000'}`;

export default defineConfig({
	plugins: [react(), preloadPortal(), versionFile(), scanWorker(), precompress()],
	build: {
		target: 'es2023',
		manifest: true,
		sourcemap: false,
		assetsInlineLimit: 0,
		rolldownOptions: {
			// Each module is named by itself: what it imports has a name of its own.
			output: { codeSplitting: { groups: [{ name: chunkNames(), includeDependenciesRecursively: false }] } },
		},
	},
	server: { port: 5173, proxy: { '/api': api } },
	preview: { port: 4173, proxy: { '/api': api } },
});
