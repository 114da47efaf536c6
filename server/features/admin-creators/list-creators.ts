import { type RawBuilder, sql } from 'kysely';
import type { AdminCreatorsQuery } from '#contract/admin-creators.ts';
import { readCreatorStatus } from '#domain/creator-states.ts';
import { cutPage, readCursor } from '../../db/cursor.ts';
import type { Database } from '../../db/database.ts';
import { beginsWith, isSearch } from '../../db/prefix.ts';
import { MOST_MATCHES, usersNamed } from '../admin-users/list-users.ts';
import { biggestAudience } from '../social-accounts/biggest-audience.ts';

/** Newest first: ids sort by time of making. */
export async function listCreators(db: Database, query: AdminCreatorsQuery) {
  const { search, status, niche, neighborhood_id, limit } = query;
  const after = readCursor(query.cursor);
  const rows = await creatorRows(db)
    .$if(isSearch(search), (rows) => rows.where(isNamed(search ?? '')))
    .$if(status !== undefined, (rows) => rows.where('creators.status', '=', status ?? null))
    .$if(neighborhood_id !== undefined, (rows) =>
      rows.where('creators.home_neighborhood_id', '=', neighborhood_id ?? null),
    )
    .$if(niche !== undefined, (rows) =>
      rows.where('creators.id', 'in', (eb) =>
        eb
          .selectFrom('creator_niches')
          .select('creator_id')
          .where('niche', '=', niche ?? ''),
      ),
    )
    .$if(after !== null, (rows) => rows.where('creators.id', '<', after?.[1] ?? ''))
    .orderBy('creators.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  const creators = page.map((row) => ({ ...row, status: readCreatorStatus(row.status) }));
  return { creators, next_cursor };
}

function creatorRows(db: Database) {
  return db
    .selectFrom('creators')
    .innerJoin('users', 'users.id', 'creators.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'creators.home_neighborhood_id')
    .leftJoinLateral(biggestAudience, (join) => join.onTrue())
    .select(['creators.id', 'creators.handle', 'creators.status', 'creators.updated_at'])
    .select(['profiles.full_name', 'users.email', 'neighborhoods.neighborhood_name'])
    .select(['audience.platform', 'audience.followers'])
    .select(
      sql<
        string[]
      >`array(select niche from creator_niches where creator_id = creators.id order by niche limit 5)`.as(
        'niches',
      ),
    )
    .where('profiles.account_status', '<>', 'deleted');
}

function isNamed(text: string): RawBuilder<boolean> {
  const handle = beginsWith(sql`handle`, text.replace(/^@/, ''));
  return sql<boolean>`creators.user_id in (
    ${usersNamed(text)} union (select user_id from creators where ${handle} limit ${MOST_MATCHES})
  )`;
}
