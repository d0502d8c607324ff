import { isIP } from 'node:net';
import { join } from 'node:path';
import type { RateLimit } from './auth/limits/rateLimit.ts';
import type { Lifetimes } from './auth/refreshTokens.ts';
import type { LogLevel } from './log.ts';

/** Everything an operator can set; see the README for the names of the variables. */
export interface Config {
	readonly host: string;
	readonly port: number;
	/** The company's PostgreSQL; null for the bundled one in `dataFolder`. */
	readonly databaseUrl: string | null;
	readonly dataFolder: string;
	/** Connections to the database this process may open. */
	readonly poolSize: number;
	/** Whether the demo accounts with their published passwords may exist. */
	readonly demo: boolean;
	/** Signs bearers; null for the one kept in the database. */
	readonly secret: string | null;
	readonly lifetimes: Lifetimes;
	readonly rateLimit: RateLimit;
	/** Longest time a file of addresses may take its reader. */
	readonly exportSeconds: number;
	/** Longest time a stream of events stays open; 0 ends it as soon as it has begun. */
	readonly streamSeconds: number;
	/** Proxies whose `X-Forwarded-For` is believed. */
	readonly trustedProxies: readonly string[];
	readonly logLevel: LogLevel;
	/** Folder of the built portal. */
	readonly portalFolder: string;
}

/** A variable of the environment holds something Kontor cannot work with. */
export class ConfigError extends Error {
	constructor(name: string, expected: string) {
		super(`${name}: ${expected}`);
		this.name = 'ConfigError';
	}
}

type Environment = Readonly<Record<string, string | undefined>>;

const repository = join(import.meta.dirname, '../../..');
const logLevels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];
// Names of Fastify for whole ranges.
const proxyRanges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const MIN_SECRET_LENGTH = 32;

/** Reads the configuration; throws a {@link ConfigError} for a value that cannot be meant. */
export function readConfig(env: Environment): Config {
	const databaseUrl = env.DATABASE_URL || null;
	const demo = readSwitch(env, 'KONTOR_DEMO') ?? databaseUrl === null;
	return {
		host: env.HOST || 'localhost',
		port: readNumber(env, 'PORT', 3000, 0, 65_535),
		databaseUrl,
		dataFolder: env.KONTOR_DATA || join(repository, '.kontor'),
		poolSize: readNumber(env, 'KONTOR_POOL_SIZE', 5, 2, 100),
		demo,
		secret: readSecret(env),
		lifetimes: {
			bearer: readNumber(env, 'KONTOR_BEARER_SECONDS', 300, 5, 3600),
			idle: readNumber(env, 'KONTOR_IDLE_SECONDS', 8 * 3600, 30, 30 * 86_400),
			session: readNumber(env, 'KONTOR_SESSION_SECONDS', 12 * 3600, 60, 30 * 86_400),
			grace: readNumber(env, 'KONTOR_REFRESH_GRACE_SECONDS', 30, 0, 300),
		},
		rateLimit: { requests: readNumber(env, 'KONTOR_RATE_LIMIT', 300, 10, 1_000_000), seconds: 10 },
		exportSeconds: readNumber(env, 'KONTOR_EXPORT_SECONDS', 300, 1, 3600),
		streamSeconds: readNumber(env, 'KONTOR_STREAM_SECONDS', 3600, 0, 86_400),
		trustedProxies: readProxies(env),
		logLevel: readLevel(env),
		portalFolder: env.KONTOR_PORTAL || join(repository, 'apps/portal/dist'),
	};
}

function readNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
	const text = env[name];
	if (text === undefined || text === '') return fallback;
	const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
	if (value >= min && value <= max) return value;
	throw new ConfigError(name, `a whole number from ${min} to ${max}`);
}

function readSwitch(env: Environment, name: string): boolean | null {
	const text = env[name];
	if (text === undefined || text === '') return null;
	if (text === '1' || text === 'true') return true;
	if (text === '0' || text === 'false') return false;
	throw new ConfigError(name, '1 or 0');
}

// A short or repetitive secret is a placeholder somebody forgot to replace.
function readSecret(env: Environment): string | null {
	const text = env.KONTOR_SECRET;
	if (text === undefined || text === '') return null;
	if (text.length >= MIN_SECRET_LENGTH && new Set(text).size >= 10 && !/change|secret|example|password/i.test(text)) {
		return text;
	}
	throw new ConfigError(
		'KONTOR_SECRET',
		`at least ${MIN_SECRET_LENGTH} random characters, or nothing to have one made`,
	);
}

function readProxies(env: Environment): string[] {
	const proxies = (env.KONTOR_TRUSTED_PROXIES ?? '').split(',').flatMap((text) => text.trim() || []);
	if (proxies.every(isProxy)) return proxies;
	throw new ConfigError(
		'KONTOR_TRUSTED_PROXIES',
		`addresses or ranges between commas, such as 10.0.0.1, 10.0.0.0/8, or ${proxyRanges.join(', ')}; a range has a number of bits and no mask like /255.0.0.0`,
	);
}

function isProxy(text: string): boolean {
	if (proxyRanges.includes(text)) return true;
	const [address = '', range, ...rest] = text.split('/');
	const version = isIP(address);
	if (version === 0 || rest.length > 0) return false;
	if (range === undefined) return true;
	return /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (version === 4 ? 32 : 128);
}

/** Whether only programs of this machine reach a server that listens there. */
export function isLocalHost(host: string): boolean {
	return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function readLevel(env: Environment): LogLevel {
	const level = env.KONTOR_LOG || 'info';
	const known = logLevels.find((name) => name === level);
	if (known === undefined) throw new ConfigError('KONTOR_LOG', logLevels.join(', '));
	return known;
}
