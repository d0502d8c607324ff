/** Licences of everything that ships: only permissive ones, each exception named with its reason. */
import { execFileSync } from 'node:child_process';

const allowed = new Set([
	'MIT',
	'MIT-0',
	'ISC',
	'Apache-2.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'0BSD',
	'Unlicense',
	'CC0-1.0',
	'BlueOak-1.0.0',
	'PostgreSQL',
	'OFL-1.1',
]);

/** Packages that state their licence in another way than by one known name. */
const exceptions: Record<string, string> = {
	'@visx/vendor': 'MIT and ISC, written in lower case: the parts of d3 that visx draws with',
};

/** The library behind sharp: LGPL, loaded beside Kontor and replaceable, of which nothing is changed. One for each machine. */
const loadedBeside = /^@img\/sharp-(?:libvips-)?[a-z0-9-]+$/;

type Listed = Record<string, readonly { name: string }[]>;

/** All packages with a licence that is not allowed, a line each; empty when there is none. */
export function checkLicences(root: string): string {
	const listed: Listed = JSON.parse(
		execFileSync('pnpm', ['licenses', 'list', '--json', '--prod'], {
			cwd: root,
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		}),
	);
	return Object.entries(listed)
		.filter(([licence]) => !isAllowed(licence))
		.flatMap(([licence, packages]) =>
			packages
				.filter(({ name }) => !(name in exceptions) && !loadedBeside.test(name))
				.map(({ name }) => `${name}: ${licence}`),
		)
		.join('\n');
}

/** `A OR B` needs one allowed licence, `A AND B` needs all. */
function isAllowed(expression: string): boolean {
	const bare = expression.replace(/[()]/g, ' ');
	return bare.split(/\bOR\b/).some((choice) => choice.split(/\bAND\b/).every((licence) => allowed.has(licence.trim())));
}
