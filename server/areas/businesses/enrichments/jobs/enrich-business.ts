import { z } from 'zod';
import { ENRICHMENT_SOURCES } from '#domain/businesses/enrichment.ts';
import type { Context } from '#server/platform/context.ts';
import { FETCH_FAILURES, type FetchFailure } from '#server/platform/enrichment/fetch-failures.ts';
import { SOURCES } from '#server/platform/enrichment/sources.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { keepFindings } from './keep-findings.ts';

/** Reads all sources outside of any transaction and stores findings as they arrive. */
export const enrichBusiness = defineJob({
  name: 'enrich-business',
  payload: z.object({
    enrichment_id: z.uuid(),
    business_id: z.uuid().nullable(),
    sources: z.array(z.enum(ENRICHMENT_SOURCES)).min(1),
    website_url: z.string().max(2048),
  }),
  retries: 1,
  run: async (context, { enrichment_id, sources, website_url }) => {
    if (!(await begin(context, enrichment_id))) return;
    const failures: (FetchFailure | null)[] = [];
    for (const source of sources) {
      const failure = await SOURCES[source](
        context,
        { website_url },
        {
          onPages: (pages) => change(context, enrichment_id, { pages: JSON.stringify(pages) }),
          onFound: (found) => keepFindings(context, enrichment_id, found),
        },
      );
      failures.push(failure);
    }
    const failure = failures.every((one) => one !== null) ? (failures[0] ?? null) : null;
    await change(context, enrichment_id, {
      status: failure === null ? 'done' : 'failed',
      failure: failure && FETCH_FAILURES[failure],
      finished_at: context.now().toISOString(),
    });
  },
});

/** Restarts an enrichment that was interrupted. One that ended stays as it is. */
async function begin({ db, now }: Context, id: string): Promise<boolean> {
  const begun = await db
    .updateTable('enrichments')
    .set({ status: 'running', started_at: now().toISOString(), pages: '[]' })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

interface Change {
  pages?: string;
  status?: 'done' | 'failed';
  failure?: string | null;
  finished_at?: string;
}

async function change({ db }: Context, id: string, set: Change): Promise<void> {
  await db.updateTable('enrichments').set(set).where('id', '=', id).execute();
}
