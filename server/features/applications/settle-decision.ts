import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { moveCampaign } from '../campaigns/move-campaign.ts';
import { agreeOnWork } from '../collaborations/agree-on-work.ts';
import { closeQuotes } from '../quotes/close-quotes.ts';
import { type HeldApplication, holdApplication } from './hold-application.ts';
import { canUndo, undoEndsAt } from './policy.ts';
import { settledDecision } from './settled-decision.ts';
import { tellOfMove } from './tell-of-move.ts';

interface Decision {
  application_id: string;
  decided_at: string;
}

/**
 * What follows a decision that was not taken back: it is told, prices still talked about are over, and with the last
 * spot the campaign closes. Not before, because all of it may have to come back.
 */
export const settleDecision = defineJob({
  ...settledDecision,
  run: (context, decision) => inTransaction(context.db, (tx) => settle(tx, context, decision)),
});

async function settle(tx: Tx, context: Context, decision: Decision): Promise<void> {
  const held = await holdApplication(tx, decision);
  if (!isSameDecision(held, decision)) return;
  if (canUndo(decision.decided_at, context.now())) {
    // The clock of the queue ran ahead of ours.
    const after_ms = undoEndsAt(decision.decided_at).getTime() - context.now().getTime();
    return context.queue.enqueue(tx, settledDecision, decision, { after_ms });
  }
  const told = held.status === 'accepted' ? 'accept' : 'reject';
  await closeQuotes(tx, context, held.id);
  await tellOfMove(tx, context, told, held, new Date(decision.decided_at));
  if (told === 'accept') await agreeOnWork(tx, context, held.id);
  if (told === 'accept' && isFull(held)) {
    await moveCampaign(tx, context, { campaign_id: held.campaign.id, move: 'close', mover: 'clock' });
  }
}

function isSameDecision(
  held: HeldApplication,
  { decided_at }: Decision,
): held is HeldApplication & { id: string } {
  const isDecided = held.status === 'accepted' || held.status === 'rejected';
  return isDecided && held.decided_at !== null && Date.parse(held.decided_at) === Date.parse(decided_at);
}

function isFull({ campaign }: HeldApplication): boolean {
  const { status, slots, taken_slots } = campaign;
  return (status === 'live' || status === 'paused') && taken_slots >= slots;
}
