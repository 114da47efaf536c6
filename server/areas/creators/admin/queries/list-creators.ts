import { type RawBuilder, sql } from 'kysely';
import type { AdminCreatorsQuery } from '#contract/creators/admin.ts';
import { CREATOR_STATUSES, readCreatorStatus } from '#domain/creators/creator-states.ts';
import { NICHES } from '#domain/creators/niches.ts';
import { MOST_MATCHES, usersNamed } from '#server/areas/accounts/users/queries/list-users.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import { biggestAudience } from '#server/areas/creators/social-accounts/biggest-audience.ts';
import type { Context } from '#server/platform/context.ts';
import { countAmong, countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';

type Filters = Pick<AdminCreatorsQuery, 'search' | 'status' | 'niche' | 'neighborhood_id'> & Ranged;

/** Each has an index. */
const ORDERS: Record<NonNullable<AdminCreatorsQuery['sort']>, Pick<Order, 'value' | 'type'>> = {
  joined: {},
  handle: { value: sql`coalesce(creators.handle, '') collate "C"`, type: 'text' },
};

export async function listCreators(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  query: AdminCreatorsQuery,
) {
  const { page, next_cursor } = await pageOfCreators(context.db, query);
  const faces = await readFaces(
    context,
    page.map(({ id }) => id),
  );
  const creators = page.map((row) => ({ ...row, avatar_url: faces.get(row.id) ?? null }));
  return { creators, next_cursor, counts: query.cursor ? null : await countCreators(context.db, query) };
}

export async function pageOfCreators(
  db: Database,
  { sort = 'joined', direction = 'desc', cursor, limit, ...filters }: AdminCreatorsQuery & Ranged,
) {
  const order = { ...ORDERS[sort], id: sql.ref('creators.id'), direction };
  const rows = await inOrder(selectCreators(db, filters), order, readCursor(cursor))
    .innerJoin('users', 'users.id', 'creators.user_id')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'creators.home_neighborhood_id')
    .leftJoinLateral(biggestAudience, (join) => join.onTrue())
    .select(['creators.id', 'creators.handle', 'creators.status', 'creators.updated_at'])
    .select(['profiles.full_name', 'users.email', 'neighborhoods.neighborhood_name'])
    .select(['audience.platform', 'audience.followers', NICHES_OF.as('niches')])
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  return { page: page.map((row) => ({ ...row, status: readCreatorStatus(row.status) })), next_cursor };
}

async function countCreators(db: Database, { search, status, niche, neighborhood_id }: Filters) {
  const choices = { status: CREATOR_STATUSES, niche: NICHES };
  if (isSearch(search)) {
    const found = await selectCreators(db, { search, neighborhood_id })
      .select(['creators.status', NICHES_OF.as('niche')])
      .execute();
    return countAmong(found, { status, niche }, choices);
  }
  return countChoices(db, { search, status, niche, neighborhood_id }, choices, selectCreators);
}

function selectCreators(db: Database, { search, status, niche, neighborhood_id, range }: Filters) {
  return db
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .where('profiles.account_status', '<>', 'deleted')
    .$if(range !== undefined, (rows) => rows.where(isWithin(sql`profiles.created_at`, range)))
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
    );
}

const NICHES_OF = sql<
  string[]
>`array(select niche from creator_niches where creator_id = creators.id order by niche limit 5)`;

function isNamed(text: string): RawBuilder<boolean> {
  const handle = beginsWith(sql`handle`, text.replace(/^@/, ''));
  return sql<boolean>`creators.user_id in (
    ${usersNamed(text)} union (select user_id from creators where ${handle} limit ${MOST_MATCHES})
  )`;
}
