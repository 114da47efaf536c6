import type { EarningsOverview } from '#contract/earnings.ts';
import { sendableCents } from '#domain/earning-states.ts';
import { expectedArrival, nextBatchAt } from '#domain/payout-clock.ts';
import { PAYOUT_PARTS_MAX } from '#domain/payout-states.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { getOwnCreatorId } from '../applications/own-application.ts';
import { findPayee } from '../payees/hold-payee.ts';
import { presentPayee } from '../payees/present-payee.ts';
import { findFailedPayout, listOpenPayouts, readLastNumber } from '../payouts/open-payouts.ts';
import { readSettings } from '../platform-settings/read-settings.ts';
import { listMonths } from '../statements/list-months.ts';
import { readSums } from './read-sums.ts';

const STATEMENTS = 3;

/** Where each cent of a creator is, and what can be sent now. */
export async function getEarningsOverview(context: Context, userId: string): Promise<EarningsOverview> {
  const { db } = context;
  const now = context.now();
  const creatorId = await getOwnCreatorId(db, userId);
  const leavesAt = nextBatchAt(now);
  const [sums, payee, parts, settings, number, open, failed, months] = await Promise.all([
    readSums(db, creatorId, now),
    findPayee(db, context, creatorId),
    listSendable(db, creatorId),
    readSettings(db),
    readLastNumber(db, creatorId),
    listOpenPayouts(db, creatorId, now),
    findFailedPayout(db, creatorId, now),
    listMonths(db, creatorId, STATEMENTS),
  ]);
  return {
    sums,
    payee: presentPayee(payee),
    next_payout: {
      number: number + 1,
      least_cents: settings.least_payout_cents,
      most_cents: parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
      leaves_at: leavesAt.toISOString(),
      arrives_on: expectedArrival(leavesAt),
      parts,
    },
    open_payouts: open,
    failed_payout: failed,
    statements: months,
  };
}

async function listSendable(db: Database, creatorId: string) {
  const rows = await db
    .selectFrom('earnings as e')
    .leftJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .select(['c.title', 'e.net_cents', 'e.in_transit_cents', 'e.paid_cents'])
    .where('e.creator_id', '=', creatorId)
    .where('e.status', '=', 'available')
    .orderBy('e.id')
    .limit(PAYOUT_PARTS_MAX)
    .execute();
  return rows.map(({ title, ...row }) => ({
    campaign_title: title ?? 'A campaign',
    amount_cents: sendableCents(row),
  }));
}
