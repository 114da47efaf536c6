import { savedCardEndpoints } from '#contract/money/saved-cards.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { handle } from '#server/platform/http/route.ts';
import { removeCard } from './commands/end-card.ts';
import { findOwnCard } from './queries/find-own-card.ts';

export const savedCardRoutes = [
  handle(savedCardEndpoints.getSavedCard, async ({ context, account, params }) => {
    await requireBusiness(context.db, account, params.id, 'own');
    return { card: await findOwnCard(context, { business_id: params.id, user_id: account.user_id }) };
  }),
  handle(savedCardEndpoints.removeSavedCard, ({ context, account, params }) =>
    removeCard(context, account, params.id),
  ),
];
