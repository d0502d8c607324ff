import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from '../../scripts/chromiumPath.ts';

const repository = join(import.meta.dirname, '../..');
const executablePath = chromiumPath();

export default defineConfig({
	test: {
		projects: [
			{
				// A dependency met only during the run is bundled then, and reloads the page under the test that is running; so
				// all that stories import is looked for before. Vite does not look into workers by itself.
				optimizeDeps: {
					entries: [
						join(import.meta.dirname, '.storybook/preview.tsx'),
						join(repository, 'packages/ui/src/**/*.stories.tsx'),
						join(repository, 'packages/ui/src/**/*Worker.ts'),
						join(repository, 'apps/portal/src/**/*.stories.tsx'),
					],
					// Each icon is a file of its own: hundreds of bundles for nothing.
					exclude: ['lucide-react'],
					include: ['react-dom/client', 'react/jsx-dev-runtime'],
				},
				plugins: [await storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
				test: {
					name: 'stories',
					// A page leaves its core idle while a story waits: on two cores, two pages.
					maxWorkers: Math.max(2, availableParallelism() - 1),
					// The modules are loaded once a page, not once a file, as in the Storybook that people open; a story that leaves
					// something behind shows in the next one.
					isolate: false,
					// Generous for a busy machine; a story that hangs still fails.
					testTimeout: 60_000,
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						instances: [{ browser: 'chromium' }],
						provider: playwright({
							launchOptions: {
								...(executablePath ? { executablePath } : {}),
								args: [...chromiumFlags],
							},
							contextOptions: { locale: 'de-AT', timezoneId: 'Europe/Vienna', reducedMotion: 'reduce' },
						}),
					},
				},
			},
			// After the stories: it builds the whole Storybook, for which it needs the cores.
			{ test: { name: 'docs', include: ['docs/*.test.ts'], sequence: { groupOrder: 1 } } },
		],
	},
});
