import { creatorViewEndpoints } from '#contract/accounts/creator-views.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { endCreatorView, viewAsCreator } from './commands/view-as-creator.ts';

export const creatorViewRoutes = [
  handle(creatorViewEndpoints.startCreatorView, async ({ context, account, session, params, body }) => {
    const { reason } = body;
    await viewAsCreator(context, { admin_id: account.user_id, session, creator_id: params.id, reason });
    return DONE;
  }),
  handle(creatorViewEndpoints.endCreatorView, async ({ context, account, session }) => {
    await endCreatorView(context, session, account.creator_id);
    return DONE;
  }),
];
