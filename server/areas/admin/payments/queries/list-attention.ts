import type { PaymentAttention } from '#contract/admin/payments.ts';
import { owedCents } from '#server/areas/money/chargebacks/owed-cents.ts';
import type { Database } from '#server/platform/db/database.ts';
import { chargebackOf, findRefundRefusal } from '../refund-refusal.ts';

const MOST = 50;

/** Chargebacks and failed refunds, oldest first. */
export async function listAttention(db: Database): Promise<PaymentAttention> {
  const chargebacks = await db
    .selectFrom('chargebacks as x')
    .innerJoin('businesses as b', 'b.id', 'x.business_id')
    .leftJoin('campaigns as c', 'c.id', 'x.campaign_id')
    .select(['x.id', 'x.funding_id', 'x.status', 'x.amount_cents', 'x.reason', 'x.created_at as since'])
    .select(['b.business_name', 'c.title as campaign_title', owedCents.as('owed_cents')])
    .select((eb) => [
      eb('x.cleared_at', 'is', null).as('can_clear'),
      eb('x.earnings_released_at', 'is', null).as('can_release_earnings'),
    ])
    .where('x.status', '<>', 'won')
    .where((eb) =>
      eb.or([
        eb('x.status', '=', 'open'),
        eb('x.cleared_at', 'is', null),
        eb('x.earnings_released_at', 'is', null),
      ]),
    )
    .orderBy('x.id')
    .limit(MOST)
    .execute();
  const failed_refunds = await db
    .selectFrom('refunds as x')
    .innerJoin('businesses as b', 'b.id', 'x.business_id')
    .leftJoin('campaigns as c', 'c.id', 'x.campaign_id')
    .select(['x.id', 'x.funding_id', 'x.total_cents as amount_cents', 'x.failure as reason'])
    .select(['x.updated_at as since', 'x.attempts', 'b.business_name', 'c.title as campaign_title'])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('refund_failures as f')
            .select('f.refund_id')
            .whereRef('f.refund_id', '=', 'x.id')
            .whereRef('f.provider_reference', '=', 'x.provider_reference'),
        )
        .as('came_back'),
      chargebackOf(eb.ref('x.funding_id')).as('chargeback'),
    ])
    .where('x.status', '=', 'failed')
    .orderBy('x.updated_at')
    .orderBy('x.id')
    .limit(MOST)
    .execute();
  return {
    chargebacks: chargebacks.map((row) => ({
      ...row,
      can_clear: Boolean(row.can_clear),
      can_release_earnings: Boolean(row.can_release_earnings),
    })),
    failed_refunds: failed_refunds.map(({ came_back, chargeback, ...row }) => ({
      ...row,
      came_back: Boolean(came_back),
      refusal: findRefundRefusal(chargeback),
    })),
  };
}
