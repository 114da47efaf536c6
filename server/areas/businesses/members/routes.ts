import { businessMemberEndpoints } from '#contract/businesses/members.ts';
import { handle } from '#server/platform/http/route.ts';
import { transferOwnership } from './commands/transfer-ownership.ts';
import { listMembers } from './queries/list-members.ts';

export const businessMemberRoutes = [
  handle(businessMemberEndpoints.listMembers, ({ context, account, params }) =>
    listMembers(context, account, params.id),
  ),
  handle(businessMemberEndpoints.transferBusiness, ({ context, account, session, params, body }) =>
    transferOwnership(context, account, params.id, { ...body, session_id: session.id }),
  ),
];
