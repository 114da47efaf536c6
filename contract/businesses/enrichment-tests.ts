import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { enrichment, enrichmentParams } from './enrichments.ts';

/** Any address, valid or not: the way it fails is part of the test. */
const enrichmentTestRequest = z
  .object({ website_url: z.string().trim().min(1, 'Enter an address').max(2000) })
  .meta({ id: 'EnrichmentTestRequest' });

const enrichmentTestsQuery = z.object({ cursor });

const pastTest = enrichment
  .omit({ findings: true, pages: true })
  .extend({ finding_count: z.number().int(), page_count: z.number().int(), asked_by: z.string() });

export const enrichmentTests = z
  .object({ enrichments: z.array(pastTest), next_cursor: z.string().nullable() })
  .meta({ id: 'EnrichmentTests' });
export type EnrichmentTests = z.infer<typeof enrichmentTests>;

export const enrichmentTestEndpoints = endpoints({
  listEnrichmentTests: {
    method: 'GET',
    url: '/api/admin/enrichments',
    access: 'admin_system',
    summary: 'List enrichment tests',
    query: enrichmentTestsQuery,
    response: enrichmentTests,
  },
  testEnrichment: {
    method: 'POST',
    url: '/api/admin/enrichments',
    access: 'admin_operations',
    summary: 'Test an enrichment; it is written to the audit log',
    body: enrichmentTestRequest,
    response: enrichment,
    status: 202,
  },
  getEnrichmentTest: {
    method: 'GET',
    url: '/api/admin/enrichments/:id',
    access: 'admin_system',
    views: 'enrichment',
    summary: "Get an enrichment test's results by page and field",
    params: enrichmentParams,
    response: enrichment,
  },
});
