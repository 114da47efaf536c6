import { followingMove } from '#domain/collaboration-states.ts';
import type { WorkMover } from '#domain/deliverable-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { askForReviews } from '../reviews/ask-for-reviews.ts';
import { completeCampaign } from './complete-campaign.ts';
import { holdCollaboration } from './hold-collaboration.ts';
import { moveCollaboration } from './move-collaboration.ts';
import { releaseDelivered } from './release-delivered.ts';
import { tellOfRelease } from './tell-of-release.ts';

/**
 * What follows when a deliverable moved or a dispute ended: money that is earned is released, the collaboration comes in
 * step, and with the last one its campaign is done.
 */
export async function followWork(
  tx: Tx,
  context: Context,
  collaborationId: string,
  by: { mover: WorkMover; actor_id?: string | undefined },
): Promise<void> {
  const held = await holdCollaboration(tx, collaborationId);
  const released = await releaseDelivered(tx, context, held);
  if (released !== null) await tellOfRelease(tx, context, held, released);
  const move = followingMove(held.status, held.deliverables);
  if (move === null) return;
  await moveCollaboration(tx, context, held, { move, ...by });
  if (move !== 'complete') return;
  await askForReviews(tx, context, held);
  await completeCampaign(tx, context, held.campaign_id);
}
