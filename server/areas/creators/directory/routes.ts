import { directoryListingEndpoints } from '#contract/creators/directory-listing.ts';
import { handle } from '#server/platform/http/route.ts';
import { setListing } from './commands/set-listing.ts';

export const directoryListingRoutes = [
  handle(directoryListingEndpoints.getDirectoryListing, ({ context, account }) =>
    context.db
      .selectFrom('creators')
      .select('is_listed')
      .where('user_id', '=', account.user_id)
      .executeTakeFirstOrThrow(),
  ),
  handle(directoryListingEndpoints.setDirectoryListing, ({ context, account, body }) =>
    setListing(context, account.user_id, body),
  ),
];
