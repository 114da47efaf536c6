import { businessMemberEndpoints } from '#contract/businesses/members.ts';
import { handle } from '#server/platform/http/route.ts';
import { goAway, takeOut } from './leave-business.ts';

export const leaveBusinessRoutes = [
  handle(businessMemberEndpoints.removeMember, ({ context, account, params }) =>
    takeOut(context, account, params.id, params.member_id),
  ),
  handle(businessMemberEndpoints.leaveBusiness, ({ context, account, params }) =>
    goAway(context, account, params.id),
  ),
];
