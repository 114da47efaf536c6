import { savedSearchEndpoints } from '#contract/campaigns/saved-searches.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeSearch, deleteSearch } from './commands/change-search.ts';
import { saveSearch } from './commands/save-search.ts';
import { getMailStatus, stopMail } from './commands/stop-mail.ts';
import { listSearches } from './queries/list-searches.ts';

export const savedSearchRoutes = [
  handle(savedSearchEndpoints.listSavedSearches, async ({ context, account }) => ({
    saved_searches: await listSearches(context.db, account.user_id),
  })),
  handle(savedSearchEndpoints.saveSearch, ({ context, account, body }) =>
    saveSearch(context, account.user_id, body),
  ),
  handle(savedSearchEndpoints.changeSavedSearch, ({ context, account, params: { id }, body }) =>
    changeSearch(context, { user_id: account.user_id, id }, body),
  ),
  handle(savedSearchEndpoints.deleteSavedSearch, async ({ context, account, params: { id } }) => {
    await deleteSearch(context.db, { user_id: account.user_id, id });
    return DONE;
  }),
  handle(savedSearchEndpoints.getSavedSearchStatus, ({ context, query }) =>
    getMailStatus(context, query.token),
  ),
  handle(savedSearchEndpoints.unsubscribeSavedSearch, ({ context, body }) => stopMail(context, body.token)),
];
