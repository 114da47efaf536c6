import { sql } from 'kysely';
import type { QuotePage, QuotesQuery } from '#contract/hiring/quotes.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { QuoteSegment, QuoteSort } from '#domain/hiring/quote-lists.ts';
import { isInReach, type Reach } from '#server/areas/base/actors/reach.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, type Place, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { presentQuotes, selectQuotes } from './quote-query.ts';

/** All quotes of a business: waiting for it, waiting for the creator, or settled. */
export async function listQuotes(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  account: Account,
  businessId: string,
  { segment, sort, cursor, limit }: QuotesQuery,
): Promise<QuotePage> {
  const { db, now } = context;
  const { reach } = await requireMembership(db, account, businessId, 'read');
  const at = now().toISOString();
  const order = segment === 'settled' ? SETTLED_FIRST : ORDERS[sort];
  const after = readCursor(cursor);
  const rows = await selectQuotes(db, businessId, reach)
    .select(order.by.as('sort_value'))
    .where(isIn(segment, at))
    .$if(after !== null, (query) => query.where(comesAfter(order, after ?? ['', ''])))
    .orderBy(sql`${order.by} ${sql.raw(order.direction)}, quotes.id ${sql.raw(order.direction)}`)
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, (row) => [String(row.sort_value), row.id]);
  const counts = await countSegments(db, { businessId, reach, at });
  return { quotes: await presentQuotes(context, page), counts, next_cursor };
}

interface Order {
  by: ReturnType<typeof sql<string | number>>;
  direction: 'asc' | 'desc';
}

const ORDERS: Record<QuoteSort, Order> = {
  ends_first: { by: sql<string>`quotes.expires_at`, direction: 'asc' },
  newest: { by: sql<string>`quotes.created_at`, direction: 'desc' },
  lowest: { by: sql<number>`quotes.amount_cents`, direction: 'asc' },
  highest: { by: sql<number>`quotes.amount_cents`, direction: 'desc' },
};
const SETTLED_FIRST: Order = {
  by: sql<string>`coalesce(quotes.decided_at, quotes.expires_at)`,
  direction: 'desc',
};

function comesAfter({ by, direction }: Order, [value, id]: Place) {
  return direction === 'asc'
    ? sql<boolean>`(${by}, quotes.id) > (${value}, ${id})`
    : sql<boolean>`(${by}, quotes.id) < (${value}, ${id})`;
}

/**
 * An expired quote counts as settled even before the job marks it. A countered quote continues in the next one. A
 * counter that isn't paid in was never made: the quote it answers is still open.
 */
function isIn(segment: QuoteSegment, at: string) {
  switch (segment) {
    case 'open':
      return sql<boolean>`quotes.status = 'open' and quotes.made_by = 'creator' and quotes.expires_at > ${at}`;
    case 'waiting':
      return sql<boolean>`quotes.made_by = 'business' and quotes.status = 'open' and quotes.expires_at > ${at}`;
    case 'settled':
      return sql<boolean>`(quotes.status in ('accepted', 'declined', 'withdrawn', 'expired')
        or quotes.status = 'open' and quotes.expires_at <= ${at})`;
  }
}

interface Counted {
  businessId: string;
  reach: Reach;
  at: string;
}

async function countSegments(db: Database, { businessId, reach, at }: Counted): Promise<QuotePage['counts']> {
  const count = (segment: QuoteSegment) => sql<number>`count(*) filter (where ${isIn(segment, at)})`;
  const row = await db
    .selectFrom('quotes')
    .innerJoin('applications', 'applications.id', 'quotes.application_id')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .select([count('open').as('open'), count('waiting').as('waiting'), count('settled').as('settled')])
    .where('campaigns.business_id', '=', businessId)
    .where(isInReach(reach, 'campaigns.id'))
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), waiting: Number(row.waiting), settled: Number(row.settled) };
}

/** The quotes that need an answer from the business. */
export async function countOpenQuotes(db: Database, counted: Counted): Promise<number> {
  const { open } = await countSegments(db, counted);
  return open;
}
