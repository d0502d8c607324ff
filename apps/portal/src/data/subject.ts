import type { Model } from '@kontor/api-client/types';
import { appOfId, type Subject } from '@kontor/domain/permissions';

/** An app as the server offers it to this user. */
export type OfferedApp = Model<'App'>;

/** What the user may do, by what the server says of them and of the apps. */
export function subjectOf(user: Model<'User'>, apps: readonly OfferedApp[]): Subject {
	const keys = apps.flatMap((app) => {
		const known = app.licensed && app.hasPermission ? appOfId(app.appId) : null;
		return known === null ? [] : [known.key];
	});
	return { admin: user.admin, apps: keys, rights: user.rights };
}
