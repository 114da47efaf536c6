import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { MoveRequest } from './move-request.ts';

const DECISIONS = ['approve', 'request_changes', 'reject'] as const;
type Decision = (typeof DECISIONS)[number];

/** Keeps a decision as it was made; other moves leave no review behind. */
export async function writeReview(tx: Tx, request: MoveRequest, now: Date): Promise<void> {
  const { move, creator_id, admin_id, note = null, reason = null, items = [] } = request;
  if (!isDecision(move) || admin_id === undefined) return;
  await tx
    .insertInto('creator_reviews')
    .values({
      id: newId(),
      creator_id,
      admin_id,
      decision: move,
      reason,
      note: note?.trim() || null,
      items: JSON.stringify(items),
      created_at: now.toISOString(),
    })
    .execute();
}

function isDecision(move: string): move is Decision {
  return (DECISIONS as readonly string[]).includes(move);
}
