import { chargebackEndpoints } from '#contract/money/chargebacks.ts';
import { handle } from '#server/platform/http/route.ts';
import { clearChargeback, releaseEarnings } from './commands/make-decision.ts';

export const chargebackRoutes = [
  handle(chargebackEndpoints.clearChargeback, async ({ context, account, params, body }) => {
    await clearChargeback(context, account.user_id, { ...params, ...body });
    return { done: true } as const;
  }),
  handle(chargebackEndpoints.releaseChargebackEarnings, async ({ context, account, params, body }) => {
    await releaseEarnings(context, account.user_id, { ...params, ...body });
    return { done: true } as const;
  }),
];
