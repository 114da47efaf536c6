import type { DisputeRequest } from '#contract/disputes.ts';
import type { Account } from '#domain/access.ts';
import { canMoveCollaboration } from '#domain/collaboration-states.ts';
import { canMoveDeliverable, isDone } from '#domain/deliverable-states.ts';
import { DISPUTE_REASONS, type DisputeSide } from '#domain/dispute-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import {
  type HeldCollaboration,
  type HeldDeliverable,
  holdCollaboration,
} from '../collaborations/hold-collaboration.ts';
import { moveCollaboration } from '../collaborations/move-collaboration.ts';
import { collaborationStanding } from '../collaborations/standing-words.ts';
import { requireSide } from '../collaborations/work-side.ts';
import { addStatement } from './add-statement.ts';
import { holdDispute } from './hold-dispute.ts';
import { moveDispute } from './move-dispute.ts';
import { tellOfDispute } from './tell-of-dispute.ts';

interface Opening extends DisputeRequest {
  collaboration_id: string;
}

/** One side cannot agree: the money of what it names is frozen, every clock of the work stops, and the other side is asked. */
export function openDispute(
  context: Context,
  account: Account,
  opening: Opening,
): Promise<{ dispute_id: string }> {
  return inTransaction(context.db, async (tx) => {
    const { collaboration_id } = opening;
    const { side } = await requireSide(tx, account, { collaboration_id });
    if (side === 'admin') throw new Problem('access_denied', 'A dispute is opened by one of the two.');
    const held = await holdCollaboration(tx, collaboration_id);
    const dispute_id = await beginDispute(tx, context, { opening, held, side, opened_by: account.user_id });
    await tellOfDispute(tx, context, dispute_id, 'opened');
    return { dispute_id };
  });
}

interface Begun {
  opening: Opening;
  held: HeldCollaboration;
  side: DisputeSide;
  opened_by: string;
}

/** The same without telling anybody; the caller holds the collaboration. */
export async function beginDispute(
  tx: Tx,
  context: Pick<Context, 'now'>,
  { opening, held, side, opened_by }: Begun,
): Promise<string> {
  const { words, deliverable_ids, media_file_ids } = opening;
  const chosen = requireDisputable(held, side, opening);
  const dispute_id = await insertDispute(tx, context, { opening, chosen, side, opened_by });
  await moveCollaboration(tx, context, held, {
    move: 'dispute',
    mover: side,
    actor_id: opened_by,
    dispute: { dispute_id, deliverable_ids },
  });
  const statement = { dispute_id, kind: 'opening', side, author_id: opened_by, words } as const;
  await addStatement(tx, context, held, { ...statement, media_file_ids });
  const dispute = await holdDispute(tx, dispute_id);
  const detail = { file_count: media_file_ids.length };
  await moveDispute(tx, context, dispute, { move: 'ask', mover: side, actor_id: opened_by, detail });
  return dispute_id;
}

function requireDisputable(
  held: HeldCollaboration,
  side: DisputeSide,
  { deliverable_ids, reason }: Opening,
): HeldDeliverable[] {
  if (!canMoveCollaboration('dispute', held.status, side)) {
    throw new Problem('conflict', collaborationStanding(held));
  }
  const theirs = DISPUTE_REASONS.find((one) => one.reason === reason)?.by ?? null;
  if (theirs !== null && theirs !== side) throw refusal('reason', 'This reason is for the other side.');
  const chosen = held.deliverables.filter(({ id }) => deliverable_ids.includes(id));
  if (chosen.length !== new Set(deliverable_ids).size) {
    throw refusal('deliverable_ids', 'One of these is not part of this work.');
  }
  if (!chosen.every(isDisputable)) throw refusal('deliverable_ids', 'One of these is done already.');
  if (sumOf(chosen, 'share_cents') === 0) throw refusal('deliverable_ids', 'Nothing is held for these.');
  return chosen;
}

/** Its money is still held, and a decision could still end it. */
export function isDisputable({
  kind,
  status,
  settled_at,
}: Pick<HeldDeliverable, 'kind' | 'status' | 'settled_at'>): boolean {
  return settled_at === null && !isDone(kind, status) && canMoveDeliverable('settle', status, 'decision');
}

function refusal(path: string, message: string): Problem {
  return new Problem('invalid_input', message, [{ path, message }]);
}

function sumOf(chosen: readonly HeldDeliverable[], key: 'share_cents' | 'fee_cents' | 'creator_fee_cents') {
  return chosen.reduce((sum, one) => sum + one[key], 0);
}

interface Inserting {
  opening: Opening;
  chosen: readonly HeldDeliverable[];
  side: DisputeSide;
  opened_by: string;
}

async function insertDispute(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { opening, chosen, side, opened_by }: Inserting,
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
