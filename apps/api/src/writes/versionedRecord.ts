import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { AuditAction } from '../auth/audit.ts';
import type { Tables } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { checkVersion } from './version.ts';
import type { Write } from './writes.ts';

type Columns<Table extends keyof Tables> = {
	readonly [Name in keyof Updateable<Tables[Table]>]:
		| Updateable<Tables[Table]>[Name]
		| RawBuilder<Updateable<Tables[Table]>[Name]>;
};

/** A kind of records that lie in one table and are changed under their version. */
export interface RecordDeclaration<
	Table extends keyof Tables,
	Place,
	Content,
	Stored extends { readonly version: number },
> {
	readonly table: Table;
	/** The column of its number. */
	readonly key: string & keyof Tables[Table];
	/** Names of the three writes in the audit log. */
	readonly audit: { readonly created: AuditAction; readonly changed: AuditAction; readonly deleted: AuditAction };
	/** A record in the audit log (`address/1042 contactPerson/7`). */
	readonly subject: (id: number, place: Place) => string;
	/** A record of the place as its reader gets it, from whom nobody takes it before the write ends when `isLocked`. */
	readonly find: (write: Write, id: number, place: Place, isLocked: boolean) => Promise<Stored | undefined>;
	/** Columns that say where a new record belongs and whose it is. */
	readonly origin: (write: Write, place: Place) => Columns<Table>;
	/** The columns of a content that keeps every rule; refuses (422) others. A new record has no `before`. */
	readonly columns: (
		write: Write,
		content: Content,
		place: Place,
		before: Stored | null,
	) => Columns<Table> | Promise<Columns<Table>>;
	/** Stores what of a content lies in other tables. */
	readonly storeRest?: (write: Write, id: number, content: Content) => Promise<void>;
	/** Refuses who may not change a record that is there. */
	readonly checkChange?: (stored: Stored) => void;
	/** The records of which a place may have only so many, and what refuses one more; the place has to be locked. */
	readonly limit?: {
		readonly rows: number;
		readonly among: (place: Place) => RawBuilder<unknown>;
		readonly problem: () => Problem;
	};
	/** Where deleted records wait for their restoring; without it they are gone for good. */
	readonly bin?: {
		readonly table: keyof Tables;
		/** Columns beside the number and the version that both tables have. */
		readonly columns: readonly (string & keyof Tables[Table])[];
		readonly days: number;
		readonly restored: AuditAction;
		/** Deleted records of the place. */
		readonly among: (place: Place) => RawBuilder<unknown>;
	};
}

/** The writes of a kind of records; who may write at a place is asked before. */
export interface VersionedRecord<Place, Content, Stored> {
	create(write: Write, place: Place, content: Content): Promise<Stored>;
	/** Replaces the content of a record whose version the caller has read; 404 for none, 412 for another version. */
	change(write: Write, place: Place, change: Change<Content>): Promise<Stored>;
	remove(write: Write, place: Place, removal: Versioned): Promise<void>;
	/** Puts a deleted record back as it was; 404 where none waits in the bin. */
	restore(write: Write, place: Place, id: number): Promise<Stored>;
}

/** A record and its version as the caller has read it. */
export interface Versioned {
	readonly id: number;
	readonly ifMatch: string;
}

interface Change<Content> extends Versioned {
	readonly content: Content;
}

/** Declares a kind of records once; see {@link RecordDeclaration}. */
export function versionedRecord<
	Table extends keyof Tables,
	Place,
	Content,
	Stored extends { readonly version: number },
>(kind: RecordDeclaration<Table, Place, Content, Stored>): VersionedRecord<Place, Content, Stored> {
	const { table, audit, limit, bin } = kind;
	const rows = sql.table(table);
	const key = sql.ref(kind.key);

	return {
		async create(write, place, content) {
			await checkLimit(write, place);
			const columns = { ...kind.origin(write, place), ...(await kind.columns(write, content, place, null)) };
			const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
			const { rows: made } = await sql<{ id: number }>`
				insert into ${rows} (${names}) values (${sql.join(Object.values(columns))})
				returning ${key} as id`.execute(write.db);
			const id = made[0]?.id ?? 0;
			await kind.storeRest?.(write, id, content);
			write.note(audit.created, kind.subject(id, place));
			return found(write, id, place, false);
		},
		async change(write, place, { id, ifMatch, content }) {
			const before = await found(write, id, place, true);
			kind.checkChange?.(before);
			checkVersion(ifMatch, before);
			const columns = Object.entries(await kind.columns(write, content, place, before));
			const values = sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
			await sql`update ${rows} set ${values}, version = version + 1 where ${key} = ${id}`.execute(write.db);
			await kind.storeRest?.(write, id, content);
			write.note(audit.changed, kind.subject(id, place));
			return found(write, id, place, false);
		},
		async remove(write, place, { id, ifMatch }) {
			checkVersion(ifMatch, await found(write, id, place, true));
			if (bin === undefined) await sql`delete from ${rows} where ${key} = ${id}`.execute(write.db);
			else await throwAway(write, id, bin);
			write.note(audit.deleted, kind.subject(id, place));
		},
		async restore(write, place, id) {
			if (bin === undefined) throw new Problem('notFound');
			const columns = sql.join(bin.columns.map((name) => sql.ref(name)));
			const { rows: back } = await sql`
				with found as (
					delete from ${sql.table(bin.table)}
					where ${key} = ${id} and ${bin.among(place)} and deleted_at > ${keptSince(bin.days)} returning *
				)
				insert into ${rows} (${key}, ${columns}, version)
				select ${key}, ${columns}, version + 1 from found returning version`.execute(write.db);
			if (back.length === 0) throw new Problem('notFound');
			write.note(bin.restored, kind.subject(id, place));
			return found(write, id, place, false);
		},
	};

	async function checkLimit({ db }: Write, place: Place): Promise<void> {
		if (limit === undefined) return;
		const { rows: counted } = await sql<{ isFull: boolean }>`
			select count(*) >= ${limit.rows} as "isFull" from ${rows} where ${limit.among(place)}`.execute(db);
		if (counted[0]?.isFull) throw limit.problem();
	}

	async function throwAway(
		{ db, session }: Write,
		id: number,
		{ table: gone, columns, days }: NonNullable<typeof bin>,
	) {
		const names = sql.join([key, ...columns.map((name) => sql.ref(name)), sql.ref('version')]);
		await sql`
			with gone as (delete from ${rows} where ${key} = ${id} returning *)
			insert into ${sql.table(gone)} (${names}, deleted_by) select ${names}, ${session.username} from gone`.execute(db);
		await sql`
			delete from ${sql.table(gone)} where ${key} in (
				select ${key} from ${sql.table(gone)} where deleted_at <= ${keptSince(days)}
				limit 100 for update skip locked)`.execute(db);
	}

	async function found(write: Write, id: number, place: Place, isLocked: boolean): Promise<Stored> {
		const record = await kind.find(write, id, place, isLocked);
		if (record === undefined) throw new Problem('notFound');
		return record;
	}
}

/** The moment before which a deletion cannot be taken back any more. */
export function keptSince(days: number): RawBuilder<string> {
	return sql<string>`now() - make_interval(days => ${days})`;
}
