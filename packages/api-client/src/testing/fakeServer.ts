/** What a fake server does with requests to `/refresh` instead of answering them properly. */
export type Trouble = 'none' | 'network' | 'loseAnswer' | 'garbage' | number;

interface Family {
	readonly userId: string;
	current: string;
	/** Tokens already exchanged, oldest first. */
	readonly used: string[];
	isEnded: boolean;
}

/** Bearers of the fake server live this long. */
export const BEARER_SECONDS = 300;

/**
 * A server with rotating refresh tokens: a token used before gets the same successor again within the grace time, later
 * only the direct parent of the newest one does, and any older one ends the family. `turns` delays each answer by that many turns of the event loop.
 */
export function createFakeServer(turns: () => number = () => 0) {
	const families = new Map<string, Family>();
	const bearers = new Map<string, Family>();
	let serial = 0;
	let isInGrace = true;
	const server = {
		trouble: 'none' as Trouble,
		bearerSeconds: BEARER_SECONDS,
		refusesBearers: false,
		refreshes: 0,
		rotations: 0,
		reuses: 0,
		logouts: [] as string[],
		/** Path and bearer of each call to a resource. */
		calls: [] as { path: string; bearer: string | null; body: string }[],
		signInAs,
		expireBearers: () => bearers.clear(),
		endFamilies: () => {
			for (const family of families.values()) family.isEnded = true;
		},
		/** From here on only the newest token and its direct parent are good. */
		endGrace: () => {
			isInGrace = false;
		},
		currentTokens: () =>
			[...new Set(families.values())].filter(({ isEnded }) => !isEnded).map(({ current }) => current),
		fetch,
	};

	function token(): string {
		serial += 1;
		return `token-${serial}`.padEnd(43, '_');
	}

	function issue(family: Family, refreshToken = family.current) {
		serial += 1;
		const claims = { sub: family.userId, iat: 1_000_000 + serial, exp: 1_000_000 + serial + server.bearerSeconds };
		const bearer = `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature-${serial}`;
		bearers.set(bearer, family);
		return { bearer, refreshToken };
	}

	function signInAs(userId: string) {
		const family: Family = { userId, current: token(), used: [], isEnded: false };
		families.set(family.current, family);
		return issue(family);
	}

	function rotate(refreshToken: string): Response {
		const family = families.get(refreshToken);
		if (!family || family.isEnded) return problem(401);
		const place = family.used.indexOf(refreshToken);
		if (place < 0) {
			server.rotations += 1;
			family.used.push(refreshToken);
			family.current = token();
			families.set(family.current, family);
		} else if (!isInGrace && place < family.used.length - 1) {
			server.reuses += 1;
			family.isEnded = true;
			return problem(401);
		} else {
			return Response.json(issue(family, family.used[place + 1]));
		}
		return Response.json(issue(family));
	}

	async function fetch(request: Request): Promise<Response> {
		const path = new URL(request.url).pathname.replace('/api', '');
		if (path === '/v1/refresh') server.refreshes += 1;
		for (let turn = turns(); turn > 0; turn--) await new Promise((resolve) => setImmediate(resolve));
		if (request.signal.aborted) throw request.signal.reason;
		const body = await request.text();
		if (path === '/v1/refresh') return refresh(body);
		if (path === '/v1/login') return Response.json(signInAs(JSON.parse(body).username));
		if (path === '/v1/logout') return logout(JSON.parse(body).refreshToken);
		const bearer = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
		server.calls.push({ path, bearer, body });
		const family = bearer === null ? undefined : bearers.get(bearer);
		return family && !family.isEnded && !server.refusesBearers ? Response.json([]) : problem(401);
	}

	async function refresh(body: string): Promise<Response> {
		if (server.trouble === 'network') throw new TypeError('Failed to fetch');
		if (server.trouble === 'garbage') return new Response('<html>');
		if (typeof server.trouble === 'number') return problem(server.trouble);
		const answer = rotate(JSON.parse(body).refreshToken);
		if (server.trouble === 'loseAnswer') throw new TypeError('Failed to fetch');
		return answer;
	}

	function logout(refreshToken: string): Response {
		server.logouts.push(refreshToken);
		const family = families.get(refreshToken);
		if (family) family.isEnded = true;
		return new Response(null, { status: 204 });
	}

	return server;
}

/** An answer in the contract's one shape of errors. */
export function problem(status: number, headers: Record<string, string> = {}): Response {
	const body = { type: '/problems/test', title: 'Das ist ein Test.', status, code: 'test', requestId: 'r1' };
	return new Response(JSON.stringify(body), {
		status,
		headers: { 'Content-Type': 'application/problem+json', ...headers },
	});
}
