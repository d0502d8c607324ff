import { createHash } from 'node:crypto';
import { missingDuties } from '@kontor/domain/paper/invoiceDuties';
import { isInvoice } from '@kontor/domain/trade/chain';
import { compareDecimals } from '@kontor/german/number';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { PaperContent } from './paperContent.ts';
import type { PaperReader, Press } from './press.ts';
import { readLogos, readPapers } from './readPaper.ts';

/** Stored contents of documents; none for drafts, and for documents from the time before papers were kept. */
export async function findContents(db: Db, wfCids: readonly number[]): Promise<PaperContent[]> {
	const rows = await db
		.selectFrom('document_originals')
		.select(sql<PaperContent>`content`.as('content'))
		.where('wf_cid', 'in', wfCids)
		.execute();
	return rows.map(({ content }) => content);
}

/** The bytes that were stored of a document. */
export async function findPdf(db: Db, wfCid: number): Promise<Uint8Array | undefined> {
	const row = await db.selectFrom('document_originals').select(['pdf']).where('wf_cid', '=', wfCid).executeTakeFirst();
	return row?.pdf;
}

/**
 * Makes the original of a document that has its number and keeps it with its hash and all it says. A second one is never
 * kept: who comes at the same moment gets the first.
 */
export async function keepOriginal(
	db: Db,
	press: Press,
	content: PaperContent,
	reader: PaperReader,
	now: number,
): Promise<void> {
	const logos = await readLogos(db, [content]);
	const order = {
		wishes: [{ content, printType: 'original' as const }],
		logos: new Map(logos.map(({ sha256, bytes }) => [sha256, bytes])),
		madeAt: now,
	};
	const { pdf } = await press.make(order, reader);
	for (const { sha256 } of logos) {
		await sql`insert into paper_logos (sha256, logo, logo_type)
			select ${sha256}, logo, logo_type from company where encode(sha256(logo), 'hex') = ${sha256} limit 1
			on conflict do nothing`.execute(db);
	}
	await db
		.insertInto('document_originals')
		.values({
			wf_cid: content.wfCid,
			content: JSON.stringify(content),
			pdf: Buffer.from(pdf),
			sha256: createHash('sha256').update(pdf).digest('hex'),
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Makes and keeps the original of a document that is just being issued; refuses an invoice that the law does not allow. */
export async function issuePaper(
	db: Db,
	press: Press,
	reader: PaperReader & { firma: number },
	wfCid: number,
	now: number,
): Promise<void> {
	const [content] = await readPapers(db, reader.firma, [wfCid]);
	if (content === undefined) throw new Problem('notFound');
	needDuties(content);
	await keepOriginal(db, press, content, reader, now);
}

/** Refuses an invoice or credit note without what § 11 UStG asks for. */
function needDuties({ shortType, gross, company, recipient, customer, sources }: PaperContent): void {
	if (!isInvoice(shortType) && shortType !== 'GU') return;
	const { name, street, postcode, city, uid } = company;
	const [missing] = missingDuties({
		gross,
		own: { name, street, plz: postcode, city, uid },
		recipient: { ...recipient, uid: customer.uid },
		isToBusiness: customer.isBusiness,
		isStatedNoBusiness: customer.isStatedNoBusiness === true,
		needsRecipientUid: customer.needsUid,
		corrects: shortType === 'GU' && compareDecimals(gross, '0') !== 0 ? sources.map(({ nr }) => nr) : null,
	});
	switch (missing) {
		case undefined:
			return;
		case 'ownName':
		case 'ownAddress':
		case 'ownUid':
			throw new Problem('companyIncomplete');
		case 'recipientUid':
			throw new Problem('recipientUidMissing');
		case 'correctedInvoice':
			throw new Problem('creditWithoutInvoice');
		default:
			throw new Problem('recipientIncomplete');
	}
}
