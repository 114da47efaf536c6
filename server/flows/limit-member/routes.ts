import { businessMemberEndpoints } from '#contract/businesses/members.ts';
import { handle } from '#server/platform/http/route.ts';
import { limitMember } from './limit-member.ts';

export const limitMemberRoutes = [
  handle(businessMemberEndpoints.setMemberLocations, ({ context, account, params, body }) =>
    limitMember(context, account, { business_id: params.id, member_id: params.member_id, ...body }),
  ),
];
