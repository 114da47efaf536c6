import { approvalEndpoints } from '#contract/base/approvals.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { approve } from './approve.ts';

export const approveActionRoutes = [
  handle(approvalEndpoints.approveRequest, async ({ context, account, params }) => {
    await approve(context, { id: params.id, admin_id: account.user_id });
    return DONE;
  }),
];
