import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { MOST_INVITED_AT_ONCE } from '#domain/hiring/applicant-segments.ts';
import {
  MOST_WAITING,
  WAITING_INVITATION_STATUSES,
  WAITING_PAGE,
} from '#domain/hiring/waiting-invitations.ts';
import { campaignApplicantsParams } from './applicants.ts';
import { creatorInvitations } from './invitations.ts';

const count = z.number().int();
const invitationParams = campaignApplicantsParams.extend({ invitation_id: z.uuid() });

/** Up to 20 creators, or everyone on one of the team's lists. */
const newWaitingInvitations = z
  .union([
    z.strictObject({
      creator_ids: z.array(z.uuid()).min(1).max(MOST_INVITED_AT_ONCE),
      words: creatorInvitations.shape.words,
    }),
    z.strictObject({ list_id: z.uuid(), words: creatorInvitations.shape.words }),
  ])
  .meta({ id: 'NewWaitingInvitations' });
export type NewWaitingInvitations = z.output<typeof newWaitingInvitations>;

const waitingInvitationsAdded = z
  .object({
    added: count,
    /** They were waiting already, or have an application or an invitation. */
    already: count,
    /** They aren't listed. */
    left_out: count,
    /** Whether the campaign is live, so that they are sent right away. */
    is_live: z.boolean(),
  })
  .meta({ id: 'WaitingInvitationsAdded' });
export type WaitingInvitationsAdded = z.infer<typeof waitingInvitationsAdded>;

const waitingInvitation = z
  .object({
    id: z.string(),
    creator_id: z.string(),
    name: z.string(),
    /** Whether they are still listed. */
    is_listed: z.boolean(),
    status: z.enum(WAITING_INVITATION_STATUSES),
    words: z.string(),
    /** Why it wasn't sent. */
    skip_reason: z.string().nullable(),
    added_by_name: z.string(),
    added_at: z.string(),
  })
  .meta({ id: 'WaitingInvitation' });
export type WaitingInvitation = z.infer<typeof waitingInvitation>;

/** Those that wait and those that weren't sent, the last added first. */
const waitingInvitations = z
  .object({
    invitations: z.array(waitingInvitation).max(WAITING_PAGE),
    waiting_count: count.max(MOST_WAITING),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'WaitingInvitations' });
export type WaitingInvitations = z.infer<typeof waitingInvitations>;

/** Campaigns somebody can be invited to: drafts wait until they go live. */
const openCampaigns = z
  .object({
    campaigns: z.array(z.object({ id: z.string(), title: z.string(), is_live: z.boolean() })).max(50),
  })
  .meta({ id: 'OpenCampaigns' });
export type OpenCampaigns = z.infer<typeof openCampaigns>;

export const waitingInvitationEndpoints = endpoints({
  listWaitingInvitations: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/waiting-invitations',
    access: 'business',
    summary: "List a campaign's invitations that are sent when it goes live",
    params: campaignApplicantsParams,
    query: z.object({ cursor }),
    response: waitingInvitations,
  },
  addWaitingInvitations: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/waiting-invitations',
    access: 'business',
    summary: 'Invite creators or a list when the campaign goes live, or now if it is',
    params: campaignApplicantsParams,
    body: newWaitingInvitations,
    response: waitingInvitationsAdded,
  },
  withdrawWaitingInvitation: {
    method: 'DELETE',
    url: '/api/businesses/:id/campaigns/:identifier/waiting-invitations/:invitation_id',
    access: 'business',
    summary: 'Withdraw an invitation before it is sent',
    params: invitationParams,
    response: done,
  },
  listOpenCampaigns: {
    method: 'GET',
    url: '/api/businesses/:id/open-campaigns',
    access: 'business',
    summary: 'List the drafts and live campaigns a list can be invited to',
    params: z.object({ id: z.uuid() }),
    response: openCampaigns,
  },
});
