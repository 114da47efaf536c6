import { storageEndpoints } from '#contract/base/storage.ts';
import { handle } from '#server/platform/http/route.ts';
import { cancelAsAdmin, restoreAsAdmin, sweepAsAdmin } from './commands/admin-actions.ts';
import { getStorageOrphans } from './queries/get-orphans.ts';
import { getStorageOverview } from './queries/get-overview.ts';

export const storageRoutes = [
  handle(storageEndpoints.getStorage, ({ context }) => getStorageOverview(context)),
  handle(storageEndpoints.getStorageOrphans, ({ context }) => getStorageOrphans(context)),
  handle(storageEndpoints.sweepStorageOrphans, ({ context, account, body }) =>
    sweepAsAdmin(context, { admin_id: account.user_id, ...body }),
  ),
  handle(storageEndpoints.restoreStoredFile, ({ context, account, params, body }) =>
    restoreAsAdmin(context, params.id, { admin_id: account.user_id, ...body }),
  ),
  handle(storageEndpoints.cancelStoredUpload, ({ context, account, params, body }) =>
    cancelAsAdmin(context, params.id, { admin_id: account.user_id, ...body }),
  ),
];
