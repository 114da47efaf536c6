import { type SqlBool, sql } from 'kysely';
import type { PaymentFilters, PaymentRow, PaymentState } from '#contract/admin/payments.ts';
import { displayName } from '#domain/format/display-name.ts';
import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';
import { paymentNumber, readPaymentNumber } from './payment-number.ts';

/** A search with more matches than this is too short to be useful. */
const MOST_MATCHES = 200;

export type PaymentsWanted = Pick<PaymentFilters, 'search' | 'state'> &
  Ranged & {
    /** Agreed on from this moment on. */
    since?: string | undefined;
  };

/** One row per collaboration, whose spot was paid for. */
export function selectPayments(db: Database, { search, state, since, range }: PaymentsWanted) {
  return db
    .selectFrom('collaborations as w')
    .$if(state !== undefined, (query) => query.where(isIn(state ?? 'open')))
    .$if(since !== undefined, (query) => query.where('w.agreed_at', '>=', since ?? ''))
    .$if(range !== undefined, (query) => query.where(isWithin(sql`w.agreed_at`, range)))
    .$if(isSearch(search), (query) => query.where(isFound(search ?? '')));
}

/** Everything about the payments of these collaborations. */
export function withNames(payments: ReturnType<typeof selectPayments>) {
  return payments
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['w.id', 'w.payout_cents', 'w.agreed_at', 'w.campaign_id', 'c.title as campaign_title'])
    .select(['b.business_name', 'p.full_name', stateOf.as('state')]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export function presentPayment({ full_name, campaign_id: _campaign, ...row }: Row): PaymentRow {
  return { ...row, number: paymentNumber(row.id), creator_name: displayName({ full_name, email: null }) };
}

/** If work ended without a release, its money was refunded to the business. */
const stateOf = sql<PaymentState>`case
  when w.status = 'disputed' then 'disputed'
  when w.status = 'in_review' then 'in_review'
  when w.status in ('contracted', 'in_progress') then 'held'
  when exists (select 1 from earnings e where e.collaboration_id = w.id) then 'released'
  else 'refunded' end`;

function isIn(state: PaymentState | 'open') {
  switch (state) {
    case 'open':
      return sql<SqlBool>`w.status = any(${[...OPEN_COLLABORATION_STATUSES]})`;
    case 'held':
      return sql<SqlBool>`w.status in ('contracted', 'in_progress')`;
    case 'in_review':
    case 'disputed':
      return sql<SqlBool>`w.status = ${state}`;
    case 'released':
      return sql<SqlBool>`w.status = 'completed'
        and exists (select 1 from earnings e where e.collaboration_id = w.id)`;
    case 'refunded':
      // Few payments are, so each half begins at its own index instead of reading everything that was completed.
      return sql<SqlBool>`w.id in (
        select x.id from collaborations x where x.status = 'cancelled'
        union all
        select d.collaboration_id from disputes d join collaborations x on x.id = d.collaboration_id
        where d.status = 'closed' and x.status = 'completed'
          and not exists (select 1 from earnings e where e.collaboration_id = x.id)
      )`;
  }
}

function isFound(text: string) {
  const number = readPaymentNumber(text);
  if (number !== null) return sql<SqlBool>`right(w.id::text, 8) = ${number}`;
  const businesses = sql`(
    select id from businesses where ${beginsWith(sql`lower(business_name)`, text)} limit ${MOST_MATCHES}
  )`;
  const creators = sql`(
    select k2.id from profiles p2 join creators k2 on k2.user_id = p2.user_id
    where ${beginsWith(sql`lower(p2.full_name)`, text)} limit ${MOST_MATCHES}
  )`;
  // Each condition uses its own index. An `or` over both would read the whole list for a rare name.
  return sql<SqlBool>`w.id in (
    select x.id from collaborations x where x.business_id in ${businesses}
    union
    select x.id from collaborations x where x.creator_id in ${creators}
  )`;
}
