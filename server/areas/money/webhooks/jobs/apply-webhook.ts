import { z } from 'zod';
import { applyChargeback } from '#server/areas/money/chargebacks/commands/apply-chargeback.ts';
import { applyCheckout } from '#server/areas/money/fundings/commands/apply-checkout.ts';
import { applyRefund } from '#server/areas/money/fundings/commands/apply-refund.ts';
import { refreshPayee } from '#server/areas/money/payees/commands/refresh-payee.ts';
import { applyPayout } from '#server/areas/money/payouts/commands/apply-payout.ts';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import type { ProviderUpdate } from '#server/platform/payments/payment-provider.ts';

/** Applies a webhook once. Repeated or reordered deliveries end in the same state. */
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
  const note = await applyUpdate(context, await payments.readWebhook(event.body));
  await db
    .updateTable('webhook_events')
    .set({ applied_at: now().toISOString(), note })
    .where('id', '=', id)
    .execute();
}

type KnownUpdate = Exclude<ProviderUpdate, { kind: 'other' | 'payee_gone' }>;
type Concern<Kind extends KnownUpdate['kind']> = {
  table: 'fundings' | 'refunds' | 'payees' | 'payouts';
  apply(context: Context, id: string, news: Extract<KnownUpdate, { kind: Kind }>): Promise<void>;
};

/** The row each kind of update is about, and the function that applies it. */
const CONCERNS: { [Kind in KnownUpdate['kind']]: Concern<Kind> } = {
  checkout: { table: 'fundings', apply: (context, id, { checkout }) => applyCheckout(context, id, checkout) },
  refund: { table: 'refunds', apply: (context, id, { refund }) => applyRefund(context, id, refund) },
  chargeback: {
    table: 'fundings',
    apply: (context, id, { chargeback }) => applyChargeback(context, id, chargeback),
  },
  payee: { table: 'payees', apply: (context, id) => refreshPayee(context, id) },
  payout: { table: 'payouts', apply: (context, id, { payout }) => applyPayout(context, id, payout) },
};

/** Returns the reason why an update doesn't concern us, or null. */
async function applyUpdate(context: Context, news: ProviderUpdate): Promise<string | null> {
  if (news.kind === 'other') return 'Not of interest';
  if (news.kind === 'payee_gone') return applyPayeeGone(context, news.reference);
  // The kind selects the matching handler, which the compiler can't infer.
  const concern = CONCERNS[news.kind] as Concern<KnownUpdate['kind']>;
  const known = await context.db
    .selectFrom(concern.table)
    .select('id')
    .where('id', '=', news.our_id)
    .executeTakeFirst();
  if (known === undefined) return 'Not one of ours';
  await concern.apply(context, known.id, news);
  return null;
}

/** Reads the account whatever the message says, because access may have been restored. */
async function applyPayeeGone(context: Context, reference: string): Promise<string | null> {
  const known = await context.db
    .selectFrom('payees')
    .select('id')
    .where('provider', '=', context.payments.name)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
  if (known === undefined) return 'Not one of ours';
  await refreshPayee(context, known.id);
  return null;
}
