import type { DisputeRequest } from '#contract/work/disputes.ts';
import type { Account } from '#domain/accounts/access.ts';
import { canMoveCollaboration } from '#domain/work/collaboration-states.ts';
import { DISPUTE_REASONS, type DisputeSide } from '#domain/work/dispute-states.ts';
import {
  type LockedCollaboration,
  type LockedDeliverable,
  lockCollaboration,
} from '#server/areas/work/collaborations/lock.ts';
import { describeCollaborationStatus } from '#server/areas/work/collaborations/status-words.ts';
import { moveCollaboration } from '#server/areas/work/collaborations/transition-collaboration.ts';
import { requireSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockDisputeIn } from '../lock.ts';
import { notifyAboutDispute } from '../notify.ts';
import { isDisputable } from '../policy.ts';
import { moveDispute } from '../transition.ts';
import { addStatement } from './add-statement.ts';

export interface Opening extends DisputeRequest {
  collaboration_id: string;
}

/** Opens a dispute: freezes the money of the disputed parts, stops every clock of the work, and asks the other side. */
export function openDispute(
  context: Context,
  account: Account,
  opening: Opening,
): Promise<{ dispute_id: string }> {
  return inTransaction(context.db, async (tx) => {
    const { collaboration_id } = opening;
    const { side } = await requireSide(tx, account, { collaboration_id });
    if (side === 'admin')
      throw new Problem('access_denied', 'Only the business or the creator can open a dispute.');
    const locked = await lockCollaboration(tx, collaboration_id);
    const dispute_id = await beginDispute(tx, context, { opening, locked, side, opened_by: account.user_id });
    await notifyAboutDispute(tx, context, dispute_id, 'opened');
    return { dispute_id };
  });
}

interface Begun {
  opening: Opening;
  locked: LockedCollaboration;
  /** The side whose dispute it is. */
  side: DisputeSide;
  opened_by: string;
  /** Whether an admin opens it for that side. */
  is_on_behalf?: boolean;
}

/** The same without notifications. The caller has locked the collaboration. */
export async function beginDispute(
  tx: Tx,
  context: Pick<Context, 'now'>,
  { opening, locked, side, opened_by, is_on_behalf = false }: Begun,
): Promise<string> {
  const { words, deliverable_ids, media_file_ids } = opening;
  const mover = is_on_behalf ? 'admin' : side;
  const chosen = requireDisputable(locked, { side, mover }, opening);
  const dispute_id = await insertDispute(tx, context, { opening, chosen, side, opened_by, is_on_behalf });
  const disputed = await moveCollaboration(tx, context, locked, {
    move: 'dispute',
    mover,
    actor_id: opened_by,
    dispute: { dispute_id, deliverable_ids },
  });
  const statement = { dispute_id, kind: 'opening', side, author_id: opened_by, words } as const;
  await addStatement(tx, context, locked, { ...statement, media_file_ids });
  const dispute = await lockDisputeIn(tx, disputed, dispute_id);
  const detail = { file_count: media_file_ids.length };
  const asking = is_on_behalf
    ? ({ move: 'ask_for', mover: 'admin', detail: { ...detail, for_side: side } } as const)
    : ({ move: 'ask', mover: side, detail } as const);
  await moveDispute(tx, context, dispute, { ...asking, actor_id: opened_by });
  return dispute_id;
}

function requireDisputable(
  locked: LockedCollaboration,
  { side, mover }: { side: DisputeSide; mover: DisputeSide | 'admin' },
  { deliverable_ids, reason }: Opening,
): LockedDeliverable[] {
  if (!canMoveCollaboration('dispute', locked.status, mover)) {
    throw new Problem('conflict', describeCollaborationStatus(locked));
  }
  const theirs = DISPUTE_REASONS.find((one) => one.reason === reason)?.by ?? null;
  if (theirs !== null && theirs !== side)
    throw refusal('reason', 'Only the other side can give this reason.');
  const chosen = locked.deliverables.filter(({ id }) => deliverable_ids.includes(id));
  if (chosen.length !== new Set(deliverable_ids).size) {
    throw refusal('deliverable_ids', 'One of these isn’t part of this work.');
  }
  if (!chosen.every(isDisputable)) throw refusal('deliverable_ids', 'One of these is already done.');
  if (sumOf(chosen, 'share_cents') === 0) throw refusal('deliverable_ids', 'No money is held for these.');
  return chosen;
}

function refusal(path: string, message: string): Problem {
  return new Problem('invalid_input', message, [{ path, message }]);
}

function sumOf(chosen: readonly LockedDeliverable[], key: 'share_cents' | 'fee_cents' | 'creator_fee_cents') {
  return chosen.reduce((sum, one) => sum + one[key], 0);
}

interface Inserting {
  opening: Opening;
  chosen: readonly LockedDeliverable[];
  side: DisputeSide;
  opened_by: string;
  is_on_behalf: boolean;
}

async function insertDispute(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { opening, chosen, side, opened_by, is_on_behalf }: Inserting,
): Promise<string> {
  const id = newId();
  const at = now().toISOString();
  const { collaboration_id, reason, wants } = opening;
  await tx
    .insertInto('disputes')
    .values({
      id,
      collaboration_id,
      status: 'open',
      opened_side: side,
      opened_by,
      is_on_behalf,
      reason,
      wants,
      disputed_cents: sumOf(chosen, 'share_cents'),
      fee_cents: sumOf(chosen, 'fee_cents'),
      creator_fee_cents: sumOf(chosen, 'creator_fee_cents'),
      created_at: at,
      updated_at: at,
    })
    .execute();
  const rows = chosen.map((one) => ({ dispute_id: id, deliverable_id: one.id }));
  await tx.insertInto('dispute_deliverables').values(rows).execute();
  return id;
}
