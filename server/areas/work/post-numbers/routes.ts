import { postNumberEndpoints } from '#contract/work/post-numbers.ts';
import { handle } from '#server/platform/http/route.ts';
import { typeNumbers } from './commands/type-numbers.ts';
import { getOwnPostTotals } from './queries/get-own-post-totals.ts';
import { getWorkNumbers } from './queries/get-work-numbers.ts';

export const postNumberRoutes = [
  handle(postNumberEndpoints.getWorkNumbers, ({ context, account, params }) =>
    getWorkNumbers(context, account, { collaboration_id: params.id }),
  ),
  handle(postNumberEndpoints.getOwnPostTotals, ({ context, account }) => getOwnPostTotals(context, account)),
  handle(postNumberEndpoints.typePostNumbers, async ({ context, account, params, body }) => {
    await typeNumbers(context, account, params.id, body);
    return getWorkNumbers(context, account, { deliverable_id: params.id });
  }),
];
