import { followingMove } from '#domain/work/collaboration-states.ts';
import type { WorkMover } from '#domain/work/deliverable-states.ts';
import { askForRatings } from '#server/areas/work/ratings/commands/ask-for-ratings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedCollaboration } from '../lock.ts';
import { notifyAboutRelease } from '../notify/notify-about-release.ts';
import { moveCollaboration } from '../transition-collaboration.ts';
import { completeCampaign } from './complete-campaign.ts';
import { releaseDelivered } from './release-delivered.ts';

/**
 * Follows a deliverable that moved or a dispute that ended: earned money is released, the collaboration comes in step, and
 * with the last one its campaign is completed. The caller passes the work as it is after that move.
 */
export async function followWork(
  tx: Tx,
  context: Context,
  locked: LockedCollaboration,
  by: { mover: WorkMover; actor_id?: string | undefined },
): Promise<void> {
  const released = await releaseDelivered(tx, context, locked);
  if (released !== null) await notifyAboutRelease(tx, context, locked, released);
  const move = followingMove(locked.status, locked.deliverables);
  if (move === null) return;
  const moved = await moveCollaboration(tx, context, locked, { move, ...by });
  if (move !== 'complete') return;
  await askForRatings(tx, context, moved);
  await completeCampaign(tx, context, moved.campaign);
}
