import type { KeyObject } from 'node:crypto';
import type { Gate } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import type { RecordAudit } from './audit.ts';
import { readBearer } from './bearer.ts';
import type { RateLimits } from './limits/rateLimit.ts';
import type { FoundSession } from './sessions.ts';

/** What the gate is made of. */
export interface GateParts {
	readonly bearerKey: KeyObject;
	readonly findSession: (sessionId: string) => Promise<FoundSession | null>;
	readonly limits: RateLimits;
	readonly audit: RecordAudit;
	readonly now: () => number;
}

/** The gate of this server: bearers of sessions that still hold, a limit per user, an audit entry per refusal. */
export function createGate({ bearerKey, findSession, limits, audit, now }: GateParts): Gate {
	return {
		async authenticate({ headers }) {
			const bearer = /^Bearer ([\w.-]{1,4096})$/i.exec(headers.authorization ?? '')?.[1];
			if (bearer === undefined) throw new Problem('notSignedIn');
			const claims = readBearer(bearer, bearerKey, now() / 1000);
			if (claims === null) throw new Problem('sessionEnded');
			const session = await findSession(claims.sessionId);
			if (session === null || session.userId !== claims.userId) throw new Problem('sessionEnded');
			return { ...session, bearerEndsAt: claims.expiresAt * 1000 };
		},
		admitUser: (userId) => limits.user(String(userId)),
		admitAddress: (operation, ip) => limits.address(`${operation} ${ip}`),
		async refused({ userId, sessionId }, { id }, { ip, id: requestId }) {
			await audit({ action: 'forbidden', userId, sessionId, subject: id, remote: ip, requestId });
		},
	};
}
