import { goodsMoveOf } from '@kontor/domain/trade/chain';
import { type CheckedPosition, checkDraft, type DraftProblem } from '@kontor/domain/trade/draftChecks';
import { divideDecimals, multiplyDecimals } from '@kontor/german/exact';
import { compareDecimals } from '@kontor/german/number';
import { sql } from 'kysely';
import { type NewMovement, postMovements } from '../articles/stock/postMovements.ts';
import type { Db } from '../database/database.ts';
import type { FieldCode } from '../problem.ts';
import type { FieldRules } from '../writes/fieldRules.ts';
import type { Write } from '../writes/writes.ts';

interface GoodsPosition extends CheckedPosition {
	readonly place: number;
	readonly articleId: number | null;
	readonly cost: string | null;
}

/** A document as far as its goods go. */
interface GoodsDocument {
	readonly shortType: string;
	readonly isGoodsReturned: boolean;
	/** The day goods are delivered on. */
	readonly day: string;
	readonly warehouse: string;
	readonly positions: readonly GoodsPosition[];
}

async function goodsOf(db: Db, wfCid: number, today: string): Promise<GoodsDocument> {
	const { rows } = await sql<GoodsDocument>`
		select short_type as "shortType", is_goods_returned as "isGoodsReturned", coalesce(delivery_date, ${today}::date)::text as day,
			coalesce((select code from master_data where list = 'warehouse' and code = location), 'ZENTRAL') as warehouse,
			(select coalesce(json_agg(json_build_object('place', position - 1, 'quantity', trim_scale(quantity)::text,
				'packQuantity', trim_scale(pack_quantity)::text, 'price', trim_scale(price)::text, 'lot', lot,
				'serialNumber', serial_number, 'articleNumber', article_number, 'articleId', articles.id, 'cost', of.cost::text,
				'article', case when articles.id is not null then json_build_object('isStocked', is_stocked, 'lotDuty', lot_duty,
					'serialDuty', serial_duty, 'onHand', null, 'lots', (select coalesce(json_agg(json_build_object('lot', known.lot,
						'expiry', known.expiry)), '[]') from article_lots known
						where known.article_id = articles.id and known.lot = of.lot)) end) order by position), '[]')
				from document_positions of left join articles on articles.art_nr = of.article_number and articles.firma = documents.firma
				where of.wf_cid = documents.wf_cid and of.kind = 'article') as positions
		from documents join document_types on id = document_type_id where documents.wf_cid = ${wfCid}`.execute(db);
	const [goods] = rows;
	if (goods === undefined) throw new Error('The goods of a document that is not there');
	return goods;
}

const refusals: Readonly<Partial<Record<DraftProblem, readonly [string, FieldCode]>>> = {
	lotMissing: ['lot', 'missing'],
	serialMissing: ['serialNumber', 'missing'],
	serialQuantity: ['quantity', 'outOfRange'],
	lotExpired: ['lot', 'dateTooEarly'],
};

/** Refuses what must not leave or come into the house like this: without its lot or serial number, or expired. */
export async function checkGoods({ db, today }: Write, rules: FieldRules, wfCid: number): Promise<void> {
	const { positions, day, ...goods } = await goodsOf(db, wfCid, today);
	const checks = checkDraft({
		...goods,
		deliveryDate: day,
		positions,
		isPrescriptionMissing: false,
		gross: '0',
		credit: null,
		recipient: null,
	});
	for (const { problem, position } of checks) {
		const refusal = refusals[problem];
		const place = position === null ? undefined : positions[position]?.place;
		if (refusal !== undefined && place !== undefined) rules.refuse(`positions.${place}.${refusal[0]}`, refusal[1]);
	}
}

/** Moves the goods a document stands for, in base units; a type that moves none, and what is not stocked, is left out. */
export async function postGoods({ db, session, today }: Write, wfCid: number): Promise<void> {
	const { shortType, isGoodsReturned, warehouse, positions } = await goodsOf(db, wfCid, today);
	const move = goodsMoveOf(shortType, isGoodsReturned);
	if (move === null) return;
	const movements = positions.flatMap((position): NewMovement[] => {
		const { articleId, article, quantity, packQuantity, lot, serialNumber, cost } = position;
		if (articleId === null || article?.isStocked !== true) return [];
		const base = baseQuantity(quantity, packQuantity, move.sign);
		if (base === '0') return [];
		return [
			{
				article: articleId,
				warehouse,
				lot: lot ?? '',
				serial: serialNumber ?? '',
				quantity: base,
				at: null,
				kind: move.kind,
				wfCid,
				// What comes back does so at what it cost when it went.
				unitCost: move.kind === 'delivery' || cost === null ? null : perBaseUnit(cost, packQuantity),
				note: '',
			},
		];
	});
	await postMovements(db, session.userId, movements);
	if (move.kind !== 'receipt') return;
	await sql`insert into article_lots (article_id, lot)
		select distinct article, lot from json_to_recordset(${JSON.stringify(movements)}::json) as given (article int, lot text)
		where lot <> '' on conflict do nothing`.execute(db);
}

/** Moves the goods of a document back: what its movements add up to, once. */
export async function postGoodsBack({ db, session }: Write, wfCid: number): Promise<void> {
	const { rows } = await sql<NewMovement>`
		select article_id as article, warehouse, lot, serial, trim_scale(-sum(quantity))::text as quantity, null as at,
			case when sum(quantity) < 0 then 'return' else 'delivery' end as kind, ${wfCid}::int as "wfCid", null as "unitCost",
			'Storno' as note
		from stock_movements where wf_cid = ${wfCid} group by 1, 2, 3, 4 having sum(quantity) <> 0 order by 1, 2, 3, 4`.execute(
		db,
	);
	await postMovements(db, session.userId, rows);
}

function baseQuantity(quantity: string, packQuantity: string, sign: 1 | -1): string {
	const base = multiplyDecimals(multiplyDecimals(quantity, packQuantity, 4), String(sign), 2);
	return compareDecimals(base, '0') === 0 ? '0' : base;
}

function perBaseUnit(cost: string, packQuantity: string): string | null {
	return divideDecimals(cost, packQuantity, 3);
}
