import { newLocation } from '#contract/locations.ts';
import {
  nearbyCreators,
  nearbyQuery,
  onboarding,
  onboardingBusiness,
  onboardingBusinessChange,
  onboardingChange,
  onboardingCompletion,
} from '#contract/onboarding.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { changeOnboarding } from './change-onboarding.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { countNearbyCreators } from './count-nearby-creators.ts';
import { getOnboarding } from './get-onboarding.ts';
import { getOrCreateBusiness } from './get-or-create-business.ts';
import { placeShop } from './place-shop.ts';

export const onboardingRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/onboarding',
    access: 'onboarding',
    operation: 'getOnboarding',
    summary: 'Where a new owner stands: the business, what its website says, its location',
    response: onboarding,
    handle: ({ context, ...call }) => getOnboarding(context, signedIn(call).account.user_id),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/onboarding',
    access: 'onboarding',
    operation: 'changeOnboarding',
    summary: 'Keep the step, and what the owner wants from creators',
    body: onboardingChange,
    response: onboarding,
    handle: ({ context, body, ...call }) => changeOnboarding(context, signedIn(call).account.user_id, body),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/onboarding/business',
    access: 'onboarding',
    operation: 'putOnboardingBusiness',
    summary: 'Make the business, or change the one that is being set up; a new one with a website is read',
    body: onboardingBusinessChange,
    response: onboardingBusiness,
    handle: ({ context, body, ...call }) =>
      getOrCreateBusiness(context, signedIn(call).account.user_id, body),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/onboarding/location',
    access: 'onboarding',
    operation: 'putOnboardingLocation',
    summary: 'Where the shop is',
    body: newLocation,
    response: onboarding,
    handle: ({ context, body, ...call }) => placeShop(context, signedIn(call).account.user_id, body),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/onboarding/nearby-creators',
    access: 'onboarding',
    operation: 'countNearbyCreators',
    summary: 'How many creators live within a mile of a pin',
    query: nearbyQuery,
    response: nearbyCreators,
    handle: ({ context, query }) => countNearbyCreators(context, query),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/onboarding/completion',
    access: 'own_setup',
    operation: 'completeOnboarding',
    summary: 'Open the shop; sent again, the answer is the same',
    response: onboardingCompletion,
    handle: ({ context, ...call }) => completeOnboarding(context, signedIn(call).account),
  }),
];
