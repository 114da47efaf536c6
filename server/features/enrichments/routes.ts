import { enrichment, enrichmentParams, findingDecision } from '#contract/enrichments.ts';
import { enrichmentRequest, onboarding } from '#contract/onboarding.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getOnboarding } from '../onboarding/get-onboarding.ts';
import { decideFinding } from './decide-finding.ts';
import { getOwnEnrichment } from './get-own-enrichment.ts';
import { readAgain } from './read-again.ts';

export const enrichmentRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/enrichments',
    access: 'onboarding',
    operation: 'readWebsiteAgain',
    summary: 'Read the website of the business again, in the background',
    body: enrichmentRequest,
    response: enrichment,
    status: 202,
    handle: ({ context, body, ...call }) =>
      readAgain(context, signedIn(call).account.user_id, body.website_url),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/enrichments/:id',
    access: 'onboarding',
    operation: 'getEnrichment',
    summary: 'How far a reading is, and what it found',
    params: enrichmentParams,
    response: enrichment,
    handle: ({ context, params, ...call }) =>
      getOwnEnrichment(context, signedIn(call).account.user_id, params.id),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/enrichment-findings/:id/decision',
    access: 'onboarding',
    operation: 'decideFinding',
    summary: 'Accept, change or leave out something that was found',
    params: enrichmentParams,
    body: findingDecision,
    response: onboarding,
    handle: async ({ context, params, body, ...call }) => {
      const { user_id } = signedIn(call).account;
      await decideFinding(context, { user_id, finding_id: params.id }, body);
      return getOnboarding(context, user_id);
    },
  }),
];
