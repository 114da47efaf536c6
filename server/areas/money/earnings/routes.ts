import { earningEndpoints } from '#contract/money/earnings.ts';
import { creatorIdOf } from '#server/areas/creators/profiles/creator-id-of.ts';
import { handle } from '#server/platform/http/route.ts';
import { getEarningReceipt } from './earning-receipt.ts';
import { listEarnings } from './queries/list-earnings.ts';

export const earningRoutes = [
  handle(earningEndpoints.listEarnings, ({ context, account, query }) =>
    listEarnings(context.db, creatorIdOf(account), query),
  ),
  handle(earningEndpoints.getEarningReceipt, ({ context, account, params }) =>
    getEarningReceipt(context.db, account.user_id, params.id),
  ),
];
