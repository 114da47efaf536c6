import { onboardingEndpoints } from '#contract/businesses/onboarding.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeOnboarding } from './commands/change-onboarding.ts';
import { completeOnboarding } from './commands/complete-onboarding.ts';
import { getOrCreateBusiness } from './commands/get-or-create-business.ts';
import { placeShop } from './commands/place-shop.ts';
import { countNearbyCreators } from './queries/count-nearby-creators.ts';
import { getOnboarding } from './queries/get-onboarding.ts';

export const onboardingRoutes = [
  handle(onboardingEndpoints.getOnboarding, ({ context, account }) =>
    getOnboarding(context, account.user_id),
  ),
  handle(onboardingEndpoints.changeOnboarding, ({ context, account, body }) =>
    changeOnboarding(context, account.user_id, body),
  ),
  handle(onboardingEndpoints.putOnboardingBusiness, ({ context, account, body }) =>
    getOrCreateBusiness(context, account.user_id, body),
  ),
  handle(onboardingEndpoints.putOnboardingLocation, ({ context, account, body }) =>
    placeShop(context, account.user_id, body),
  ),
  handle(onboardingEndpoints.countNearbyCreators, ({ context, query }) =>
    countNearbyCreators(context, query),
  ),
  handle(onboardingEndpoints.completeOnboarding, ({ context, account }) =>
    completeOnboarding(context, account),
  ),
];
