import { defineConfig } from 'vitest/config';

/** Every rule holds wherever the process runs, so every test runs in a zone on, east and west of Greenwich. */
const zones = ['UTC', 'Europe/Vienna', 'America/New_York'];

export default defineConfig({
	test: {
		maxWorkers: 2,
		projects: zones.map((zone) => ({
			test: {
				name: zone,
				// Properties are tried on many values; on a busy machine that may take long, and is still right.
				testTimeout: 30_000,
				include: ['src/**/*.test.ts'],

				// Pure functions leave nothing behind, so the files of a zone may share one process.
				pool: 'forks' as const,
				isolate: false,
				env: { TZ: zone },
			},
		})),
		coverage: {
			provider: 'v8',
			include: ['src/**/*.ts'],
			exclude: ['src/**/*.test.ts'],
			thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
		},
	},
});
