import { type BearerClaims, bearerClaims } from './bearer.ts';
import { createClient } from './client.ts';
import { ApiProblem } from './problem.ts';
import type { SessionWorld } from './sessionWorld.ts';
import type { Model } from './types.ts';

/** Both tokens as the server gave them, with what the bearer says. */
export interface Grant {
	readonly tokens: Model<'Tokens'>;
	readonly claims: BearerClaims;
}

/** The three calls that give tokens and take them back; none of them is sent through the session. */
export interface TokenCalls {
	/** Rejects with `ApiProblem`. */
	signIn(credentials: Model<'Credentials'>): Promise<Grant>;
	/** Gives a new pair for a refresh token, or why there is none. */
	exchange(refreshToken: string): Promise<Grant | ApiProblem>;
	/** Tells the server that a refresh token is of no more use, as well as can be. */
	tellLogout(refreshToken: string, bearer: string | null): void;
}

const REFRESH_TIMEOUT_MS = 20_000;

/** The calls about tokens in a world. */
export function createTokenCalls(baseUrl: string, world: SessionWorld): TokenCalls {
	const client = createClient({ baseUrl, fetch: (request) => world.fetch(request), timeoutMs: REFRESH_TIMEOUT_MS });
	return {
		async signIn(credentials) {
			return withClaims(await client.request('post', '/v1/login', { body: credentials }));
		},
		async exchange(refreshToken) {
			try {
				return withClaims(await client.request('post', '/v1/refresh', { body: { refreshToken } }));
			} catch (error) {
				return error instanceof ApiProblem ? error : new ApiProblem('network', { cause: error });
			}
		},
		tellLogout(refreshToken, bearer) {
			const teller = createClient({ baseUrl, fetch: (request) => world.fetch(withBearer(request, bearer)) });
			teller
				.request('post', '/v1/logout', { body: { refreshToken } }, { keepalive: true })
				.catch(() => world.log('logout did not reach the server', {}));
		},
	};
}

/** A request that speaks for somebody. */
export function withBearer(request: Request, bearer: string | null): Request {
	if (bearer !== null) request.headers.set('Authorization', `Bearer ${bearer}`);
	return request;
}

/** Only these answers of the server mean that a refresh token is of no more use. */
export function isRefusal({ status }: ApiProblem): boolean {
	return status === 400 || status === 401 || status === 403;
}

function withClaims(tokens: Model<'Tokens'>): Grant {
	const claims = typeof tokens.bearer === 'string' ? bearerClaims(tokens.bearer) : null;
	if (claims === null || typeof tokens.refreshToken !== 'string') throw new ApiProblem('garbage', { status: 200 });
	return { tokens, claims };
}
