import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason, choiceCounts, cursor, searchText, sortedBy } from '#contract/platform/lists.ts';
import { SIGN_UP_ROLES } from '#domain/accounts/roles.ts';
import { WAITLIST_STATUSES } from '#domain/accounts/waitlist-states.ts';

export const waitlistFilters = z.object({
  /** The start of an address. */
  search: searchText,
  city_id: z.uuid().optional(),
  role: z.enum(SIGN_UP_ROLES).optional(),
  status: z.enum(WAITLIST_STATUSES).optional(),
});
export type WaitlistFilters = z.output<typeof waitlistFilters>;

const waitlistQuery = waitlistFilters.extend({
  ...sortedBy(['joined', 'email']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
export type WaitlistQuery = z.output<typeof waitlistQuery>;

export const waitlistRow = z
  .object({
    id: z.string(),
    email: z.string(),
    city_name: z.string(),
    role: z.enum(SIGN_UP_ROLES).nullable(),
    status: z.enum(WAITLIST_STATUSES),
    created_at: z.string(),
  })
  .meta({ id: 'WaitlistRow' });
export type WaitlistRow = z.infer<typeof waitlistRow>;

const waitlistPage = z
  .object({
    entries: z.array(waitlistRow).max(100),
    next_cursor: z.string().nullable(),
    counts: choiceCounts,
  })
  .meta({ id: 'WaitlistPage' });

const count = z.number().int();

/** Confirmed people by the role they chose, which they may have left out. */
export const waitlistCity = z
  .object({
    id: z.string(),
    name: z.string(),
    confirmed: count,
    confirmed_businesses: count,
    confirmed_creators: count,
    pending: count,
  })
  .meta({ id: 'WaitlistCity' });
export type WaitlistCity = z.infer<typeof waitlistCity>;

const waitlistCounts = z.object({ cities: z.array(waitlistCity) }).meta({ id: 'WaitlistCounts' });

const waitlistOpening = z.object({ reason: adminReason }).meta({ id: 'WaitlistOpening' });

export const waitlistAdminEndpoints = endpoints({
  listWaitlist: {
    method: 'GET',
    url: '/api/admin/waitlist',
    access: 'admin',
    summary: 'List the people on waitlists, newest first or sorted; search by the start of an address',
    query: waitlistQuery,
    response: waitlistPage,
  },
  countWaitlist: {
    method: 'GET',
    url: '/api/admin/waitlist-counts',
    access: 'admin',
    summary: 'Count the people on waitlists by city and role',
    response: waitlistCounts,
  },
  openCity: {
    method: 'POST',
    url: '/api/admin/waitlist-cities/:id/opening',
    access: 'admin_operations',
    confirm: 'fresh',
    summary: 'Email everyone who confirmed that a city is open, and clear its waitlist',
    params: z.object({ id: z.uuid() }),
    body: waitlistOpening,
    response: done,
    status: 202,
  },
});
