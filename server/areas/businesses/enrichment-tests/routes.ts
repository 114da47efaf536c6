import { enrichmentTestEndpoints } from '#contract/businesses/enrichment-tests.ts';
import { findEnrichment } from '#server/areas/businesses/enrichments/queries/find-enrichment.ts';
import { Problem } from '#server/platform/errors.ts';
import { handle } from '#server/platform/http/route.ts';
import { requestTest } from './commands/request-test.ts';
import { listTests } from './queries/list-tests.ts';

export const enrichmentTestRoutes = [
  handle(enrichmentTestEndpoints.listEnrichmentTests, ({ context, query }) =>
    listTests(context, query.cursor),
  ),
  handle(enrichmentTestEndpoints.testEnrichment, ({ context, account, body }) =>
    requestTest(context, account.user_id, body.website_url),
  ),
  handle(enrichmentTestEndpoints.getEnrichmentTest, async ({ context, params }) => {
    const found = await findEnrichment(context.db, params.id, context.now());
    if (found === null) throw new Problem('not_found', 'We can’t find that test.');
    return found;
  }),
];
