import type { WaitingListStanding } from '#contract/waiting-list.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { findEntryId } from './waiting-list-link.ts';

export async function getStanding(
  { db, config }: Pick<Context, 'db' | 'config'>,
  token: string,
): Promise<WaitingListStanding> {
  const id = findEntryId(config, token);
  const standing =
    id === null
      ? undefined
      : await db
          .selectFrom('waiting_list_entries as e')
          .innerJoin('cities as c', 'c.id', 'e.city_id')
          .select(['c.name as city_name', 'e.status'])
          .where('e.id', '=', id)
          .executeTakeFirst();
  if (standing === undefined)
    throw new Problem('not_found', 'This link is not one of ours. Join the list again.');
  return standing;
}
