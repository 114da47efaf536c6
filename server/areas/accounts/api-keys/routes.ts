import { apiKeyEndpoints } from '#contract/accounts/api-keys.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { createKey } from './commands/create-key.ts';
import { revokeKey } from './commands/end-keys.ts';
import { listKeys } from './queries/list-keys.ts';

export const apiKeyRoutes = [
  handle(apiKeyEndpoints.listApiKeys, ({ context, account, query }) =>
    listKeys(context, account, query.cursor),
  ),
  handle(apiKeyEndpoints.createApiKey, ({ context, account, body }) => createKey(context, account, body)),
  handle(apiKeyEndpoints.revokeApiKey, async ({ context, account, params }) => {
    await revokeKey(context, account.user_id, params.id);
    return DONE;
  }),
];
