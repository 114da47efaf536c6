import { sql } from 'kysely';
import type { PayoutFacts } from '#domain/money/may-be-paid.ts';
import { isUnderChargeback } from '#server/areas/money/earnings/queries/is-free.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/**
 * All facts `mayBePaid` needs, as one column, so that a query can't leave one out. It has to join `payouts`, `payees`,
 * `creators` and `profiles`.
 * The keys are those of `PayoutFacts`.
 */
export const payoutFacts = sql<PayoutFacts>`jsonb_build_object(
  'stopped_at', payouts.stopped_at,
  'account_status', profiles.account_status,
  'creator_status', creators.status,
  'payee_status', payees.status,
  'reported_at', payees.stopped_at,
  'bank_changed_at', payees.bank_changed_at,
  'factors_reset_at', (
    select max(ended_at) from factor_resets
    where factor_resets.user_id = profiles.user_id and outcome = 'done'
  ),
  'has_chargeback', exists (
    select 1 from payout_parts join earnings on earnings.id = payout_parts.earning_id
    where payout_parts.payout_id = payouts.id and ${isUnderChargeback}
  ),
  'is_payout_paused', exists (select 1 from payout_stops where ended_at is null)
)`;

/** Payouts with everything that decides whether they may leave. */
export function selectPayoutFacts(db: Database | Tx) {
  return db
    .selectFrom('payouts')
    .innerJoin('payees', 'payees.id', 'payouts.payee_id')
    .innerJoin('creators', 'creators.id', 'payouts.creator_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['payouts.id', payoutFacts.as('facts')]);
}

/** The same for a payout that is yet to be made. */
export async function readPayeeFacts(db: Database | Tx, payeeId: string): Promise<PayoutFacts> {
  const { facts } = await db
    .selectFrom('payees')
    .innerJoin('creators', 'creators.id', 'payees.creator_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    // Join an empty row in place of the payout, so that both queries can use the same fragment.
    .leftJoin('payouts', (join) => join.on(sql.lit(false)))
    .select(payoutFacts.as('facts'))
    .where('payees.id', '=', payeeId)
    .executeTakeFirstOrThrow();
  return facts;
}
