import { z } from 'zod';
import { signal } from '#contract/accounts/users.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { choiceCounts, cursor, searchText, sortedBy } from '#contract/platform/lists.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/account-states.ts';
import { MEMBER_ROLES, MEMBER_STATUSES } from '#domain/accounts/roles.ts';
import { SIGNAL_KINDS } from '#domain/admin/signals.ts';
import { MEDIA_ROLES } from '#domain/base/media.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaigns/campaign-states.ts';
import { MOST_LISTS } from '#domain/hiring/creator-lists.ts';

export const adminBusinessesQuery = z.object({
  search: searchText,
  industry: z.string().max(60).optional(),
  /** `open` lists businesses whose owner is still setting up. */
  setup: z.enum(['open', 'done']).optional(),
  ...sortedBy(['joined', 'name']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
export type AdminBusinessesQuery = z.output<typeof adminBusinessesQuery>;

const owner = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string().nullable(),
  account_status: z.enum(ACCOUNT_STATUSES),
});

export const adminBusinessRow = z
  .object({
    id: z.string(),
    business_name: z.string(),
    slug: z.string(),
    industry: z.string().nullable(),
    industry_name: z.string().nullable(),
    neighborhood: z.string().nullable(),
    owner: owner.nullable(),
    is_set_up: z.boolean(),
    live_campaign_count: z.number().int(),
    /** Paid in for creators who haven't been paid yet, with our fee. Admins who may not see amounts get none. */
    held_cents: z.number().int().optional(),
    /** Everything paid in, less refunds. */
    paid_in_cents: z.number().int().optional(),
    owner_signed_in_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'AdminBusinessRow' });
export type AdminBusinessRow = z.infer<typeof adminBusinessRow>;

const adminBusinessPage = z
  .object({
    businesses: z.array(adminBusinessRow).max(100),
    next_cursor: z.string().nullable(),
    counts: choiceCounts,
  })
  .meta({ id: 'AdminBusinessPage' });

const adminBusinessParams = z.object({ id: z.uuid() });

export const adminBusiness = adminBusinessRow
  .extend({
    website: z.string().nullable(),
    description: z.string(),
    signals: z.array(signal).max(SIGNAL_KINDS.length),
    /** The creators its team saved. */
    creator_lists: z
      .array(z.object({ id: z.string(), name: z.string(), count: z.number().int() }))
      .max(MOST_LISTS),
    members: z
      .array(
        z.object({
          user_id: z.string(),
          email: z.string(),
          full_name: z.string().nullable(),
          role: z.enum(MEMBER_ROLES),
          status: z.enum(MEMBER_STATUSES),
        }),
      )
      .max(50),
    locations: z
      .array(
        z.object({
          id: z.string(),
          location_name: z.string(),
          address: z.string(),
          neighborhood: z.string().nullable(),
          is_primary: z.boolean(),
          is_archived: z.boolean(),
        }),
      )
      .max(50),
    media: z.array(z.object({ role: z.enum(MEDIA_ROLES), count: z.number().int() })).max(10),
    campaigns: z.array(z.object({ status: z.enum(CAMPAIGN_STATUSES), count: z.number().int() })),
  })
  .meta({ id: 'AdminBusiness' });
export type AdminBusiness = z.infer<typeof adminBusiness>;

export const adminBusinessEndpoints = endpoints({
  listBusinesses: {
    method: 'GET',
    url: '/api/admin/businesses',
    access: 'admin',
    summary:
      'List businesses, newest first or sorted; search by the start of its name, or its owner’s name or email',
    query: adminBusinessesQuery,
    response: adminBusinessPage,
  },
  getBusinessRecord: {
    method: 'GET',
    url: '/api/admin/businesses/:id',
    access: 'admin',
    views: 'business',
    summary: 'Get a business with its members, locations, files and campaign counts',
    params: adminBusinessParams,
    response: adminBusiness,
  },
});
