import type { SavedSearch } from '#contract/campaigns/saved-searches.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

export function savedSearchQuery(db: Database | Tx, userId: string) {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'search_name', 'filters', 'has_daily_mail', 'created_at'])
    .where('user_id', '=', userId);
}

type Row = Omit<SavedSearch, 'filters'> & { filters: unknown };

export function toSavedSearch({ filters, ...row }: Row): SavedSearch {
  return { ...row, filters: filters as SavedSearch['filters'] };
}
