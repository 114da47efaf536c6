import { quickPostEndpoints } from '#contract/campaigns/quick-posts.ts';
import { handle } from '#server/platform/http/route.ts';
import { createQuickPost } from './commands/create-quick-post.ts';
import { getQuickPostSetup } from './queries/get-setup.ts';

export const quickPostRoutes = [
  handle(quickPostEndpoints.getQuickPostSetup, ({ context, account, params }) =>
    getQuickPostSetup(context, account, params.id),
  ),
  handle(quickPostEndpoints.createQuickPost, ({ context, account, params, body, request }) => {
    const key = String(request.headers['idempotency-key']);
    return createQuickPost(context, account, { key, business_id: params.id, ...body });
  }),
];
