import { createInterface } from 'node:readline';
import { openDatabase } from '../../database/database.ts';
import { tellTasksDue } from '../taskDue.ts';

// A process of its own that tells what is due on the days it reads, one a line, and answers how many tasks it told of.

const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataFolder: '' });
process.stdout.write('ready\n');
for await (const day of createInterface({ input: process.stdin })) {
	process.stdout.write(`${await tellTasksDue(database.db, day)}\n`);
}
await database.close();
