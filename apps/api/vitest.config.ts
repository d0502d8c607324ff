import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['src/**/*.test.ts'],
		globalSetup: ['src/testing/globalSetup.ts'],
		// Each file has a database of its own; more files at once only share two cores.
		maxWorkers: 2,
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});
