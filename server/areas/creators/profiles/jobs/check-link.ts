import { z } from 'zod';
import { type Fetched, fetchOutside } from '#server/platform/enrichment/fetch-outside.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { readLinkAnswer } from './link-answer.ts';

/** Opens a post without an account and stores the result. */
export const checkLink = defineJob({
  name: 'check-portfolio-link',
  payload: z.object({ link_id: z.string() }),
  retries: 2,
  first_pause_seconds: 30,
  run: async (context, { link_id }) => {
    const link = await context.db
      .selectFrom('portfolio_links')
      .select(['url', 'platform'])
      .where('id', '=', link_id)
      .executeTakeFirst();
    if (link === undefined) return;
    const answer: Fetched = await fetchOutside(context, link.url);
    const { finding, title } = await readLinkAnswer(link.url, answer);
    await context.db
      .updateTable('portfolio_links')
      .set({
        finding,
        title,
        is_public: finding === 'public' ? true : finding === 'unclear' ? null : false,
        checked_at: context.now().toISOString(),
      })
      .where('id', '=', link_id)
      .execute();
  },
});
