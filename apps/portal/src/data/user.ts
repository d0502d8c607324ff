import type { Model } from '@kontor/api-client/types';
import type { Subject } from '@kontor/domain/permissions';
import { type Loaded, useGet } from './api.tsx';
import { type OfferedApp, subjectOf } from './subject.ts';

/** The signed-in user and what they may do. */
export interface Me {
	readonly user: Model<'User'>;
	readonly subject: Subject;
	readonly apps: readonly OfferedApp[];
}

/** The user together with their apps: what guards, navigation and dashboard decide by. */
export function useMe(): Loaded<Me> {
	const user = useGet('/v1/user', {}, { isBackground: true, isMaster: true });
	const apps = useGet('/v1/apps', {}, { isBackground: true, isMaster: true });
	if (user.status !== 'ready') return user;
	if (apps.status !== 'ready') return apps;
	const me = { user: user.data, subject: subjectOf(user.data, apps.data), apps: apps.data };
	return { status: 'ready', data: me, isStale: false, problem: null };
}

/** The user's picture as base64, or null while it is unknown. */
export function useUserPicture(): string | null {
	const picture = useGet('/v1/user/picture', {}, { isBackground: true, isMaster: true });
	return picture.status === 'ready' ? picture.data.picture : null;
}

/** What the user has set for each app; null while it is unknown. */
export function useUserSettings(): Model<'UserSettings'> | null {
	const settings = useGet('/v1/user/settings', {}, { isBackground: true, isMaster: true });
	return settings.status === 'ready' ? settings.data : null;
}
