import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Database } from '#server/platform/db/database.ts';

export interface Span {
  from: Date;
  until: Date;
}

const MOST_ROWS = 5_000;

/** Earnings released to a creator in a span of time, oldest first. */
export async function listReleased(db: Database, creatorId: string, { from, until }: Span) {
  const rows = await db
    .selectFrom('earnings as e')
    .innerJoin('businesses as b', 'b.id', 'e.business_id')
    .leftJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .select(['e.id', 'e.released_at', 'e.gross_cents', 'e.creator_fee_cents', 'e.net_cents'])
    .select(['e.business_id', 'b.business_name', 'c.title'])
    .where('e.creator_id', '=', creatorId)
    .where('e.released_at', '>=', from.toISOString())
    .where('e.released_at', '<', until.toISOString())
    .orderBy('e.released_at')
    .orderBy('e.id')
    .limit(MOST_ROWS)
    .execute();
  return rows.map(({ released_at, title, ...row }) => ({
    ...row,
    campaign_title: title ?? 'A campaign',
    released_on: newYorkDate(new Date(released_at)),
  }));
}
export type Released = Awaited<ReturnType<typeof listReleased>>[number];

/** Payouts that reached the bank in a span of time, each with the earnings in it. */
export async function listPaid(db: Database, creatorId: string, { from, until }: Span) {
  const rows = await db
    .selectFrom('payouts as o')
    .innerJoin('payout_parts as x', 'x.payout_id', 'o.id')
    .innerJoin('earnings as e', 'e.id', 'x.earning_id')
    .innerJoin('businesses as b', 'b.id', 'e.business_id')
    .leftJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .select(['o.number', 'o.paid_at', 'o.bank_name', 'o.bank_last4', 'x.amount_cents', 'x.earning_id'])
    .select(['b.business_name', 'c.title'])
    .where('o.creator_id', '=', creatorId)
    .where('o.status', '=', 'paid')
    .where('o.paid_at', '>=', from.toISOString())
    .where('o.paid_at', '<', until.toISOString())
    .orderBy('o.paid_at')
    .orderBy('o.number')
    .orderBy('x.earning_id')
    .limit(MOST_ROWS)
    .execute();
  return rows.map(({ paid_at, title, ...row }) => ({
    ...row,
    campaign_title: title ?? 'A campaign',
    paid_on: newYorkDate(new Date(paid_at ?? 0)),
  }));
}
export type Paid = Awaited<ReturnType<typeof listPaid>>[number];

/** The days on which each of these earnings reached the bank. */
export async function listPaidDays(
  db: Database,
  earningIds: readonly string[],
): Promise<Map<string, string[]>> {
  const days = new Map<string, string[]>();
  if (earningIds.length === 0) return days;
  const rows = await db
    .selectFrom('payout_parts as x')
    .innerJoin('payouts as o', 'o.id', 'x.payout_id')
    .select(['x.earning_id', 'o.paid_at'])
    .where('x.earning_id', 'in', [...earningIds])
    .where('o.status', '=', 'paid')
    .orderBy('o.paid_at')
    .execute();
  for (const { earning_id, paid_at } of rows) {
    const day = newYorkDate(new Date(paid_at ?? 0));
    days.set(earning_id, [...(days.get(earning_id) ?? []), day]);
  }
  return days;
}
