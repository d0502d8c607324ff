import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../scripts/chromiumPath.ts';

const executablePath = chromiumPath();

/** Journeys in a real Chromium against the real server on a real PostgreSQL. */
export default defineConfig({
	testDir: 'e2e',
	testMatch: '*.journey.ts',
	globalSetup: './e2e/template.ts',
	// A journey waits more than it works: two at a time keep two cores busy.
	workers: 2,
	retries: 0,
	forbidOnly: true,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [['list'], ['json', { outputFile: '.test-report/journeys.json' }]],
	use: {
		locale: 'de-AT',
		timezoneId: 'Europe/Vienna',
		viewport: { width: 1440, height: 900 },
		trace: 'off',
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [...chromiumFlags],
		},
	},
});
