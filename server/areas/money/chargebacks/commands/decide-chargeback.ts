import type { Approvable } from '#server/areas/base/approvals/approvable.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { endStops } from '#server/areas/money/campaign-stops/commands/end-stops.ts';
import { lockFunding } from '#server/areas/money/fundings/lock-funding.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { notifyAboutRelease } from '../notify/notify-about-release.ts';

interface ChargebackDecision {
  id: string;
  /** `clear` lets the business pay again and its campaign go on; `release_earnings` lets creators be paid. */
  decision: 'clear' | 'release_earnings';
  reason: string;
}

type Request = Omit<ChargebackDecision, 'decision'>;

/** Lets the business pay again and resumes its campaign. */
export function clearChargebackIn(tx: Tx, context: Context, adminId: string, request: Request) {
  return decideIn(tx, context, adminId, { ...request, decision: 'clear' });
}

/** Lets creators be paid although the bank has the money. */
export function releaseEarningsIn(tx: Tx, context: Context, adminId: string, request: Request) {
  return decideIn(tx, context, adminId, { ...request, decision: 'release_earnings' });
}

const findAmount: Approvable<Request>['findAmount'] = (db, id) =>
  db.selectFrom('chargebacks').select('amount_cents as cents').where('id', '=', id).executeTakeFirst();

/** At or above the amount in the settings, both need a second admin. */
export const CLEAR_CHARGEBACK: Approvable<Request> = {
  action: 'clear_chargeback',
  findAmount,
  run: clearChargebackIn,
};
export const RELEASE_CHARGEBACK_EARNINGS: Approvable<Request> = {
  action: 'release_chargeback_earnings',
  findAmount,
  run: releaseEarningsIn,
};

/** Only an admin can end the stops of a chargeback, unless the bank returns the payment. */
async function decideIn(
  tx: Tx,
  context: Context,
  adminId: string,
  { id, decision, reason }: ChargebackDecision,
): Promise<void> {
  const locked = await lockChargeback(tx, id);
  if (locked.status === 'won') throw new Problem('conflict', 'The bank already returned this payment.');
  const isDone = decision === 'clear' ? locked.cleared_at : locked.earnings_released_at;
  if (isDone !== null) throw new Problem('conflict', 'This was already decided.');
  const at = context.now().toISOString();
  await tx
    .updateTable('chargebacks')
    .set(
      decision === 'clear'
        ? { cleared_at: at, cleared_by: adminId, updated_at: at }
        : { earnings_released_at: at, earnings_released_by: adminId, updated_at: at },
    )
    .where('id', '=', id)
    .execute();
  await recordAction(tx, {
    actor_id: adminId,
    action: decision === 'clear' ? 'clear_chargeback' : 'release_chargeback_earnings',
    subject_type: 'payment',
    subject_id: id,
    reason,
    before: { status: locked.status },
  });
  if (decision !== 'clear') return notifyAboutRelease(tx, context, id);
  await endStops(tx, context, { cause: 'chargeback', subject_id: id, mover: 'admin', actor_id: adminId });
}

/** Locks the campaign and the payment first, in the same order as `applyChargeback`. */
async function lockChargeback(tx: Tx, id: string) {
  const place = await tx
    .selectFrom('chargebacks')
    .select('funding_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (place === undefined) throw new Problem('not_found', 'We can’t find that chargeback.');
  await lockFunding(tx, place.funding_id);
  return tx
    .selectFrom('chargebacks')
    .select(['status', 'cleared_at', 'earnings_released_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
