import { contentPackageEndpoints } from '#contract/campaigns/content-packages.ts';
import { handle } from '#server/platform/http/route.ts';
import { archivePackage, restorePackage } from './commands/archive-package.ts';
import { orderPackages } from './commands/order-packages.ts';
import { addPackage, changePackage } from './commands/save-package.ts';
import { listAdminPackages, listPackages } from './package-query.ts';

export const contentPackageRoutes = [
  handle(contentPackageEndpoints.listContentPackages, async ({ context }) => ({
    packages: await listPackages(context.db),
  })),
  handle(contentPackageEndpoints.listAdminPackages, async ({ context }) => ({
    packages: await listAdminPackages(context.db),
  })),
  handle(contentPackageEndpoints.addContentPackage, ({ context, account, body }) =>
    addPackage(context, account.user_id, body),
  ),
  handle(contentPackageEndpoints.orderContentPackages, async ({ context, account, body }) => ({
    packages: await orderPackages(context, account.user_id, body.ids),
  })),
  handle(contentPackageEndpoints.changeContentPackage, ({ context, account, params, body }) =>
    changePackage(context, account.user_id, params.package_id, body),
  ),
  handle(contentPackageEndpoints.archiveContentPackage, ({ context, account, params }) =>
    archivePackage(context, account.user_id, params.package_id),
  ),
  handle(contentPackageEndpoints.restoreContentPackage, ({ context, account, params }) =>
    restorePackage(context, account.user_id, params.package_id),
  ),
];
