import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import { notifyAboutMove } from '#server/areas/hiring/applications/notify/notify-about-move.ts';
import { canUndo, undoEndsAt } from '#server/areas/hiring/applications/policy.ts';
import { settledDecision } from '#server/areas/hiring/applications/settled-decision.ts';
import { type LockedApplication, lockApplication } from '#server/areas/hiring/places/lock.ts';
import { closeQuotes } from '#server/areas/hiring/quotes/commands/close-quotes.ts';
import { agreeOnWork } from '#server/areas/work/collaborations/commands/agree-on-work.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

interface Decision {
  application_id: string;
  decided_at: string;
}

/**
 * Runs when a decision can no longer be undone: notifies the creator, closes open quotes, and closes the campaign with
 * its last spot. None of it happens earlier, because an undo would have to reverse it.
 */
export const settleDecision = defineJob({
  ...settledDecision,
  run: (context, decision) => inTransaction(context.db, (tx) => settle(tx, context, decision)),
});

async function settle(tx: Tx, context: Context, decision: Decision): Promise<void> {
  const locked = await lockApplication(tx, decision);
  if (!isSameDecision(locked, decision)) return;
  if (canUndo(decision.decided_at, context.now())) {
    // The clock of the queue is ahead of ours.
    const after_ms = undoEndsAt(decision.decided_at).getTime() - context.now().getTime();
    return context.queue.enqueue(tx, settledDecision, decision, { after_ms });
  }
  const told = locked.status === 'accepted' ? 'accept' : 'reject';
  await closeQuotes(tx, context, locked);
  await notifyAboutMove(tx, context, told, locked, new Date(decision.decided_at));
  if (told === 'accept') await agreeOnWork(tx, context, locked.id);
  if (told === 'accept' && isFull(locked)) {
    await moveCampaign(tx, context, locked.campaign, { move: 'close', mover: 'clock' });
  }
}

function isSameDecision(locked: LockedApplication, { decided_at }: Decision): boolean {
  const isDecided = locked.status === 'accepted' || locked.status === 'rejected';
  return isDecided && locked.decided_at !== null && Date.parse(locked.decided_at) === Date.parse(decided_at);
}

function isFull({ campaign }: LockedApplication): boolean {
  const { status, is_offer, slots, funded_slots, taken_slots } = campaign;
  // Spots of an offer that came back are never bought again.
  const all = is_offer ? funded_slots : slots;
  return (status === 'live' || status === 'paused') && taken_slots >= all;
}
