import { readFileSync } from 'node:fs';

/** A job of a clerk with the presses it took and takes. */
export interface CounterJob {
	readonly job: string;
	/** Null where it was not possible. */
	readonly before: number | null;
	readonly after: number;
}

/** The table of docs/counter.md. */
export function counterJobs(): CounterJob[] {
	const text = readFileSync(new URL('../../../../docs/counter.md', import.meta.url), 'utf8');
	return text.split('\n').flatMap((line) => {
		const [, job = '', before = '', after = ''] = line.split('|').map((cell) => cell.trim());
		return /^[0-9]+$/.test(after)
			? [{ job, before: before === 'not possible' ? null : Number(before), after: Number(after) }]
			: [];
	});
}
