import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason, choiceCounts, cursor, searchText, sortedBy } from '#contract/platform/lists.ts';
import { CREATOR_STATUSES } from '#domain/creators/creator-states.ts';
import { NICHES } from '#domain/creators/niches.ts';
import { SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';

export const adminCreatorsQuery = z.object({
  search: searchText,
  status: z.enum(CREATOR_STATUSES).optional(),
  niche: z.enum(NICHES).optional(),
  neighborhood_id: z.uuid().optional(),
  ...sortedBy(['joined', 'handle']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
export type AdminCreatorsQuery = z.output<typeof adminCreatorsQuery>;

export const adminCreatorRow = z
  .object({
    id: z.string(),
    full_name: z.string().nullable(),
    avatar_url: z.string().nullable(),
    email: z.string(),
    handle: z.string().nullable(),
    status: z.enum(CREATOR_STATUSES),
    neighborhood_name: z.string().nullable(),
    niches: z.array(z.string()).max(5),
    platform: z.enum(SOCIAL_PLATFORMS).nullable(),
    followers: z.number().int().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'AdminCreatorRow' });
export type AdminCreatorRow = z.infer<typeof adminCreatorRow>;

const adminCreatorPage = z
  .object({
    creators: z.array(adminCreatorRow).max(100),
    next_cursor: z.string().nullable(),
    counts: choiceCounts,
  })
  .meta({ id: 'AdminCreatorPage' });

const adminCreatorParams = z.object({ id: z.uuid() });
const creatorReason = z.object({ reason: adminReason }).meta({ id: 'CreatorReason' });
const creatorState = z
  .object({ creator_id: z.string(), status: z.enum(CREATOR_STATUSES) })
  .meta({ id: 'CreatorState' });

export const adminCreatorEndpoints = endpoints({
  listCreators: {
    method: 'GET',
    url: '/api/admin/creators',
    access: 'admin_amounts',
    summary: 'List creators, newest first or sorted; search by the start of a name, email or handle',
    query: adminCreatorsQuery,
    response: adminCreatorPage,
  },
  suspendCreator: {
    method: 'PUT',
    url: '/api/admin/creators/:id/suspension',
    access: 'admin_operations',
    confirm: 'fresh',
    summary: 'Suspend a creator from the marketplace; the account stays active',
    params: adminCreatorParams,
    body: creatorReason,
    response: creatorState,
  },
  reinstateCreator: {
    method: 'POST',
    url: '/api/admin/creators/:id/reinstatement',
    access: 'admin_operations',
    confirm: 'fresh',
    summary: 'Reinstate a suspended creator',
    params: adminCreatorParams,
    body: creatorReason,
    response: creatorState,
  },
});
