import type { NewSavedSearch, SavedSearch } from '#contract/campaigns/saved-searches.ts';
import { SAVED_SEARCHES_MAX } from '#domain/campaigns/campaign-filters.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { savedSearchQuery, toSavedSearch } from '../saved-search-query.ts';

/** The person has seen the campaigns that are open now, so mails only contain later ones. */
export async function saveSearch(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user_id: string,
  { search_name, filters, has_daily_mail }: NewSavedSearch,
): Promise<SavedSearch> {
  return inTransaction(db, async (tx) => {
    // If two are saved at once, the second has to count the first.
    await tx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
    const { saved } = await tx
      .selectFrom('saved_searches')
      .select(({ fn }) => fn.countAll<number>().as('saved'))
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    if (saved >= SAVED_SEARCHES_MAX) {
      throw new Problem('conflict', `You can save up to ${SAVED_SEARCHES_MAX} searches. Delete one first.`);
    }
    const id = newId();
    const at = now().toISOString();
    await tx
      .insertInto('saved_searches')
      .values({
        id,
        user_id,
        search_name,
        filters: JSON.stringify(filters),
        has_daily_mail,
        notified_until: at,
        created_at: at,
      })
      .execute();
    return toSavedSearch(await savedSearchQuery(tx, user_id).where('id', '=', id).executeTakeFirstOrThrow());
  });
}
