import { waitingCounts } from '#contract/waiting-counts.ts';
import { defineRoute } from '../../http/route.ts';
import { countWaiting } from './count-waiting.ts';

export const waitingWorkRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/waiting-counts',
    access: 'admin',
    operation: 'countWaiting',
    summary: 'How much waits for an admin',
    response: waitingCounts,
    handle: ({ context }) => countWaiting(context.db),
  }),
];
