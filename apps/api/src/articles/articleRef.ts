import { isCalendarDate } from '@kontor/german/date';
import type { Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';

/** The id of the article with this number in the reader's firma; 404 where there is none. */
export async function articleId(db: Db, { firma }: Pick<Session, 'firma'>, number: string): Promise<number> {
	const row = await db
		.selectFrom('articles')
		.select('id')
		.where('firma', '=', firma)
		.where('art_nr', '=', number)
		.executeTakeFirst();
	if (row === undefined) throw new Problem('notFound');
	return row.id;
}

/** Refuses (422) days of a question that are none, such as 30 February. */
export function checkDays(days: { readonly from?: string | undefined; readonly to?: string | undefined }): void {
	const wrong = (['from', 'to'] as const).filter((name) => days[name] !== undefined && !isCalendarDate(days[name]));
	if (wrong.length === 0) return;
	throw new Problem('ruleBroken', {
		fields: Object.fromEntries(wrong.map((name) => [`query.${name}`, 'dateInvalid'])),
	});
}
