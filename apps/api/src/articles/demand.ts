import { type RawBuilder, sql } from 'kysely';

/*
 * The one place that knows how documents bear on stock. Until documents have positions nothing is promised or on its way.
 */

/** Open quantities of orders for the article of the row in sight. */
export const reservedOf: RawBuilder<string> = sql<string>`0::numeric(14,2)`;

/** Open quantities of purchases of the article of the row in sight. */
export const orderedOf: RawBuilder<string> = sql<string>`0::numeric(14,2)`;
