import type { SavedSearch } from '#contract/campaigns/saved-searches.ts';
import { SAVED_SEARCHES_MAX } from '#domain/campaigns/campaign-filters.ts';
import type { Database } from '#server/platform/db/database.ts';
import { savedSearchQuery, toSavedSearch } from '../saved-search-query.ts';

/** Saved searches, oldest first. */
export async function listSearches(db: Database, userId: string): Promise<SavedSearch[]> {
  const rows = await savedSearchQuery(db, userId).orderBy('id').limit(SAVED_SEARCHES_MAX).execute();
  return rows.map(toSavedSearch);
}
