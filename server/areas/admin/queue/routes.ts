import { waitingWorkEndpoints } from '#contract/admin/queue.ts';
import { handle } from '#server/platform/http/route.ts';
import { countQueues } from './queries/count-queues.ts';

export const waitingWorkRoutes = [
  handle(waitingWorkEndpoints.countQueues, ({ context, account }) =>
    countQueues(context, account.admin_role),
  ),
];
