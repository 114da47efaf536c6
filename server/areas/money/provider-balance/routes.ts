import { providerBalanceEndpoints } from '#contract/money/provider-balance.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { bookEntry } from './commands/book-entry.ts';
import { getStatement } from './queries/get-statement.ts';

export const providerBalanceRoutes = [
  handle(providerBalanceEndpoints.getProviderStatement, ({ context }) => getStatement(context)),
  handle(providerBalanceEndpoints.bookProviderEntry, async ({ context, account, params, body, request }) => {
    const key = String(request.headers['idempotency-key']);
    await bookEntry(context, account.user_id, { key, ...params, ...body });
    return DONE;
  }),
];
