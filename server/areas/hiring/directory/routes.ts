import { directoryEndpoints } from '#contract/hiring/directory.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { handle } from '#server/platform/http/route.ts';
import { listDirectory, listDirectoryPlaces } from './queries/list-directory.ts';

/** A person who browses stays far below this limit; a program that copies the directory doesn't. */
const PAGES_A_MINUTE = { most: 60, seconds: 60 };

export const directoryRoutes = [
  handle(directoryEndpoints.listDirectory, async ({ context, account, params, query }) => {
    await takeFromLimit(context.db, `directory:${account.user_id}`, PAGES_A_MINUTE);
    return listDirectory(context.db, account, params.id, query);
  }),
  handle(directoryEndpoints.listDirectoryPlaces, async ({ context, account, params, query }) => {
    await takeFromLimit(context.db, `directory:${account.user_id}`, PAGES_A_MINUTE);
    return listDirectoryPlaces(context.db, account, params.id, query);
  }),
];
