import { savedViewEndpoints } from '#contract/admin/saved-views.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { deleteView, listSavedViews, renameView, saveView } from './saved-views.ts';

export const savedViewRoutes = [
  handle(savedViewEndpoints.listSavedViews, async ({ context, account, query }) => ({
    saved_views: await listSavedViews(context.db, account.user_id, query.list),
  })),
  handle(savedViewEndpoints.saveView, ({ context, account, body }) =>
    saveView(context, account.user_id, body),
  ),
  handle(savedViewEndpoints.renameView, ({ context, account, params, body }) =>
    renameView(context.db, account.user_id, params.id, body.name),
  ),
  handle(savedViewEndpoints.deleteView, async ({ context, account, params }) => {
    await deleteView(context.db, account.user_id, params.id);
    return DONE;
  }),
];
