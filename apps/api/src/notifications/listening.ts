import pg from 'pg';
import { errorFields, type Log } from '../log.ts';
import type { Wakeups } from './wakeups.ts';

const CHANNEL = 'kontor_notifications';
/** Its payload is `firma:lfdnr`. */
const TASKS = 'kontor_tasks';
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
// A connection that is dead without a word is found by asking.
const PROBE_MS = 30_000;

/** Parts of listening; `url` names the database. */
export interface ListeningParts {
	readonly url: string;
	readonly wakeups: Wakeups;
	readonly log: Log;
}

/**
 * Hears of changed notifications, tasks and appointments that any process has written, on a connection of its own. A lost one is made anew, with
 * longer and longer pauses, and since nobody knows what was missed, everybody is woken then. The answer ends it.
 */
export function startListening({ url, wakeups, log }: ListeningParts): () => Promise<void> {
	let isEnded = false;
	let client: pg.Client | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let pause = FIRST_PAUSE_MS;
	let isFirst = true;

	async function listen(): Promise<void> {
		const own = new pg.Client({ connectionString: url, application_name: 'kontor-listen', keepAlive: true });
		client = own;
		own.on('notification', ({ channel, payload = '' }) => {
			if (channel === CHANNEL && payload === 'calendar') wakeups.wakeCalendars();
			else if (channel === CHANNEL) wakeups.wake(Number(payload));
			else {
				const [firma, lfdnr] = payload.split(':').map(Number);
				wakeups.wakeForTask(firma ?? 0, lfdnr ?? 0);
			}
		});
		// The end that follows is what counts.
		own.on('error', () => {});
		own.on('end', () => retry(own));
		try {
			await own.connect();
			await own.query(`listen ${CHANNEL}; listen ${TASKS}`);
		} catch (error) {
			log.warn('listeningFailed', errorFields(error));
			own.end().catch(() => {});
			retry(own);
			return;
		}
		pause = FIRST_PAUSE_MS;
		if (!isFirst) {
			log.info('listeningAgain');
			wakeups.wakeAll();
		}
		isFirst = false;
		probe(own);
	}

	function probe(own: pg.Client): void {
		if (isEnded || client !== own) return;
		timer = setTimeout(() => {
			own.query('select 1').then(
				() => probe(own),
				() => {
					own.end().catch(() => {});
					retry(own);
				},
			);
		}, PROBE_MS);
		timer.unref();
	}

	function retry(lost: pg.Client): void {
		if (isEnded || client !== lost) return;
		client = null;
		clearTimeout(timer);
		log.warn('listeningLost', { retryMs: pause });
		timer = setTimeout(() => void listen(), pause);
		timer.unref();
		pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
	}

	void listen();
	return async () => {
		isEnded = true;
		clearTimeout(timer);
		await client?.end().catch(() => {});
	};
}
