import { z } from 'zod';
import { enrichment } from './enrichments.ts';
import { cursor } from './lists.ts';

/** Any address, sound or not: how it fails is part of the test. */
export const enrichmentTestRequest = z
  .object({ website_url: z.string().trim().min(1, 'Enter an address').max(2000) })
  .meta({ id: 'EnrichmentTestRequest' });

export const enrichmentTestsQuery = z.object({ cursor });

const pastTest = enrichment
  .omit({ findings: true, pages: true })
  .extend({ finding_count: z.number().int(), page_count: z.number().int(), asked_by: z.string() });

export const enrichmentTests = z
  .object({ enrichments: z.array(pastTest), next_cursor: z.string().nullable() })
  .meta({ id: 'EnrichmentTests' });
export type EnrichmentTests = z.infer<typeof enrichmentTests>;
