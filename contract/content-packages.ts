import { z } from 'zod';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaign-limits.ts';
import {
  PACKAGE_DESCRIPTION_MAX_LENGTH,
  PACKAGE_NAME_MAX_LENGTH,
  PACKAGES_MAX,
} from '#domain/content-packages.ts';
import { wantedDeliverable, wantedDeliverables } from './campaign-drafts.ts';

/** A set of deliverables that goes well together, with what it usually pays. */
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
export const contentPackages = z
  .object({ packages: z.array(contentPackage).max(PACKAGES_MAX) })
  .meta({ id: 'ContentPackages' });

/** The same with those put away, last, and how many campaigns were started from each. */
export const adminPackage = contentPackage
  .extend({ campaign_count: z.number().int(), updated_at: z.string() })
  .meta({ id: 'AdminPackage' });
export type AdminPackage = z.output<typeof adminPackage>;

export const adminPackages = z
  .object({ packages: z.array(adminPackage).max(PACKAGES_MAX) })
  .meta({ id: 'AdminPackages' });

const payout = z
  .number()
  .int()
  .min(PAYOUT_MIN_CENTS, 'The lowest payout is $5')
  .max(PAYOUT_MAX_CENTS, 'The highest payout is $5,000');

/** Line breaks, and marks that turn the reading direction, have no place in a name. */
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

const packageFields = z.object({
  package_name: z
    .string()
    .trim()
    .min(1, 'Give it a name')
    .max(PACKAGE_NAME_MAX_LENGTH, `At most ${PACKAGE_NAME_MAX_LENGTH} characters`)
    .refine((name) => !HIDDEN.test(name), 'Leave out line breaks and hidden characters'),
  description: z
    .string()
    .trim()
    .max(PACKAGE_DESCRIPTION_MAX_LENGTH, `At most ${PACKAGE_DESCRIPTION_MAX_LENGTH} characters`),
  deliverables: wantedDeliverables.refine((list) => list.length > 0, 'Pick what creators make'),
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
const NOT_IN_ORDER = { path: ['high_payout_cents'], message: 'Higher than the lower price, or the same' };

export const newPackage = packageFields.refine(isInOrder, NOT_IN_ORDER).meta({ id: 'NewContentPackage' });
export type NewPackage = z.output<typeof newPackage>;

/** All of it, from the state it was read in. */
export const packageChange = packageFields
  .extend({ updated_at: z.string().max(40) })
  .refine(isInOrder, NOT_IN_ORDER)
  .meta({ id: 'ContentPackageChange' });
export type PackageChange = z.output<typeof packageChange>;

/** Every open package once, in the new order. */
export const packageOrder = z
  .object({ ids: z.array(z.uuid()).min(1).max(PACKAGES_MAX) })
  .meta({ id: 'ContentPackageOrder' });

export const packageParams = z.object({ package_id: z.uuid() });
