import type { SavedSearchStanding } from '#contract/saved-searches.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { findSearchId } from './saved-search-link.ts';

type Parts = Pick<Context, 'db' | 'config'>;

export async function getMailStanding({ db, config }: Parts, token: string): Promise<SavedSearchStanding> {
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
    throw new Problem('not_found', 'This link is not one of ours, or the search is deleted.');
  }
  return search;
}

/** Without signing in: whoever has the mail may stop it. Said twice it is the same. */
export async function stopMail(parts: Parts, token: string): Promise<SavedSearchStanding> {
  const standing = await getMailStanding(parts, token);
  const id = findSearchId(parts.config, token);
  if (standing.has_daily_mail && id !== null) {
    await parts.db
      .updateTable('saved_searches')
      .set({ has_daily_mail: false })
      .where('id', '=', id)
      .execute();
  }
  return { ...standing, has_daily_mail: false };
}
