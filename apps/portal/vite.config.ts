import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { versionFile } from './build/versionFile.ts';

const api = `http://localhost:${process.env.KONTOR_API_PORT ?? '3000'}`;

export default defineConfig({
	plugins: [react(), versionFile(), precompress()],
	build: { target: 'es2023', manifest: true, sourcemap: false, assetsInlineLimit: 0 },
	server: { port: 5173, proxy: { '/api': api } },
	preview: { port: 4173, proxy: { '/api': api } },
});
