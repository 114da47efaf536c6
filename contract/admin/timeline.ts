import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { TIMELINE_KINDS, TIMELINE_PAGE } from '#domain/admin/timeline.ts';

const timelineEntry = z
  .object({
    id: z.string(),
    kind: z.enum(TIMELINE_KINDS),
    at: z.string(),
    /** The title of a campaign, an email or a request, a device, or the name of an admin's action. */
    name: z.string(),
    /** The status it has now; null where there is none. */
    status: z.string().nullable(),
    /** Left out for admins who may not see amounts. */
    amount_cents: z.number().int().nullable().optional(),
    /** The record that the admin area shows it with: a campaign for an application or a payment, work for an earning. */
    record_id: z.string().nullable(),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntry>;

const timelinePage = z
  .object({ entries: z.array(timelineEntry).max(TIMELINE_PAGE), next_cursor: z.string().nullable() })
  .meta({ id: 'TimelinePage' });
export type TimelinePage = z.infer<typeof timelinePage>;

export const timelineEndpoints = endpoints({
  getTimeline: {
    method: 'GET',
    url: '/api/admin/users/:id/timeline',
    access: 'admin',
    summary: 'List everything about a person by date, most recent first',
    params: z.object({ id: z.uuid() }),
    query: z.object({ cursor }),
    response: timelinePage,
  },
});
