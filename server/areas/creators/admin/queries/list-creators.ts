import { type RawBuilder, sql } from 'kysely';
import type { AdminCreatorsQuery } from '#contract/creators/admin.ts';
import { readCreatorStatus } from '#domain/creators/creator-states.ts';
import { MOST_MATCHES, usersNamed } from '#server/areas/accounts/users/queries/list-users.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import { biggestAudience } from '#server/areas/creators/social-accounts/biggest-audience.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';

/** Newest first: ids sort by creation time. */
export async function listCreators(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  query: AdminCreatorsQuery,
) {
  const { search, status, niche, neighborhood_id, limit } = query;
  const after = readCursor(query.cursor);
  const rows = await creatorRows(context.db)
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
  const faces = await readFaces(
    context,
    page.map(({ id }) => id),
  );
  const creators = page.map((row) => ({
    ...row,
    avatar_url: faces.get(row.id) ?? null,
    status: readCreatorStatus(row.status),
  }));
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
