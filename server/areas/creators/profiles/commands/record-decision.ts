import { CREATOR_DECISIONS, type CreatorDecision } from '#domain/creators/creator-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { CreatorMoveRequest } from '../move-request.ts';

/** Stores a decision. Other moves store none. */
export async function recordDecision(
  tx: Tx,
  creator_id: string,
  request: CreatorMoveRequest,
  now: Date,
): Promise<void> {
  const { move, admin_id, note = null, reason = null, items = [] } = request;
  if (!isDecision(move) || admin_id === undefined) return;
  await tx
    .insertInto('vetting_decisions')
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

function isDecision(move: string): move is CreatorDecision {
  return (CREATOR_DECISIONS as readonly string[]).includes(move);
}
