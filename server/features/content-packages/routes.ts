import {
  adminPackage,
  adminPackages,
  contentPackages,
  newPackage,
  packageChange,
  packageOrder,
  packageParams,
} from '#contract/content-packages.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { archivePackage, restorePackage } from './archive-package.ts';
import { orderPackages } from './order-packages.ts';
import { listAdminPackages, listPackages } from './package-query.ts';
import { addPackage, changePackage } from './save-package.ts';

export const contentPackageRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/content-packages',
    access: 'business',
    operation: 'listContentPackages',
    summary: 'What a campaign can be started from',
    response: contentPackages,
    handle: async ({ context }) => ({ packages: await listPackages(context.db) }),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/content-packages',
    access: 'admin',
    operation: 'listAdminPackages',
    summary: 'All content packages, those put away last',
    response: adminPackages,
    handle: async ({ context }) => ({ packages: await listAdminPackages(context.db) }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/content-packages',
    access: 'admin',
    operation: 'addContentPackage',
    summary: 'Add a content package',
    body: newPackage,
    response: adminPackage,
    status: 201,
    handle: ({ context, body, ...call }) => addPackage(context, signedIn(call).account.user_id, body),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/admin/content-packages/order',
    access: 'admin',
    operation: 'orderContentPackages',
    summary: 'The order businesses see them in',
    body: packageOrder,
    response: adminPackages,
    handle: async ({ context, body, ...call }) => ({
      packages: await orderPackages(context, signedIn(call).account.user_id, body.ids),
    }),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/admin/content-packages/:package_id',
    access: 'admin',
    operation: 'changeContentPackage',
    summary: 'Change a content package; 409 stale where somebody else did meanwhile',
    params: packageParams,
    body: packageChange,
    response: adminPackage,
    handle: ({ context, params, body, ...call }) =>
      changePackage(context, signedIn(call).account.user_id, params.package_id, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/content-packages/:package_id/archive',
    access: 'admin',
    operation: 'archiveContentPackage',
    summary: 'Offer it no longer',
    params: packageParams,
    response: adminPackage,
    handle: ({ context, params, ...call }) =>
      archivePackage(context, signedIn(call).account.user_id, params.package_id),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/admin/content-packages/:package_id/archive',
    access: 'admin',
    operation: 'restoreContentPackage',
    summary: 'Offer it again',
    params: packageParams,
    response: adminPackage,
    handle: ({ context, params, ...call }) =>
      restorePackage(context, signedIn(call).account.user_id, params.package_id),
  }),
];
