import type { SavedSearchStatus } from '#contract/campaigns/saved-searches.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { findSearchId } from './saved-search-link.ts';

type Parts = Pick<Context, 'db' | 'config'>;

export async function getMailStatus({ db, config }: Parts, token: string): Promise<SavedSearchStatus> {
  const id = findSearchId(config, token);
  const search =
    id === null
      ? undefined
      : await db
          .selectFrom('saved_searches')
          .select(['search_name', 'has_daily_mail'])
          .where('id', '=', id)
          .executeTakeFirst();
  if (search === undefined) {
    throw new Problem('not_found', 'This link is incomplete, or the search was deleted.');
  }
  return search;
}

/** Stops the mail without signing in, for anyone who has the mail. Safe to repeat. */
export async function stopMail(parts: Parts, token: string): Promise<SavedSearchStatus> {
  const search = await getMailStatus(parts, token);
  const id = findSearchId(parts.config, token);
  if (search.has_daily_mail && id !== null) {
    await parts.db
      .updateTable('saved_searches')
      .set({ has_daily_mail: false })
      .where('id', '=', id)
      .execute();
  }
  return { ...search, has_daily_mail: false };
}
