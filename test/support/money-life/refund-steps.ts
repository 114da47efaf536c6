import { applyRefund } from '#server/areas/money/fundings/commands/apply-refund.ts';
import { requestRefund } from '#server/areas/money/fundings/commands/send-refund.ts';
import { lockRefund } from '#server/areas/money/fundings/lock-refund.ts';
import { moveRefund } from '#server/areas/money/fundings/transition-refund.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Cast } from './cast.ts';
import type { RunningCampaign } from './dispute-steps.ts';
import type { Step } from './steps.ts';

type RefundStep = Extract<Step, { action: 'send_back' | 'send_again' }>;

/** The steps of a refund after it reached the bank: the bank returns it, and we respond. */
export async function refundSteps(
  { context }: Cast,
  { campaign_id }: RunningCampaign,
  step: RefundStep,
): Promise<void> {
  const refunds = await context.db
    .selectFrom('refunds')
    .select('id')
    .where('campaign_id', '=', campaign_id)
    .orderBy('id')
    .execute();
  const { id } = refunds[step.which % Math.max(1, refunds.length)] ?? {};
  if (id === undefined) return;
  if (step.action === 'send_again') return sendAgain(context, id);
  const returned = context.payments.sendBack(id);
  if (returned === null) return;
  const before = { ...returned, status: 'paid' as const, failure: null };
  for (const news of step.is_late ? [before, returned, before] : [returned, before, returned]) {
    await applyRefund(context, id, news);
  }
}

async function sendAgain(context: Cast['context'], id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const refund = await lockRefund(tx, id);
    const now = context.now();
    if (refund?.status === 'failed') await moveRefund(tx, refund, { move: 'send', next_look_at: now }, now);
  });
  await requestRefund(context, id);
}
