import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** KONTOR_CHROMIUM, else a Chromium on the PATH, else undefined: Playwright's own download. */
function chromiumPath(): string | undefined {
	if (process.env.KONTOR_CHROMIUM) return process.env.KONTOR_CHROMIUM;
	const folders = (process.env.PATH ?? '').split(delimiter);
	const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
	return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

const executablePath = chromiumPath();

export default defineConfig({
	// A dependency met only during the run is bundled then, and reloads the page under the test that is running.
	optimizeDeps: {
		exclude: ['lucide-react'],
		include: [
			'react',
			'react/jsx-runtime',
			'react/jsx-dev-runtime',
			'react-dom',
			'react-dom/client',
			'styled-components',
			'axe-core',
			'@kontor/ui > @tanstack/react-virtual',
			'@kontor/ui > @visx/scale',
			'@kontor/ui > @visx/shape',
			'@kontor/ui > @zxing/library',
			'@kontor/ui > bwip-js/generic',
			'@kontor/ui > react-aria-components/Dialog',
			'@kontor/ui > react-aria-components/Modal',
			'@kontor/ui > react-grid-layout/core',
			'@kontor/ui > react-hook-form',
			'@kontor/portal > openapi-fetch',
			'@kontor/portal > swr',
			'@kontor/portal > wouter',
			'@kontor/portal > wouter/memory-location',
		],
	},
	plugins: [await storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
	test: {
		name: 'stories',
		browser: {
			enabled: true,
			headless: true,
			screenshotFailures: false,
			instances: [{ browser: 'chromium' }],
			provider: playwright({
				launchOptions: {
					...(executablePath ? { executablePath } : {}),
					args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
				},
				contextOptions: { locale: 'de-AT', timezoneId: 'Europe/Vienna', reducedMotion: 'reduce' },
			}),
		},
	},
});
