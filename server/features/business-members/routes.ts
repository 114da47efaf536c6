import { memberDeed, memberParams, members, ownershipRequest } from '#contract/business-members.ts';
import { businessParams } from '#contract/business-views.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { leaveBusiness, removeMember } from './end-membership.ts';
import { handOver } from './hand-over.ts';
import { listMembers } from './list-members.ts';

export const businessMemberRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/members',
    access: 'business_owner',
    operation: 'listMembers',
    summary: 'Who looks after a business, and who was asked to',
    params: businessParams,
    response: members,
    handle: ({ context, params, ...call }) => listMembers(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/businesses/:id/members/:member_id',
    access: 'business_owner',
    operation: 'removeMember',
    summary: 'Take a manager out; their next request is refused',
    params: memberParams,
    response: memberDeed,
    handle: ({ context, params, ...call }) =>
      removeMember(context, signedIn(call).account, params.id, params.member_id),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/businesses/:id/membership',
    access: 'business',
    operation: 'leaveBusiness',
    summary: 'Stop looking after a business, as one of its managers',
    params: businessParams,
    response: memberDeed,
    handle: ({ context, params, ...call }) => leaveBusiness(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/businesses/:id/owner',
    access: 'business_owner',
    operation: 'handOverBusiness',
    summary: 'Make a manager the owner, and become a manager',
    params: businessParams,
    body: ownershipRequest,
    response: memberDeed,
    handle: ({ context, params, body, ...call }) =>
      handOver(context, signedIn(call).account, params.id, body),
  }),
];
