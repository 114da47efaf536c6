import { enrichmentTestRequest, enrichmentTests, enrichmentTestsQuery } from '#contract/enrichment-tests.ts';
import { enrichment, enrichmentParams } from '#contract/enrichments.ts';
import { Problem } from '../../errors.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { findEnrichment } from '../enrichments/find-enrichment.ts';
import { listTests } from './list-tests.ts';
import { requestTest } from './request-test.ts';

export const enrichmentTestRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/enrichments',
    access: 'admin',
    operation: 'listEnrichmentTests',
    summary: 'The addresses admins tried',
    query: enrichmentTestsQuery,
    response: enrichmentTests,
    handle: ({ context, query }) => listTests(context, query.cursor),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/enrichments',
    access: 'admin',
    operation: 'testEnrichment',
    summary: 'Try an address; it is written to the audit log',
    body: enrichmentTestRequest,
    response: enrichment,
    status: 202,
    handle: ({ context, body, ...call }) =>
      requestTest(context, signedIn(call).account.user_id, body.website_url),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/enrichments/:id',
    access: 'admin',
    operation: 'getEnrichmentTest',
    summary: 'What a reading found, page by page and field by field',
    params: enrichmentParams,
    response: enrichment,
    handle: async ({ context, params }) => {
      const found = await findEnrichment(context.db, params.id, context.now());
      if (found === null) throw new Problem('not_found', 'There is no such test.');
      return found;
    },
  }),
];
