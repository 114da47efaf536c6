import type { DisputeRuling } from '#contract/work/disputes.ts';
import type { Account } from '#domain/accounts/access.ts';
import { isSplit } from '#domain/work/dispute-amounts.ts';
import type { Approvable } from '#server/areas/base/approvals/approvable.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { type LockedDispute, lockDispute } from '../lock.ts';
import { notifyAboutDispute } from '../notify.ts';
import { findDecideRefusal } from '../policy.ts';
import { moveDispute } from '../transition.ts';
import { closeDispute } from './close-dispute.ts';

interface Ruling extends DisputeRuling {
  id: string;
}

/**
 * Decides as an admin, with reasons. The first decision can be accepted or appealed. The one after an appeal is made by
 * another admin, is final, and moves the money at once.
 */
export function decideDispute(context: Context, account: Account, ruling: Ruling): Promise<void> {
  return inTransaction(context.db, (tx) => decideDisputeIn(tx, context, account.user_id, ruling));
}

/** At or above the amount in the settings, a second admin has to approve it. */
export const DECIDE_DISPUTE: Approvable<Ruling> = {
  action: 'decide_dispute',
  findAmount: (db, id) =>
    db.selectFrom('disputes').select('disputed_cents as cents').where('id', '=', id).executeTakeFirst(),
  run: decideDisputeIn,
};

async function decideDisputeIn(tx: Tx, context: Context, actor_id: string, ruling: Ruling): Promise<void> {
  const locked = await lockDispute(tx, ruling.id);
  await requireDecider(tx, actor_id, locked);
  if (locked.round !== ruling.round)
    throw new Problem('stale', 'The decision has since been appealed. Reload to see the appeal.');
  const creator_cents = requireAmount(locked, ruling);
  const { outcome } = ruling;
  const detail = { outcome, creator_cents, round: locked.round };
  const decided = await moveDispute(tx, context, locked, {
    move: 'decide',
    mover: 'admin',
    actor_id,
    detail,
  });
  await insertDecision(tx, context, { ...ruling, creator_cents, decided_by: actor_id });
  await recordAction(tx, {
    actor_id,
    action: 'decide_dispute',
    subject_type: 'dispute',
    subject_id: locked.id,
    reason: ruling.words.slice(0, 500),
    after: { outcome, creator_cents: creator_cents === null ? null : String(creator_cents) },
  });
  if (locked.round === 1) return notifyAboutDispute(tx, context, locked.id, 'decided');
  await closeDispute(tx, context, decided, { move: 'settle', cause: 'final', mover: 'admin', actor_id });
}

/** Checks only earlier rounds, so that a repeated request for this round gets the answer that it is already decided. */
async function requireDecider(tx: Tx, user_id: string, { id, round }: LockedDispute): Promise<void> {
  const earlier = await tx
    .selectFrom('dispute_decisions')
    .select('decided_by')
    .where('dispute_id', '=', id)
    .where('round', '<', round)
    .execute();
  const refusal = findDecideRefusal(
    { role: 'admin', user_id },
    earlier.flatMap(({ decided_by }) => decided_by ?? []),
  );
  if (refusal !== null) throw refusal;
}

function requireAmount(locked: LockedDispute, { outcome, creator_cents, redo_days }: Ruling): number | null {
  if (outcome === 'redo') {
    if (redo_days === null)
      throw refusal('redo_days', 'Enter how many days the creator has to redo the work');
    return null;
  }
  if (outcome === 'release') return locked.disputed_cents;
  if (outcome === 'refund') return 0;
  if (isSplit(creator_cents, locked.disputed_cents)) return creator_cents;
  throw refusal('creator_cents', 'In a split, both sides have to get something');
}

function refusal(path: string, message: string): Problem {
  return new Problem('invalid_input', message, [{ path, message }]);
}

export async function insertDecision(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { id, round, outcome, creator_cents, redo_days, words, decided_by }: Ruling & { decided_by: string | null },
): Promise<void> {
  await tx
    .insertInto('dispute_decisions')
    .values({
      id: newId(),
      dispute_id: id,
      round,
      outcome,
      creator_cents,
      redo_days: outcome === 'redo' ? redo_days : null,
      words,
      decided_by,
      decided_at: now().toISOString(),
    })
    .execute();
}
