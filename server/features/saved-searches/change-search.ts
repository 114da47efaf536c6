import type { SavedSearch, SavedSearchChange } from '#contract/saved-searches.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { savedSearchQuery, toSavedSearch } from './saved-search-query.ts';

interface OwnSearch {
  user_id: string;
  id: string;
}

/** Other filters, and a mail that is turned on again, begin anew: what is open already is no news. */
export async function changeSearch(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user_id, id }: OwnSearch,
  { search_name, filters, has_daily_mail }: SavedSearchChange,
): Promise<SavedSearch> {
  return inTransaction(db, async (tx) => {
    const held = await savedSearchQuery(tx, user_id).where('id', '=', id).forUpdate().executeTakeFirst();
    if (held === undefined) throw notFound();
    const isAnew = filters !== undefined || (has_daily_mail === true && !held.has_daily_mail);
    await tx
      .updateTable('saved_searches')
      .set({
        search_name: search_name ?? held.search_name,
        has_daily_mail: has_daily_mail ?? held.has_daily_mail,
        ...(filters && { filters: JSON.stringify(filters) }),
        ...(isAnew && { told_until: now().toISOString() }),
      })
      .where('id', '=', id)
      .execute();
    return toSavedSearch(await savedSearchQuery(tx, user_id).where('id', '=', id).executeTakeFirstOrThrow());
  });
}

export async function deleteSearch(db: Database, { user_id, id }: OwnSearch): Promise<void> {
  const gone = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst();
  if (gone === undefined) throw notFound();
}

function notFound(): Problem {
  return new Problem('not_found', 'There is no such saved search.');
}
