import { z } from 'zod';
import { linkToken } from '#contract/accounts/credentials.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { INVITATION_REFUSALS, INVITATION_STATUSES } from '#domain/businesses/invitation-states.ts';
import { businessParams } from './businesses.ts';
import { invitation, invitationParams, invitationRequest, memberChange } from './members.ts';

/** Not a named schema: it describes a query. */
const invitationQuery = z.object({ token: linkToken });

/** The invitation behind a link. Looking changes nothing; an expired link names nobody. */
export const invitationLinkStatus = z
  .object({
    /** An `unknown` link isn't ours, or was cut short. */
    state: z.enum([...INVITATION_STATUSES, 'unknown']),
    business: z
      .object({ business_name: z.string(), slug: z.string(), industry: z.string().nullable() })
      .nullable(),
    invited_by: z.string().nullable(),
    email: z.string().nullable(),
    expires_at: z.string().nullable(),
    /** Why the person asking can’t accept now. */
    refusal: z.enum(INVITATION_REFUSALS).nullable(),
    /** A business this account has half set up, which is discarded on acceptance. */
    lets_go: z.string().nullable(),
  })
  .meta({ id: 'InvitationLinkStatus' });
export type InvitationLinkStatus = z.infer<typeof invitationLinkStatus>;

const invitationAnswer = z.object({ token: linkToken }).meta({ id: 'InvitationAnswer' });
const invitationReceipt = z
  .object({ state: z.enum(['accepted', 'declined']), business_name: z.string() })
  .meta({ id: 'InvitationReceipt' });

export const invitationEndpoints = endpoints({
  inviteMember: {
    method: 'POST',
    url: '/api/businesses/:id/invitations',
    access: 'business_owner',
    summary: 'Invite someone to manage a business, or renew their invitation',
    params: businessParams,
    body: invitationRequest,
    response: invitation,
    status: 201,
  },
  revokeInvitation: {
    method: 'DELETE',
    url: '/api/businesses/:id/invitations/:invitation_id',
    access: 'business_owner',
    summary: 'Cancel an invitation to manage a business',
    params: invitationParams,
    response: memberChange,
  },
  getInvitationLinkStatus: {
    method: 'GET',
    url: '/api/invitation-link-status',
    access: 'everyone',
    summary: 'Check an invitation link without using it up',
    query: invitationQuery,
    response: invitationLinkStatus,
  },
  acceptInvitation: {
    method: 'POST',
    url: '/api/invitation-acceptances',
    access: 'in_good_standing',
    summary: 'Accept an invitation to manage a business',
    body: invitationAnswer,
    response: invitationReceipt,
  },
  declineInvitation: {
    method: 'POST',
    url: '/api/invitation-declines',
    access: 'everyone',
    summary: 'Decline an invitation to manage a business, signed in or not',
    body: invitationAnswer,
    response: invitationReceipt,
  },
});
