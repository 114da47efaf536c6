import { creatorEndpoints } from '#contract/creators/profile-endpoints.ts';
import { handle } from '#server/platform/http/route.ts';
import { activateCreator } from './commands/activate-creator.ts';
import { addLink } from './commands/add-link.ts';
import { assignApplication } from './commands/assign-application.ts';
import { beginApplication } from './commands/begin-application.ts';
import { changeApplication } from './commands/change-application.ts';
import { orderLinks } from './commands/order-links.ts';
import { removeLink } from './commands/remove-link.ts';
import { setRates } from './commands/set-rates.ts';
import { submitApplication } from './commands/submit-application.ts';
import { getApplication } from './queries/get-application.ts';
import { viewCreator } from './view-creator.ts';

export const creatorRoutes = [
  handle(creatorEndpoints.getCreator, ({ context, account, params }) =>
    viewCreator(context.db, account, params.id),
  ),
  handle(creatorEndpoints.assignApplication, async ({ context, account, params }) => {
    await assignApplication(context, params.id, account.user_id);
    return { creator_id: params.id };
  }),
  handle(creatorEndpoints.activateCreator, ({ context, account }) =>
    activateCreator(context, account.user_id),
  ),

  handle(creatorEndpoints.getApplication, ({ context, account }) => getApplication(context, account.user_id)),
  handle(creatorEndpoints.beginApplication, ({ context, account, body }) =>
    beginApplication(context, account.user_id, body),
  ),
  handle(creatorEndpoints.changeApplication, ({ context, account, body }) =>
    changeApplication(context, account.user_id, body),
  ),
  handle(creatorEndpoints.setRates, ({ context, account, body }) => setRates(context, account.user_id, body)),
  handle(creatorEndpoints.addPortfolioLink, ({ context, account, body }) =>
    addLink(context, account.user_id, body.url),
  ),
  handle(creatorEndpoints.orderPortfolioLinks, ({ context, account, body }) =>
    orderLinks(context, account.user_id, body.ids),
  ),
  handle(creatorEndpoints.removePortfolioLink, ({ context, account, params }) =>
    removeLink(context, account.user_id, params.id),
  ),
  handle(creatorEndpoints.submitApplication, ({ context, account, body }) =>
    submitApplication(context, account.user_id, body),
  ),
];
