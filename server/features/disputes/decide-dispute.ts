import type { DisputeRuling } from '#contract/disputes.ts';
import type { Account } from '#domain/access.ts';
import { isSplit } from '#domain/dispute-amounts.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { closeDispute } from './close-dispute.ts';
import { type HeldDispute, holdDispute } from './hold-dispute.ts';
import { moveDispute } from './move-dispute.ts';
import { findDecideRefusal } from './policy.ts';
import { tellOfDispute } from './tell-of-dispute.ts';

interface Ruling extends DisputeRuling {
  id: string;
}

/**
 * A person of ours decides, with reasons. The first decision can be taken or appealed against; the one after an appeal is made by
 * somebody else, is final, and moves the money at once.
 */
export function decideDispute(context: Context, account: Account, ruling: Ruling): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const held = await holdDispute(tx, ruling.id);
    await requireDecider(tx, account, held);
    if (held.round !== ruling.round) throw new Problem('stale', 'This was appealed meanwhile. Look again.');
    const creator_cents = requireAmount(held, ruling);
    const { outcome } = ruling;
    const actor_id = account.user_id;
    const detail = { outcome, creator_cents, round: held.round };
    const decided = await moveDispute(tx, context, held, {
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
      subject_id: held.id,
      reason: ruling.words.slice(0, 500),
      after: { outcome, creator_cents: creator_cents === null ? null : String(creator_cents) },
    });
    if (held.round === 1) return tellOfDispute(tx, context, held.id, 'decided');
    await closeDispute(tx, context, decided, { move: 'settle', cause: 'final', mover: 'admin', actor_id });
  });
}

async function requireDecider(tx: Tx, account: Account, { id }: HeldDispute): Promise<void> {
  const earlier = await tx
    .selectFrom('dispute_decisions')
    .select('decided_by')
    .where('dispute_id', '=', id)
    .execute();
  const refusal = findDecideRefusal(
    account,
    earlier.map(({ decided_by }) => decided_by),
  );
  if (refusal !== null) throw refusal;
}

function requireAmount(held: HeldDispute, { outcome, creator_cents, redo_days }: Ruling): number | null {
  if (outcome === 'redo') {
    if (redo_days === null) throw refusal('redo_days', 'Say how many days there are for another try');
    return null;
  }
  if (outcome === 'release') return held.disputed_cents;
  if (outcome === 'refund') return 0;
  if (isSplit(creator_cents, held.disputed_cents)) return creator_cents;
  throw refusal('creator_cents', 'In a split, both sides get something');
}

function refusal(path: string, message: string): Problem {
  return new Problem('invalid_input', message, [{ path, message }]);
}

export async function insertDecision(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { id, round, outcome, creator_cents, redo_days, words, decided_by }: Ruling & { decided_by: string },
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
