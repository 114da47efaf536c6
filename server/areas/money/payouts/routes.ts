import { earningEndpoints } from '#contract/money/earnings.ts';
import { payoutEndpoints } from '#contract/money/payouts.ts';
import { isFresh } from '#domain/accounts/confirmations.ts';
import { creatorIdOf } from '#server/areas/creators/profiles/creator-id-of.ts';
import { handle } from '#server/platform/http/route.ts';
import { cancelPayout } from './commands/cancel-payout.ts';
import { requestPayout } from './commands/request-payout.ts';
import { getEarningsOverview } from './queries/get-earnings-overview.ts';
import { getPayoutWithParts, listPayouts } from './queries/list-payouts.ts';
import { readSums } from './queries/read-sums.ts';

export const payoutRoutes = [
  handle(earningEndpoints.getEarningsOverview, ({ context, account }) =>
    getEarningsOverview(context, creatorIdOf(account)),
  ),
  handle(earningEndpoints.getEarningSums, ({ context, account }) =>
    readSums(context.db, creatorIdOf(account), context.now()),
  ),
  handle(payoutEndpoints.listPayouts, ({ context, account, query }) =>
    listPayouts(context, creatorIdOf(account), query.cursor),
  ),
  handle(payoutEndpoints.requestPayout, ({ context, account, session, body, request }) => {
    const key = String(request.headers['idempotency-key']);
    const isConfirmed = isFresh(session.confirmed_at, new Date());
    return requestPayout(context, account, { key, ...body, isConfirmed });
  }),
  handle(payoutEndpoints.getPayout, ({ context, account, params }) =>
    getPayoutWithParts(context, account.user_id, params.id),
  ),
  handle(payoutEndpoints.cancelPayout, ({ context, account, params }) =>
    cancelPayout(context, account.user_id, params.id),
  ),
];
