import { z } from 'zod';
import { ownBusiness } from '#contract/accounts/me.ts';
import { unreadMessageCount, unreadNotificationCount } from '#contract/base/notifications.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { MOST_BUSINESSES } from '#domain/businesses/invitation-states.ts';
import { business, businessName, website } from './businesses.ts';

/** The businesses of the switcher, the caller's own first. */
const businessChoices = z
  .object({
    businesses: z
      .array(
        ownBusiness.extend({
          is_chosen: z.boolean(),
          unread_message_count: unreadMessageCount,
          unread_notification_count: unreadNotificationCount,
        }),
      )
      .max(MOST_BUSINESSES),
  })
  .meta({ id: 'BusinessChoices' });
export type BusinessChoices = z.infer<typeof businessChoices>;

const businessChoice = z.strictObject({ business_id: z.uuid() }).meta({ id: 'BusinessChoice' });

const newBusiness = z
  .strictObject({
    business_name: businessName,
    website: website.nullable().optional(),
    industry: z.string().min(1, 'Choose an industry').max(60),
  })
  .meta({ id: 'NewBusiness' });
export type NewBusiness = z.output<typeof newBusiness>;

export const ownBusinessEndpoints = endpoints({
  listBusinessChoices: {
    method: 'GET',
    url: '/api/me/businesses',
    access: 'own_setup',
    summary: 'List the businesses I can switch to, with their unread counts',
    response: businessChoices,
  },
  chooseBusiness: {
    method: 'PUT',
    url: '/api/me/business',
    access: 'own_setup',
    summary: 'Set the business this session works in',
    body: businessChoice,
    response: ownBusiness,
  },
  addBusiness: {
    method: 'POST',
    url: '/api/businesses',
    access: 'own_setup',
    summary: 'Add another business that I own, and switch to it',
    body: newBusiness,
    response: business,
    status: 201,
  },
});
