import { creatorListEndpoints } from '#contract/hiring/creator-lists.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { removeEntry, saveEntry } from './commands/change-entry.ts';
import { deleteList, renameList } from './commands/change-list.ts';
import { createList } from './commands/create-list.ts';
import { getList } from './queries/get-list.ts';
import { listLists } from './queries/list-lists.ts';

export const creatorListRoutes = [
  handle(creatorListEndpoints.listCreatorLists, async ({ context, account, params, query }) => ({
    lists: await listLists(context.db, account, params.id, query),
  })),
  handle(creatorListEndpoints.createCreatorList, ({ context, account, params, body }) =>
    createList(context, account, params.id, body.name),
  ),
  handle(creatorListEndpoints.getCreatorList, ({ context, account, params, query }) =>
    getList(context.db, account, params, query.cursor),
  ),
  handle(creatorListEndpoints.renameCreatorList, async ({ context, account, params, body }) => {
    await renameList(context, account, params, body.name);
    return DONE;
  }),
  handle(creatorListEndpoints.deleteCreatorList, async ({ context, account, params }) => {
    await deleteList(context, account, params);
    return DONE;
  }),
  handle(creatorListEndpoints.saveToCreatorList, async ({ context, account, params, body }) => {
    await saveEntry(context, account, params, body.note);
    return DONE;
  }),
  handle(creatorListEndpoints.removeFromCreatorList, async ({ context, account, params }) => {
    await removeEntry(context, account, params);
    return DONE;
  }),
];
