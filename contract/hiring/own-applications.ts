import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor, searchText } from '#contract/platform/lists.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaigns/campaign-states.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { APPLICATION_STATUSES } from '#domain/hiring/application-states.ts';
import { OWN_APPLICATION_SEGMENTS, PART_ROWS } from '#domain/hiring/own-application-lists.ts';
import { COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import { quoteTurn } from './quotes.ts';

export const ownApplicationsQuery = z.object({
  segment: z.enum(OWN_APPLICATION_SEGMENTS).default('all'),
  q: searchText,
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(10),
});
export type OwnApplicationsQuery = z.output<typeof ownApplicationsQuery>;

/** The caller's application or invitation, with its campaign and the history of its quotes. */
export const ownApplication = z
  .object({
    id: z.string(),
    status: z.enum(APPLICATION_STATUSES),
    updated_at: z.string(),
    campaign: z.object({
      id: z.string(),
      public_id: z.string().nullable(),
      title: z.string(),
      status: z.enum(CAMPAIGN_STATUSES),
      /** The business offered the job to them, and nobody else sees it. */
      is_offer: z.boolean(),
      application_deadline: z.string().nullable(),
      content_due_days: z.number().int().nullable(),
      fulfilment: z.string().nullable(),
      deliverables: z
        .array(z.object({ kind: z.enum(DELIVERABLE_KINDS), quantity: z.number().int() }))
        .max(DELIVERABLE_KINDS.length),
    }),
    business: z.object({
      business_name: z.string(),
      slug: z.string(),
      industry: z.string().nullable(),
      neighborhood: z.string().nullable(),
      borough: z.enum(BOROUGHS).nullable(),
    }),
    posted_cents: z.number().int().nullable(),
    /** The agreed price and work; null until the application is accepted. */
    payout_cents: z.number().int().nullable(),
    /** The collaboration, if they were accepted. */
    collaboration_id: z.string().nullable(),
    /** The status of the collaboration, if they were accepted. */
    work_status: z.enum(COLLABORATION_STATUSES).nullable(),
    is_in_dispute: z.boolean(),
    invitation: z
      .object({ words: z.string(), by_name: z.string().nullable(), invited_at: z.string().nullable() })
      .nullable(),
    /** How long the business has to answer another amount. */
    answer_hours: z.number().int(),
    reason: z.string().nullable(),
    note: z.string().nullable(),
    submitted_at: z.string().nullable(),
    decided_at: z.string().nullable(),
    turns: z.array(quoteTurn).max(20),
    /** The terms of the brief changed, so the business can't accept them until they agree. */
    needs_consent: z.boolean(),
    /** It expired because they never agreed to the changed terms. */
    lapsed_unanswered: z.boolean(),
    /** One of the two blocked the other, so nothing new can begin. */
    is_blocked: z.boolean(),
  })
  .meta({ id: 'OwnApplication' });
export type OwnApplication = z.infer<typeof ownApplication>;

const counts = z.object({
  all: z.number().int(),
  open: z.number().int(),
  needs_you: z.number().int(),
  waiting: z.number().int(),
  accepted: z.number().int(),
  closed: z.number().int(),
});

const totals = {
  /** Counts of all applications, whatever the search. */
  counts,
  /** Money businesses hold for work this creator was accepted for. */
  held: z.object({ payout_cents: z.number().int(), business_count: z.number().int() }),
};

export const ownApplicationPage = z
  .object({
    applications: z.array(ownApplication).max(50),
    ...totals,
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'OwnApplicationPage' });
export type OwnApplicationPage = z.infer<typeof ownApplicationPage>;

const firstRows = (limit: number) =>
  z.object({ applications: z.array(ownApplication).max(limit), next_cursor: z.string().nullable() });

/** The first page of each part. The cursors lead on in the list of that segment. */
const ownApplicationParts = z
  .object({
    parts: z.object({
      needs_you: firstRows(PART_ROWS.needs_you),
      waiting: firstRows(PART_ROWS.waiting),
      accepted: firstRows(PART_ROWS.accepted),
      closed: firstRows(PART_ROWS.closed),
    }),
    ...totals,
  })
  .meta({ id: 'OwnApplicationParts' });
export type OwnApplicationParts = z.infer<typeof ownApplicationParts>;

export const ownApplicationEndpoints = endpoints({
  listOwnApplications: {
    method: 'GET',
    url: '/api/own-applications',
    access: 'creator',
    is_viewable: true,
    summary: 'List my applications and invitations',
    query: ownApplicationsQuery,
    response: ownApplicationPage,
  },
  listOwnApplicationParts: {
    method: 'GET',
    url: '/api/own-application-parts',
    access: 'creator',
    is_viewable: true,
    summary: 'List the first page of each part of my applications',
    query: z.object({ q: searchText }),
    response: ownApplicationParts,
  },
});
