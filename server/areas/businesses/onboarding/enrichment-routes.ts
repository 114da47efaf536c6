import { onboardingEndpoints } from '#contract/businesses/onboarding.ts';
import { decideFinding } from '#server/areas/businesses/enrichments/commands/decide-finding.ts';
import { getOwnEnrichment } from '#server/areas/businesses/enrichments/queries/get-own-enrichment.ts';
import { readAgain } from '#server/areas/businesses/enrichments/queries/read-again.ts';
import { handle } from '#server/platform/http/route.ts';
import { getOnboarding } from './queries/get-onboarding.ts';

export const enrichmentRoutes = [
  handle(onboardingEndpoints.startEnrichment, ({ context, account, body }) =>
    readAgain(context, account.user_id, body.website_url),
  ),
  handle(onboardingEndpoints.getEnrichment, ({ context, account, params }) =>
    getOwnEnrichment(context, account.user_id, params.id),
  ),
  handle(onboardingEndpoints.decideFinding, async ({ context, account, params, body }) => {
    const { user_id } = account;
    await decideFinding(context, { user_id, finding_id: params.id }, body);
    return getOnboarding(context, user_id);
  }),
];
