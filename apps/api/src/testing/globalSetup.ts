import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/database.ts';
import { seedDemo } from '../seed/seed.ts';
import { runStatement, withDatabase } from './administration.ts';
import { startThrowAwayServer } from './throwAwayServer.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		/** A URL that may create databases, and the migrated and seeded one to copy. */
		testServer: { adminUrl: string; template: string };
	}
}

/**
 * One PostgreSQL for the run, the company's (`DATABASE_URL`) or a bundled one in a temporary folder, and on it one
 * migrated and seeded database that each test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await testServer();
	const template = `kontor_test_${process.pid}`;
	async function remove(): Promise<void> {
		await runStatement(server.adminUrl, `drop database if exists ${template} with (force)`).finally(server.stop);
	}

	try {
		await runStatement(server.adminUrl, `create database ${template}`);
		const database = await openDatabase({ databaseUrl: withDatabase(server.adminUrl, template), dataFolder: '' });
		await seedDemo(database).finally(database.close);
	} catch (error) {
		await remove();
		throw error;
	}
	project.provide('testServer', { adminUrl: server.adminUrl, template });
	return remove;
}

async function testServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
	const databaseUrl = process.env.DATABASE_URL;
	if (databaseUrl !== undefined) return { adminUrl: databaseUrl, stop: async () => {} };
	const server = await startThrowAwayServer();
	return { adminUrl: server.urlOf('postgres'), stop: server.stop };
}
