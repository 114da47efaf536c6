import type { EarningsOverview } from '#contract/money/earnings.ts';
import { sendableCents } from '#domain/money/earning-states.ts';
import { firstBatchFor } from '#domain/money/may-be-paid.ts';
import { expectedArrival, nextBatchAt } from '#domain/money/payout-clock.ts';
import { PAYOUT_PARTS_MAX } from '#domain/money/payout-states.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { isUnderChargeback } from '#server/areas/money/earnings/queries/is-free.ts';
import { findPayee } from '#server/areas/money/payees/lock.ts';
import { presentPayee } from '#server/areas/money/payees/present-payee.ts';
import { listMonths } from '#server/areas/money/statements/queries/list-months.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findFailedPayout, listOpenPayouts, readLastNumber } from '../open-payouts.ts';
import { readPayeeFacts } from './payout-facts.ts';
import { readSums } from './read-sums.ts';

const STATEMENTS = 3;

/** The money of a creator by state, and the amount that can be paid out now. */
export async function getEarningsOverview(context: Context, creatorId: string): Promise<EarningsOverview> {
  const { db } = context;
  const now = context.now();
  const failed = findFailedPayout(db, creatorId, now);
  const [sums, payee, parts, settings, number, open, failed_payout, months] = await Promise.all([
    readSums(db, creatorId, now, failed),
    findPayee(db, context, creatorId),
    listSendable(db, creatorId),
    readSettings(db),
    readLastNumber(db, creatorId),
    listOpenPayouts(db, creatorId, now),
    failed,
    listMonths(db, creatorId, STATEMENTS),
  ]);
  const leavesAt = payee ? firstBatchFor(await readPayeeFacts(db, payee.id), now) : nextBatchAt(now);
  return {
    sums,
    payee: presentPayee(payee, now),
    next_payout: {
      number: number + 1,
      least_cents: settings.least_payout_cents,
      most_cents: parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
      leaves_at: leavesAt.toISOString(),
      arrives_on: expectedArrival(leavesAt),
      parts,
    },
    open_payouts: open,
    failed_payout,
    statements: months,
  };
}

async function listSendable(db: Database, creatorId: string) {
  const rows = await db
    .selectFrom('earnings')
    .leftJoin('campaigns as c', 'c.id', 'earnings.campaign_id')
    .select(['c.title', 'earnings.net_cents', 'earnings.in_transit_cents', 'earnings.paid_cents'])
    .where('earnings.creator_id', '=', creatorId)
    .where('earnings.status', '=', 'available')
    .where((eb) => eb.not(isUnderChargeback))
    .orderBy('earnings.id')
    .limit(PAYOUT_PARTS_MAX)
    .execute();
  return rows.map(({ title, ...row }) => ({
    campaign_title: title ?? 'A campaign',
    amount_cents: sendableCents(row),
  }));
}
