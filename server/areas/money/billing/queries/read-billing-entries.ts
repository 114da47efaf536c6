import { sql } from 'kysely';
import type { BillingEntry, BillingSpan } from '#contract/money/billing.ts';
import { receiptNumber } from '#server/areas/money/fundings/receipt-number.ts';
import { spanOfMonth } from '#server/areas/money/statements/queries/month-span.ts';
import type { Place } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { billingMovements } from './billing-movements.ts';

export interface BillingWish extends BillingSpan {
  business_id: string;
}

/** With how the amount splits, where it does. */
export interface BillingRow extends BillingEntry {
  payout_cents: number | null;
  fee_cents: number | null;
}

/** The rows after a place in the list, newest first. */
export async function readBillingEntries(
  db: Database,
  { business_id, from, until }: BillingWish,
  { after, limit }: { after: Place | null; limit: number },
): Promise<BillingRow[]> {
  const [at, id] = after ?? [null, null];
  const first = from ? spanOfMonth(from).from.toISOString() : null;
  const end = until ? spanOfMonth(until).until.toISOString() : null;
  const { rows } = await sql<Read>`
    with ${billingMovements(business_id)}
    select m.id, m.kind, m.occurred_at, m.amount_cents, m.funding_id, f.purpose, r.reason, c.title, v.reference,
      p.full_name as creator_name,
      case when m.kind = 'paid_in' then f.slots else coalesce(r.slots, 0) end as slots,
      case when m.kind = 'paid_in' then greatest(f.slots, 1) * f.payout_cents
        when r.id is not null then sign(m.amount_cents)::int * r.payout_cents end as payout_cents,
      case when m.kind = 'paid_in' then greatest(f.slots, 1) * f.fee_cents
        when r.id is not null then sign(m.amount_cents)::int * r.fee_cents end as fee_cents
    from moved m
    join fundings f on f.id = m.funding_id
    left join refunds r on r.id = m.refund_id
    left join campaigns c on c.id = f.campaign_id
    left join lateral (
      select reference from receipt_revisions x where x.funding_id = f.id order by x.revision desc limit 1
    ) v on true
    left join lateral (${ABOUT}) a on true
    left join creators k on k.id = a.creator_id
    left join profiles p on p.user_id = k.user_id
    where (${first}::timestamptz is null or m.occurred_at >= ${first}::timestamptz)
      and (${end}::timestamptz is null or m.occurred_at < ${end}::timestamptz)
      and (${at}::timestamptz is null or (m.occurred_at, m.id) < (${at}::timestamptz, ${id}::uuid))
    order by m.occurred_at desc, m.id desc
    limit ${limit}`.execute(db);
  return rows.map(({ title, amount_cents, ...row }) => ({
    ...row,
    amount_cents: Number(amount_cents),
    campaign_title: title ?? 'A campaign',
    receipt_number: receiptNumber(row.funding_id),
  }));
}

type Read = Omit<BillingRow, 'campaign_title' | 'receipt_number'> & { title: string | null };

/**
 * The creator a payment or a refund is about: a counter-offer names the application, and the key of a refund names the
 * application, the work or the dispute behind it.
 */
const ABOUT = sql`
  select x.creator_id from applications x
  where x.id = case when r.refund_key ~ '^difference:[0-9a-f-]{36}$' then substr(r.refund_key, 12)::uuid
    else f.application_id end
    and (r.id is null or f.purpose = 'quote' or r.refund_key like 'difference:%')
  union
  select w.creator_id from collaborations w
  where r.refund_key ~ '^work:[0-9a-f-]{36}$' and w.id = substr(r.refund_key, 6)::uuid
  union
  select w.creator_id from disputes d join collaborations w on w.id = d.collaboration_id
  where r.refund_key ~ '^dispute:[0-9a-f-]{36}$' and d.id = substr(r.refund_key, 9)::uuid
  limit 1`;
