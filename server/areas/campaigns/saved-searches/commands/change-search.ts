import type { SavedSearch, SavedSearchChange } from '#contract/campaigns/saved-searches.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { savedSearchQuery, toSavedSearch } from '../saved-search-query.ts';

interface OwnSearch {
  user_id: string;
  id: string;
}

/** Changes a search. New filters, or a mail turned on again, only report campaigns opened from now on. */
export async function changeSearch(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user_id, id }: OwnSearch,
  { search_name, filters, has_daily_mail }: SavedSearchChange,
): Promise<SavedSearch> {
  return inTransaction(db, async (tx) => {
    const current = await savedSearchQuery(tx, user_id).where('id', '=', id).forUpdate().executeTakeFirst();
    if (current === undefined) throw notFound();
    const startsOver = filters !== undefined || (has_daily_mail === true && !current.has_daily_mail);
    await tx
      .updateTable('saved_searches')
      .set({
        search_name: search_name ?? current.search_name,
        has_daily_mail: has_daily_mail ?? current.has_daily_mail,
        ...(filters && { filters: JSON.stringify(filters) }),
        ...(startsOver && { notified_until: now().toISOString() }),
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
  return new Problem('not_found', 'We can’t find that saved search.');
}
