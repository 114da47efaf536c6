import { z } from 'zod';
import { campaignFilters, type PublicCampaign } from '#contract/campaigns/listing.ts';
import { toCriteria } from '#server/areas/campaigns/listing/queries/criteria.ts';
import { listUnlisted } from '#server/areas/campaigns/listing/queries/list-unlisted.ts';
import { readPage } from '#server/areas/campaigns/listing/queries/read-page.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { type FoundCampaign, savedSearchMail } from '../mails/saved-search-mail.ts';

const AT_ONCE = 100;
const MOST_IN_A_MAIL = 10;
/** Longer than a run and shorter than a day, so a second run on the same morning finds nobody. */
const NOT_AGAIN_WITHIN_MS = 12 * 60 * 60 * 1000;

/** Mails creators every morning about new matches of their saved searches. */
export const mailNewMatches = defineJob({
  name: 'mail-new-matches',
  payload: z.object({}),
  retries: 2,
  cron: '0 9 * * *',
  run: async (context) => {
    for (;;) {
      const due = await listDue(context);
      for (const search of due) await mailMatches(context, search);
      if (due.length < AT_ONCE) return;
    }
  },
});

type Due = Awaited<ReturnType<typeof listDue>>[number];

/** Lists due searches of active creators. */
function listDue({ db, now }: Context) {
  return db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .innerJoin('creators', 'creators.user_id', 'users.id')
    .select(['saved_searches.id', 'saved_searches.user_id', 'search_name', 'filters', 'notified_until'])
    .select('users.email')
    .where('has_daily_mail', 'is', true)
    .where('notified_until', '<', new Date(now().getTime() - NOT_AGAIN_WITHIN_MS).toISOString())
    .where('profiles.role', '=', 'creator')
    .where('profiles.account_status', '=', 'active')
    .where('creators.status', 'in', ['approved', 'active'])
    .orderBy('notified_until')
    .orderBy('saved_searches.id')
    .limit(AT_ONCE)
    .execute();
}

/** Marks the search in the transaction of the mail. If two runs come at once, the second finds it marked. */
async function mailMatches(context: Context, search: Due): Promise<void> {
  const { db } = context;
  // Take the time before the list is read, so that campaigns opened meanwhile are reported tomorrow.
  const notified_until = context.now().toISOString();
  const found = await findNew(context, search);
  await inTransaction(db, async (tx) => {
    const claimed = await tx
      .updateTable('saved_searches')
      .set({ notified_until })
      .where('id', '=', search.id)
      .where('notified_until', '=', search.notified_until)
      .where('has_daily_mail', 'is', true)
      .returning('id')
      .executeTakeFirst();
    if (claimed === undefined || found.length === 0) return;
    const facts = {
      search_id: search.id,
      search_name: search.search_name,
      campaigns: found.slice(0, MOST_IN_A_MAIL),
      has_more: found.length > MOST_IN_A_MAIL,
    };
    await queueMail(context, tx, savedSearchMail, search.email, facts);
  });
}

async function findNew(
  { db, now }: Context,
  { user_id, filters, notified_until }: Due,
): Promise<FoundCampaign[]> {
  const at = now();
  const criteria = toCriteria(campaignFilters.parse(filters), true, at);
  const asked = {
    criteria: { ...criteria, sort: 'newest' as const },
    cursor: undefined,
    limit: MOST_IN_A_MAIL + 1,
    now: at,
    reader: null,
    without: await listUnlisted(db, user_id),
  };
  const { page } = await readPage(db, asked);
  return page.campaigns
    .map(({ card, creator_payout_cents }) => ({
      ...(JSON.parse(card) as PublicCampaign),
      creator_payout_cents,
    }))
    .filter(({ published_at }) => published_at > notified_until)
    .map(({ id, public_id, title, business_name, creator_payout_cents }) => ({
      path: `/campaigns/${public_id ?? id}`,
      title,
      business_name,
      creator_payout_cents,
    }));
}
