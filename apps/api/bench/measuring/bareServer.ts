import Fastify from 'fastify';
import pg from 'pg';

// The least a server of this kind can do: Fastify answers one row by its primary key, without sessions, rights, checks or
// logs. What the other figures of a bench are is told by its own, on the same machine in the same run.

const pool = new pg.Pool({
	connectionString: process.env.DATABASE_URL,
	max: Number(process.env.KONTOR_POOL_SIZE ?? 5),
});
const api = Fastify();
api.get<{ Params: { lfdnr: string } }>('/addresses/:lfdnr', async ({ params }) => {
	const text = 'select lfdnr, display_name, street, plz, city from addresses where lfdnr = $1';
	const { rows } = await pool.query(text, [Number(params.lfdnr)]);
	return rows[0] ?? null;
});
console.log(await api.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', async () => {
	await api.close();
	await pool.end();
});
