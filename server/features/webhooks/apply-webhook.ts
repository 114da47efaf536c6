import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../jobs/job.ts';
import type { ProviderNews } from '../../payments/payment-provider.ts';
import { applyCheckout } from '../fundings/apply-checkout.ts';
import { applyRefund } from '../fundings/send-refund.ts';

/** What a provider told us, taken for true once; told again, or in another order, it ends the same. */
export const applyWebhook = defineJob({
  name: 'apply-webhook',
  payload: z.object({ webhook_event_id: z.uuid() }),
  retries: 12,
  run: (context, { webhook_event_id }) => applyEvent(context, webhook_event_id),
});

export async function applyEvent(context: Context, id: string): Promise<void> {
  const { db, payments, now } = context;
  const event = await db
    .selectFrom('webhook_events')
    .select('body')
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .executeTakeFirst();
  if (event === undefined) return;
  const note = await applyNews(context, payments.parseWebhook(event.body));
  await db
    .updateTable('webhook_events')
    .set({ applied_at: now().toISOString(), note })
    .where('id', '=', id)
    .execute();
}

/** Answers with why it did not concern us, or null. */
async function applyNews(context: Context, news: ProviderNews): Promise<string | null> {
  if (news.kind === 'other') return 'Not of interest';
  const table = news.kind === 'checkout' ? 'fundings' : 'refunds';
  const known = await context.db
    .selectFrom(table)
    .select('id')
    .where('id', '=', news.our_id)
    .executeTakeFirst();
  if (known === undefined) return 'Not one of ours';
  if (news.kind === 'checkout') await applyCheckout(context, known.id, news.checkout);
  else await applyRefund(context, known.id, news.refund);
  return null;
}
