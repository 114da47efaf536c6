import { waitingWorkEndpoints } from '#contract/admin/queue.ts';
import { isAllowed } from '#domain/accounts/access.ts';
import { handle } from '#server/platform/http/route.ts';
import { countQueues } from './queries/count-queues.ts';

/** Queues on pages that an admin can't open aren't counted for them. */
const NO_MONEY = { applicants: 0, payments: 0, approvals: 0 };

export const waitingWorkRoutes = [
  handle(waitingWorkEndpoints.countQueues, async ({ context, account }) => {
    const counts = await countQueues(context.db);
    return isAllowed('admin_amounts', account) ? counts : { ...counts, ...NO_MONEY };
  }),
];
