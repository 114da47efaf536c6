import { z } from 'zod';
import { CREATOR_STATUSES } from '#domain/creator-states.ts';
import { NICHES } from '#domain/niches.ts';
import { SOCIAL_PLATFORMS } from '#domain/social-platforms.ts';
import { adminReason, cursor, searchText } from './lists.ts';

export const adminCreatorsQuery = z.object({
  search: searchText,
  status: z.enum(CREATOR_STATUSES).optional(),
  niche: z.enum(NICHES).optional(),
  neighborhood_id: z.uuid().optional(),
  cursor,
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type AdminCreatorsQuery = z.output<typeof adminCreatorsQuery>;

export const adminCreatorRow = z
  .object({
    id: z.string(),
    full_name: z.string().nullable(),
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

export const adminCreatorPage = z
  .object({ creators: z.array(adminCreatorRow).max(100), next_cursor: z.string().nullable() })
  .meta({ id: 'AdminCreatorPage' });

export const adminCreatorParams = z.object({ id: z.uuid() });
export const creatorReason = z.object({ reason: adminReason }).meta({ id: 'CreatorReason' });
export const creatorStanding = z
  .object({ creator_id: z.string(), status: z.enum(CREATOR_STATUSES) })
  .meta({ id: 'CreatorStanding' });
