import type { NewSavedSearch, SavedSearch } from '#contract/saved-searches.ts';
import { SAVED_SEARCHES_MAX } from '#domain/campaign-filters.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { savedSearchQuery, toSavedSearch } from './saved-search-query.ts';

/** What is open now is known to whoever saves it: the mail begins with what comes later. */
export async function saveSearch(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user_id: string,
  { search_name, filters, has_daily_mail }: NewSavedSearch,
): Promise<SavedSearch> {
  return inTransaction(db, async (tx) => {
    // Of two that are saved at once the second counts the first.
    await tx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
    const { saved } = await tx
      .selectFrom('saved_searches')
      .select(({ fn }) => fn.countAll<number>().as('saved'))
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    if (saved >= SAVED_SEARCHES_MAX) {
      throw new Problem('conflict', `${SAVED_SEARCHES_MAX} searches can be saved. Delete one first.`);
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
        told_until: at,
        created_at: at,
      })
      .execute();
    return toSavedSearch(await savedSearchQuery(tx, user_id).where('id', '=', id).executeTakeFirstOrThrow());
  });
}
