import { defineConfig } from '@playwright/test';

/** Journeys in a real Chromium against the real server on a real PostgreSQL. */
export default defineConfig({
	testDir: 'e2e',
	testMatch: '*.journey.ts',
	workers: 1,
	retries: 0,
	forbidOnly: true,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: 'list',
	use: {
		locale: 'de-AT',
		timezoneId: 'Europe/Vienna',
		viewport: { width: 1440, height: 900 },
		trace: 'off',
		launchOptions: {
			executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium',
			args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
		},
	},
});
