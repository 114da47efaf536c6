import type { WaitlistEntry } from '#contract/accounts/waitlist.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { findEntryId } from '../waitlist-link.ts';

export async function getEntry(
  { db, config }: Pick<Context, 'db' | 'config'>,
  token: string,
): Promise<WaitlistEntry> {
  const id = findEntryId(config, token);
  const entry =
    id === null
      ? undefined
      : await db
          .selectFrom('waitlist_entries as e')
          .innerJoin('cities as c', 'c.id', 'e.city_id')
          .select(['c.name as city_name', 'e.status'])
          .where('e.id', '=', id)
          .executeTakeFirst();
  if (entry === undefined) throw new Problem('not_found', 'This link isn’t ours. Join the waitlist again.');
  return entry;
}
