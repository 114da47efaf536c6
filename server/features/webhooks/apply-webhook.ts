import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../jobs/job.ts';
import type { ProviderNews } from '../../payments/payment-provider.ts';
import { applyChargeback } from '../chargebacks/apply-chargeback.ts';
import { applyCheckout } from '../fundings/apply-checkout.ts';
import { applyRefund } from '../fundings/apply-refund.ts';
import { lookAtPayee } from '../payees/look-at-payee.ts';
import { applyPayout } from '../payouts/apply-payout.ts';

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
  const note = await applyNews(context, await payments.readWebhook(event.body));
  await db
    .updateTable('webhook_events')
    .set({ applied_at: now().toISOString(), note })
    .where('id', '=', id)
    .execute();
}

type OurNews = Exclude<ProviderNews, { kind: 'other' }>;
type Concern<Kind extends OurNews['kind']> = {
  table: 'fundings' | 'refunds' | 'payees' | 'payouts';
  apply(context: Context, id: string, news: Extract<OurNews, { kind: Kind }>): Promise<void>;
};

/** Which of our rows each kind of news is about, and who takes it up. */
const CONCERNS: { [Kind in OurNews['kind']]: Concern<Kind> } = {
  checkout: { table: 'fundings', apply: (context, id, { checkout }) => applyCheckout(context, id, checkout) },
  refund: { table: 'refunds', apply: (context, id, { refund }) => applyRefund(context, id, refund) },
  chargeback: {
    table: 'fundings',
    apply: (context, id, { chargeback }) => applyChargeback(context, id, chargeback),
  },
  payee: { table: 'payees', apply: (context, id) => lookAtPayee(context, id) },
  payout: { table: 'payouts', apply: (context, id, { payout }) => applyPayout(context, id, payout) },
};

/** Answers with why it did not concern us, or null. */
async function applyNews(context: Context, news: ProviderNews): Promise<string | null> {
  if (news.kind === 'other') return 'Not of interest';
  // The kind of the news picks the handler for it; the compiler does not see that the two belong together.
  const concern = CONCERNS[news.kind] as Concern<OurNews['kind']>;
  const known = await context.db
    .selectFrom(concern.table)
    .select('id')
    .where('id', '=', news.our_id)
    .executeTakeFirst();
  if (known === undefined) return 'Not one of ours';
  await concern.apply(context, known.id, news);
  return null;
}
