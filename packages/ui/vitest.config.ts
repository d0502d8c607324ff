import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['src/**/*.test.ts'],
		// Reading codes takes a core for itself; the default would leave the second of two idle.
		maxWorkers: Math.max(2, availableParallelism() - 1),
	},
});
