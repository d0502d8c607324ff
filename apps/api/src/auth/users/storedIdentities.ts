import { identityOf } from '@kontor/domain/identity';
import type pg from 'pg';
import { DatabaseStartError } from '../../database/failures.ts';

/** Writes the identity of every user by today's rule; throws for users whose names are one to it. */
export async function refreshIdentities(client: pg.ClientBase): Promise<void> {
	const { rows } = await client.query<{ user_id: number; username: string }>(
		'select user_id, username from users order by user_id',
	);
	const users = rows.map((user) => ({ ...user, identity: identityOf(user.username) }));
	for (const alike of Map.groupBy(users, ({ identity }) => identity).values()) {
		if (alike.length > 1 || alike[0]?.identity === '') throw cannotBeToldApart(alike.map(({ user_id }) => user_id));
	}
	await client.query(
		`update users u set identity = given.identity
		from unnest($1::integer[], $2::text[]) as given (user_id, identity) where u.user_id = given.user_id`,
		[users.map(({ user_id }) => user_id), users.map(({ identity }) => identity)],
	);
}

// Which of two people a name belongs to is the operator's to say.
function cannotBeToldApart(userIds: readonly number[]): DatabaseStartError {
	const numbers = userIds.join(', ');
	return new DatabaseStartError(
		'USERS_ALIKE',
		[
			`Die Benutzernamen mit den Nummern ${numbers} sind leer oder unterscheiden sich nur durch unsichtbare Zeichen oder die Schreibweise. Bitte benennen Sie sie in der Tabelle users um (update users set username = '…' where user_id = …).`,
			`The user names numbered ${numbers} are empty or differ in invisible characters or spelling alone; rename them in the table users.`,
		].join('\n'),
	);
}
