import { sql } from 'kysely';
import type { EnrichmentTests } from '#contract/businesses/enrichment-tests.ts';
import { displayName } from '#domain/format/display-name.ts';
import { enrichmentQuery, present } from '#server/areas/businesses/enrichments/queries/find-enrichment.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';

const PAGE = 20;

/** Enrichment tests run by admins, newest first. */
export async function listTests(
  { db, now }: Pick<Context, 'db' | 'now'>,
  cursor: string | undefined,
): Promise<EnrichmentTests> {
  const after = readCursor(cursor);
  const rows = await enrichmentQuery(db)
    .innerJoin('users', 'users.id', 'enrichments.requested_by')
    .leftJoin('profiles', 'profiles.user_id', 'enrichments.requested_by')
    .select(['users.email', 'profiles.full_name'])
    .select((eb) =>
      eb
        .selectFrom('enrichment_findings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('enrichment_id', '=', 'enrichments.id')
        .as('finding_count'),
    )
    .where('business_id', 'is', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(enrichments.created_at, enrichments.id) < (${after?.[0]}, ${after?.[1]})`),
    )
    .orderBy('enrichments.created_at', 'desc')
    .orderBy('enrichments.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, PAGE, ({ created_at, id }) => [created_at, id]);
  const enrichments = page.map((row) => {
    const { findings: _, pages, ...test } = present(row, [], now());
    return {
      ...test,
      finding_count: row.finding_count ?? 0,
      page_count: pages.length,
      asked_by: displayName(row),
    };
  });
  return { enrichments, next_cursor };
}
