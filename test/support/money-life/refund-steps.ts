import { inTransaction } from '#server/db/transaction.ts';
import { applyRefund } from '#server/features/fundings/apply-refund.ts';
import { holdRefund } from '#server/features/fundings/hold-refund.ts';
import { moveRefund } from '#server/features/fundings/move-refund.ts';
import { tellProvider } from '#server/features/fundings/send-refund.ts';
import type { Cast } from './cast.ts';
import type { Alive } from './dispute-steps.ts';
import type { Step } from './steps.ts';

type RefundStep = Extract<Step, { deed: 'send_back' | 'send_again' }>;

/** What banks do with refunds after they took them, and what we do about it. */
export async function refundSteps(
  { context }: Cast,
  { campaign_id }: Alive,
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
  if (step.deed === 'send_again') return sendAgain(context, id);
  const returned = context.payments.sendBack(id);
  if (returned === null) return;
  const before = { ...returned, status: 'paid' as const, failure: null };
  for (const news of step.is_late ? [before, returned, before] : [returned, before, returned]) {
    await applyRefund(context, id, news);
  }
}

async function sendAgain(context: Cast['context'], id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const refund = await holdRefund(tx, id);
    const now = context.now();
    if (refund?.status === 'failed') await moveRefund(tx, refund, { move: 'send', next_look_at: now }, now);
  });
  await tellProvider(context, id);
}
