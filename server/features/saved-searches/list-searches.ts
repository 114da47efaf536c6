import type { SavedSearch } from '#contract/saved-searches.ts';
import { SAVED_SEARCHES_MAX } from '#domain/campaign-filters.ts';
import type { Database } from '../../db/database.ts';
import { savedSearchQuery, toSavedSearch } from './saved-search-query.ts';

/** In the order in which they were saved. */
export async function listSearches(db: Database, userId: string): Promise<SavedSearch[]> {
  const rows = await savedSearchQuery(db, userId).orderBy('id').limit(SAVED_SEARCHES_MAX).execute();
  return rows.map(toSavedSearch);
}
