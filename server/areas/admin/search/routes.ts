import { adminSearchEndpoints } from '#contract/admin/search.ts';
import { seesAmounts } from '#domain/accounts/access.ts';
import { handle } from '#server/platform/http/route.ts';
import { findRecords } from './queries/find-records.ts';

export const adminSearchRoutes = [
  handle(adminSearchEndpoints.searchRecords, async ({ context, account, query }) => ({
    records: await findRecords(context.db, query.search ?? '', seesAmounts(account)),
  })),
];
