import { sql } from 'kysely';
import { MOST_SUGGESTIONS, type Suggestions } from '#contract/suggestions.ts';
import { NEW_YORK_CITY_ID } from '#domain/city.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { getOwnCreatorId } from '../applications/own-application.ts';
import { whyItFits } from '../campaign-details/why-it-fits.ts';
import { readSuggested } from './read-suggested.ts';

/** So many of the newest are looked at: what is older has been there to be found. */
const LOOKED_AT = 120;
const MOST_REASONS = 2;

/** Open campaigns that fit a creator, the best reasons first. One without a reason is not suggested. */
export async function listSuggestions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<Suggestions> {
  const ids = await findOpen(db, await getOwnCreatorId(db, userId), now());
  const reasons = await whyItFits(db, userId, ids);
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

/** Neither applied for, nor put aside, with a spot left. */
async function findOpen(db: Database, creatorId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select('campaigns.id')
    .where('campaigns.city_id', '=', NEW_YORK_CITY_ID)
    .where('campaigns.status', '=', 'live')
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
          selectFrom('kept_campaigns')
            .select('kept_campaigns.campaign_id')
            .whereRef('kept_campaigns.campaign_id', '=', 'campaigns.id')
            .where('kept_campaigns.creator_id', '=', creatorId),
        ),
      ),
    )
    .orderBy('campaigns.published_at', 'desc')
    .orderBy('campaigns.id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return rows.map(({ id }) => id);
}
