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
