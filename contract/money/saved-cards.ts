import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { endpoints } from '#contract/platform/endpoint.ts';

/** A card that the payment provider keeps. Nobody here knows its number. */
export const savedCard = z
  .object({
    id: z.string(),
    brand: z.string(),
    last4: z.string(),
    exp_month: z.number().int(),
    exp_year: z.number().int(),
    is_expired: z.boolean(),
  })
  .meta({ id: 'SavedCard' });
export type SavedCard = z.infer<typeof savedCard>;

const ownSavedCard = z.object({ card: savedCard.nullable() }).meta({ id: 'OwnSavedCard' });
const savedCardRemoved = z.object({ done: z.literal(true) }).meta({ id: 'SavedCardRemoved' });

export const savedCardEndpoints = endpoints({
  getSavedCard: {
    method: 'GET',
    url: '/api/businesses/:id/saved-card',
    access: 'business_owner',
    summary: 'Get the card the owner saved for payments of a business',
    params: businessParams,
    response: ownSavedCard,
  },
  removeSavedCard: {
    method: 'DELETE',
    url: '/api/businesses/:id/saved-card',
    access: 'business_owner',
    summary: 'Remove the saved card',
    params: businessParams,
    response: savedCardRemoved,
  },
});
