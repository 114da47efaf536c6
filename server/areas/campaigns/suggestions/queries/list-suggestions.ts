import { sql } from 'kysely';
import { MOST_SUGGESTIONS, type Suggestions } from '#contract/campaigns/suggestions.ts';
import type { Account } from '#domain/accounts/access.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { whyItFits } from '#server/areas/campaigns/details/queries/why-it-fits.ts';
import { creatorIdOf } from '#server/areas/creators/profiles/creator-id-of.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readSuggested } from './read-suggested.ts';

/** Only this many of the newest campaigns are considered. */
const LOOKED_AT = 120;
const MOST_REASONS = 2;

/** Open campaigns that fit a creator, the best reasons first. One without a reason is not suggested. */
export async function listSuggestions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Pick<Account, 'user_id' | 'creator_id'>,
): Promise<Suggestions> {
  const ids = await findOpen(db, creatorIdOf(account), now());
  const reasons = await whyItFits(db, account.user_id, ids);
  const best = ids
    .map((id) => ({ id, reasons: (reasons.get(id) ?? []).slice(0, MOST_REASONS).map(({ text }) => text) }))
    .filter((one) => one.reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, MOST_SUGGESTIONS);
  const rows = await readSuggested(
    db,
    best.map(({ id }) => id),
  );
  return {
    suggestions: best.flatMap((one) => {
      const row = rows.get(one.id);
      return row ? [{ ...row, reasons: one.reasons }] : [];
    }),
  };
}

/** Open campaigns with a spot left that the creator has neither applied to nor hidden, and no block in the way. */
async function findOpen(db: Database, creatorId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select('campaigns.id')
    .where('campaigns.city_id', '=', NEW_YORK_CITY_ID)
    .where('campaigns.status', '=', 'live')
    .where('campaigns.is_offer', '=', false)
    .whereRef('campaigns.taken_slots', '<', 'campaigns.funded_slots')
    .where(
      sql<boolean>`(campaigns.application_deadline is null or campaigns.application_deadline >= ${newYorkDate(now)})`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.campaign_id', '=', 'campaigns.id')
            .where('applications.creator_id', '=', creatorId),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('campaign_bookmarks')
            .select('campaign_bookmarks.campaign_id')
            .whereRef('campaign_bookmarks.campaign_id', '=', 'campaigns.id')
            .where('campaign_bookmarks.creator_id', '=', creatorId),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocks.id')
            .whereRef('blocks.business_id', '=', 'campaigns.business_id')
            .where('blocks.creator_id', '=', creatorId),
        ),
      ),
    )
    .orderBy('campaigns.published_at', 'desc')
    .orderBy('campaigns.id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return rows.map(({ id }) => id);
}
