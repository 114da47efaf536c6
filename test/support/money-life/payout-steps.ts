import { cancelPayout } from '#server/areas/money/payouts/commands/cancel-payout.ts';
import { requestPayout } from '#server/areas/money/payouts/commands/request-payout.ts';
import { newId } from '#server/platform/db/ids.ts';
import { availableOf } from '#server/platform/ledger/accounts.ts';
import type { Cast } from './cast.ts';
import type { Step } from './steps.ts';
import { unlessRefused } from './unless-refused.ts';

type PayoutStep = Extract<Step, { action: 'payout' | 'call_back' }>;

/** The steps of a payout: a creator sends part of what is available, or cancels. */
export async function payoutSteps({ context, earners }: Cast, step: PayoutStep): Promise<void> {
  const earner = earners[step.who];
  if (earner === undefined) return;
  const { account, creator_id } = earner;
  if (step.action === 'payout') {
    const available = await context.db
      .selectFrom('ledger_accounts')
      .select('balance_cents')
      .where('account', '=', availableOf(creator_id))
      .executeTakeFirst();
    const amount_cents = Math.floor((Number(available?.balance_cents ?? 0) * step.parts) / 1_000);
    return unlessRefused(() => requestPayout(context, account, { key: newId(), amount_cents }));
  }
  const waiting = await context.db
    .selectFrom('payouts')
    .select('id')
    .where('creator_id', '=', creator_id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  if (waiting) await unlessRefused(() => cancelPayout(context, account.user_id, waiting.id));
}
