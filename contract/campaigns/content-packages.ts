import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { version } from '#contract/platform/version.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaigns/campaign-limits.ts';
import {
  PACKAGE_DESCRIPTION_MAX_LENGTH,
  PACKAGE_NAME_MAX_LENGTH,
  PACKAGES_MAX,
} from '#domain/campaigns/content-packages.ts';
import { wantedDeliverable, wantedDeliverables } from './drafts.ts';

/** A set of deliverables that go well together, with its usual payout. */
export const contentPackage = z
  .object({
    id: z.string(),
    package_name: z.string(),
    description: z.string(),
    deliverables: z.array(wantedDeliverable),
    low_payout_cents: z.number().int(),
    high_payout_cents: z.number().int(),
    archived_at: z.string().nullable(),
  })
  .meta({ id: 'ContentPackage' });
export type ContentPackage = z.output<typeof contentPackage>;

/** In the order admins gave them. */
const contentPackages = z
  .object({ packages: z.array(contentPackage).max(PACKAGES_MAX) })
  .meta({ id: 'ContentPackages' });

/** All packages, archived ones last, with the number of campaigns started from each. */
export const adminPackage = contentPackage
  .extend({ campaign_count: z.number().int(), version: z.number().int() })
  .meta({ id: 'AdminPackage' });
export type AdminPackage = z.output<typeof adminPackage>;

const adminPackages = z
  .object({ packages: z.array(adminPackage).max(PACKAGES_MAX) })
  .meta({ id: 'AdminPackages' });

const payout = z
  .number()
  .int()
  .min(PAYOUT_MIN_CENTS, 'The lowest payout is $5')
  .max(PAYOUT_MAX_CENTS, 'The highest payout is $5,000');

const packageFields = z.object({
  package_name: oneLine()
    .min(1, 'Enter a name')
    .max(PACKAGE_NAME_MAX_LENGTH, `At most ${PACKAGE_NAME_MAX_LENGTH} characters`),
  description: z
    .string()
    .trim()
    .max(PACKAGE_DESCRIPTION_MAX_LENGTH, `At most ${PACKAGE_DESCRIPTION_MAX_LENGTH} characters`),
  deliverables: wantedDeliverables.refine((list) => list.length > 0, 'Choose what creators make'),
  low_payout_cents: payout,
  high_payout_cents: payout,
});

const isInOrder = ({
  low_payout_cents: low,
  high_payout_cents: high,
}: {
  low_payout_cents: number;
  high_payout_cents: number;
}) => low <= high;
const NOT_IN_ORDER = { path: ['high_payout_cents'], message: 'Enter at least the lower price' };

export const newPackage = packageFields.refine(isInOrder, NOT_IN_ORDER).meta({ id: 'NewContentPackage' });
export type NewPackage = z.output<typeof newPackage>;

/** The complete package, based on the version it was read in. */
export const packageChange = packageFields
  .extend({ version })
  .refine(isInOrder, NOT_IN_ORDER)
  .meta({ id: 'ContentPackageChange' });
export type PackageChange = z.output<typeof packageChange>;

/** Every open package once, in the new order. */
const packageOrder = z
  .object({ ids: z.array(z.uuid()).min(1).max(PACKAGES_MAX) })
  .meta({ id: 'ContentPackageOrder' });

const packageParams = z.object({ package_id: z.uuid() });

export const contentPackageEndpoints = endpoints({
  listContentPackages: {
    method: 'GET',
    url: '/api/content-packages',
    access: 'business',
    summary: 'List content packages to start a campaign from',
    response: contentPackages,
  },
  listAdminPackages: {
    method: 'GET',
    url: '/api/admin/content-packages',
    access: 'admin_amounts',
    summary: 'List content packages, archived ones last',
    response: adminPackages,
  },
  addContentPackage: {
    method: 'POST',
    url: '/api/admin/content-packages',
    access: 'admin_operations',
    summary: 'Create a content package',
    body: newPackage,
    response: adminPackage,
    status: 201,
  },
  orderContentPackages: {
    method: 'PUT',
    url: '/api/admin/content-packages/order',
    access: 'admin_operations',
    summary: 'Reorder content packages',
    body: packageOrder,
    response: adminPackages,
  },
  changeContentPackage: {
    method: 'PUT',
    url: '/api/admin/content-packages/:package_id',
    access: 'admin_operations',
    summary: 'Update a content package; 409 `stale` if someone else changed it first',
    params: packageParams,
    body: packageChange,
    response: adminPackage,
  },
  archiveContentPackage: {
    method: 'POST',
    url: '/api/admin/content-packages/:package_id/archive',
    access: 'admin_operations',
    summary: 'Archive a content package',
    params: packageParams,
    response: adminPackage,
  },
  restoreContentPackage: {
    method: 'DELETE',
    url: '/api/admin/content-packages/:package_id/archive',
    access: 'admin_operations',
    summary: 'Restore an archived content package',
    params: packageParams,
    response: adminPackage,
  },
});
