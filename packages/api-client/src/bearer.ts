/** What the session reads from a bearer; the server alone decides whether it is valid. */
export interface BearerClaims {
	/** The user the bearer speaks for. */
	readonly sub: string;
	/** Seconds since 1970 by the server's clock. */
	readonly iat: number;
	/** Seconds since 1970 by the server's clock. */
	readonly exp: number;
}

/** The claims of a bearer (a JWT), or null for anything else. */
export function bearerClaims(bearer: string): BearerClaims | null {
	const [, payload] = bearer.split('.');
	if (payload === undefined) return null;
	try {
		const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
		const { sub, iat, exp } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
		if (typeof iat !== 'number' || typeof exp !== 'number') return null;
		if (typeof sub !== 'string' && typeof sub !== 'number') return null;
		return { sub: String(sub), iat, exp };
	} catch {
		return null;
	}
}
