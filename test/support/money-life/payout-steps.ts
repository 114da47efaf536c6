import { newId } from '#server/db/ids.ts';
import { cancelPayout } from '#server/features/payouts/cancel-payout.ts';
import { requestPayout } from '#server/features/payouts/request-payout.ts';
import { availableOf } from '#server/ledger/accounts.ts';
import type { Cast } from './cast.ts';
import type { Step } from './steps.ts';
import { unlessRefused } from './unless-refused.ts';

type PayoutStep = Extract<Step, { deed: 'payout' | 'call_back' }>;

/** What creators do with what is available: send a part of it, and think again. */
export async function payoutSteps({ context, earners }: Cast, step: PayoutStep): Promise<void> {
  const earner = earners[step.who];
  if (earner === undefined) return;
  const { account, creator_id } = earner;
  if (step.deed === 'payout') {
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
