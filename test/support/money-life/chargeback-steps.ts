import { applyChargeback } from '#server/areas/money/chargebacks/commands/apply-chargeback.ts';
import {
  clearChargebackIn,
  releaseEarningsIn,
} from '#server/areas/money/chargebacks/commands/decide-chargeback.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Cast } from './cast.ts';
import type { RunningCampaign } from './dispute-steps.ts';
import type { Step } from './steps.ts';
import { unlessRefused } from './unless-refused.ts';

type ChargebackStep = Extract<Step, { action: 'chargeback' }>;

/** A bank takes a payment back, decides, or says again what it said before. */
export async function takeBack(
  { context }: Cast,
  { campaign_id }: RunningCampaign,
  { which, status }: ChargebackStep,
): Promise<void> {
  const fundings = await context.db
    .selectFrom('fundings')
    .select(['id', 'total_cents'])
    .where('campaign_id', '=', campaign_id)
    .where('status', '=', 'paid')
    .orderBy('id')
    .execute();
  const funding = fundings[which % Math.max(1, fundings.length)];
  if (funding === undefined) return;
  const { id, total_cents: amount_cents } = funding;
  await applyChargeback(context, id, { reference: `dp_${id}`, status, amount_cents, reason: null });
}

/** A person lets the shop pay again and creators be paid, so that the next life begins like the first. */
export async function clearChargebacks({ context, deciders }: Cast): Promise<void> {
  const open = await context.db
    .selectFrom('chargebacks')
    .select('id')
    .where('status', '<>', 'won')
    .where('cleared_at', 'is', null)
    .execute();
  const admin = deciders[0]?.user_id ?? '';
  for (const { id } of open) {
    for (const decide of [clearChargebackIn, releaseEarningsIn]) {
      await unlessRefused(() =>
        inTransaction(context.db, (tx) => decide(tx, context, admin, { id, reason: 'We know them well.' })),
      );
    }
  }
}
