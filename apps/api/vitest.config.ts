import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['src/**/*.test.ts'],
		// Fuzzing and the matrix of permissions ask the contract, which no other database answers otherwise.
		exclude: process.env.DATABASE_URL ? [...configDefaults.exclude, 'src/conformance/**'] : configDefaults.exclude,
		globalSetup: ['src/testing/globalSetup.ts'],
		// Each file has a database of its own; more files at once only share two cores.
		maxWorkers: 2,
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});
