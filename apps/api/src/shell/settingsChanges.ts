import { sql } from 'kysely';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { readers, type Settings, type SettingsApp } from './userSettings.ts';

type Stored<App extends SettingsApp> = NonNullable<Settings[App]>;

// What somebody reads who has stored nothing yet, with version 0.
const nothing: { readonly [App in SettingsApp]: Omit<Stored<App>, 'version'> } = {
	WEB_crm: { columns: [] },
	WEB_cal: { view: 'week' },
	WEB_dashboard: {},
	WEB_notifications: { muted: [] },
};

/**
 * Puts settings of an app in place of the user's own of the version that was read. Of two windows that store at once for
 * the first time the second one waits, and learns of the first.
 */
export async function saveSettings<App extends SettingsApp>(
	{ db, session, note }: Write,
	app: App,
	ifMatch: string,
	settings: Omit<Stored<App>, 'version'>,
): Promise<Stored<App>> {
	const { userId } = session;
	await db
		.insertInto('user_settings')
		.values({ user_id: userId, app, settings: 'null', version: 0 })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const row = await db
		.selectFrom('user_settings')
		.select(['settings', 'version'])
		.where('user_id', '=', userId)
		.where('app', '=', app)
		.forUpdate()
		.executeTakeFirstOrThrow();
	const stored = readers[app](row.settings);
	checkVersion(ifMatch, stored === null ? { ...nothing[app], version: 0 } : { ...stored, version: row.version });
	const version = row.version + 1;
	await db
		.updateTable('user_settings')
		.set({ settings: JSON.stringify(settings), version, changed_at: sql<string>`now()` })
		.where('user_id', '=', userId)
		.where('app', '=', app)
		.execute();
	note('settingsChanged', `settings/${app}`);
	return { ...settings, version } as Stored<App>;
}
