import { invitation, invitationParams, invitationRequest, memberDeed } from '#contract/business-members.ts';
import { businessParams } from '#contract/business-views.ts';
import {
  invitationAnswer,
  invitationQuery,
  invitationReceipt,
  invitationStanding,
} from '#contract/invitations.ts';
import { takeProof } from '../../http/door-limits.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { acceptInvitation, declineInvitation } from './answer-invitation.ts';
import { getInvitationStanding } from './get-standing.ts';
import { invite } from './invite.ts';
import { revokeInvitation } from './revoke.ts';

export const invitationRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/invitations',
    access: 'business_owner',
    operation: 'inviteMember',
    summary: 'Ask somebody by mail to look after a business; asked again, the invitation is renewed',
    params: businessParams,
    body: invitationRequest,
    response: invitation,
    status: 201,
    handle: ({ context, params, body, request, ...call }) =>
      invite(context, signedIn({ request, ...call }).account, {
        business_id: params.id,
        email: body.email,
        ip: request.ip,
      }),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/businesses/:id/invitations/:invitation_id',
    access: 'business_owner',
    operation: 'revokeInvitation',
    summary: 'Take an invitation back',
    params: invitationParams,
    response: memberDeed,
    handle: ({ context, params, ...call }) =>
      revokeInvitation(context, signedIn(call).account, params.id, params.invitation_id),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/invitation-standing',
    access: 'everyone',
    operation: 'getInvitationStanding',
    summary: 'What the link of an invitation stands for, without spending it',
    query: invitationQuery,
    response: invitationStanding,
    handle: async ({ context, actor, query, reply }) => {
      reply.header('cache-control', 'no-store');
      return getInvitationStanding(context, actor, query.token);
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/invitation-acceptances',
    access: 'in_good_standing',
    operation: 'acceptInvitation',
    summary: 'Look after a business from now on',
    body: invitationAnswer,
    response: invitationReceipt,
    handle: async ({ context, body, ...call }) => {
      const { account } = signedIn(call);
      await takeProof(context, `invitation:${account.user_id}`);
      return acceptInvitation(context, account, body.token);
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/invitation-refusals',
    access: 'everyone',
    operation: 'declineInvitation',
    summary: 'Say no to an invitation; it takes no account',
    body: invitationAnswer,
    response: invitationReceipt,
    handle: async ({ context, body, request }) => {
      await takeProof(context, `ip:${request.ip}`);
      return declineInvitation(context, body.token);
    },
  }),
];
