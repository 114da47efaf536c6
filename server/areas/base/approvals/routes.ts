import { approvalEndpoints } from '#contract/base/approvals.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { decline } from './commands/decide-approval.ts';
import { listApprovals } from './queries/list-approvals.ts';

export const approvalRoutes = [
  handle(approvalEndpoints.listApprovals, ({ context, account }) => listApprovals(context, account.user_id)),
  handle(approvalEndpoints.declineRequest, async ({ context, account, params }) => {
    await decline(context, { id: params.id, admin_id: account.user_id });
    return DONE;
  }),
];
