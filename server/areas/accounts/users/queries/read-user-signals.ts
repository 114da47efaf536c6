import { sql } from 'kysely';
import type { Signal } from '#contract/accounts/users.ts';
import {
  MOST_COUNTED_SIGNS,
  MOST_SIGNAL_LINKS,
  SIGNAL_LIMITS,
  type SignalKind,
} from '#domain/admin/signals.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Context } from '#server/platform/context.ts';
import { readBusinessSignals } from './read-business-signals.ts';

interface Person {
  user_id: string;
  creator_id: string | null;
}

type Reading = Pick<Context, 'db' | 'now'>;
const MOST = sql.lit(MOST_COUNTED_SIGNS);

/** What is worth a look about a person, as a creator and as the owner of businesses. */
export async function readUserSignals(context: Reading, person: Person): Promise<Signal[]> {
  const owned = await context.db
    .selectFrom('businesses')
    .select('id')
    .where('owner_id', '=', person.user_id)
    .limit(20)
    .execute();
  return [
    ...(await readSignUps(context, person)),
    ...(person.creator_id === null ? [] : await readCreatorSignals(context, person.creator_id)),
    ...(await readBusinessSignals(
      context,
      owned.map(({ id }) => id),
    )),
  ];
}

/** Accounts that were opened from this person's network within a day of this one. */
async function readSignUps({ db }: Reading, { user_id }: Person): Promise<Signal[]> {
  const { least, days } = SIGNAL_LIMITS.sign_ups;
  const { rows } = await sql<{ user_id: string }>`
    select distinct d.user_id
    from (select distinct network_hash from known_devices
      where user_id = ${user_id} and network_hash is not null) own
    join users me on me.id = ${user_id}
    join known_devices d on d.network_hash = own.network_hash
    join users u on u.id = d.user_id
    where u.created_at between me.created_at - make_interval(days => ${sql.lit(days)})
      and me.created_at + make_interval(days => ${sql.lit(days)})
    limit ${MOST}`.execute(db);
  if (rows.length < least) return [];
  const others = rows.map((row) => row.user_id).filter((id) => id !== user_id);
  return [await withAccounts(db, { kind: 'sign_ups', count: rows.length }, others)];
}

async function readCreatorSignals({ db, now }: Reading, creatorId: string): Promise<Signal[]> {
  const { applications } = SIGNAL_LIMITS;
  const since = new Date(now().getTime() - applications.days * 86_400_000).toISOString();
  const { rows } = await sql<{ kind: SignalKind; count: number; user_ids: string[] }>`
    select 'applications' as kind, count(*)::int as count, '{}'::uuid[] as user_ids
    from (select 1 from applications a
      where a.creator_id = ${creatorId} and a.updated_at > ${since} and a.submitted_at > ${since} limit ${MOST}) x
    union all
    select 'pictures', count(distinct found.user_id)::int, array_agg(distinct found.user_id)
    from (select k.user_id from media_files own
      join media_files other on other.content_hash = own.content_hash and other.role = 'portfolio'
        and other.entity_type = 'creator' and other.entity_id <> own.entity_id and other.is_active
      join creators k on k.id = other.entity_id
      where own.entity_type = 'creator' and own.entity_id = ${creatorId} and own.role = 'portfolio'
        and own.is_active and own.content_hash is not null
      limit ${MOST}) found
    union all
    select 'links', count(distinct found.user_id)::int, array_agg(distinct found.user_id)
    from (select k.user_id from portfolio_links own
      join portfolio_links other on other.url = own.url and other.creator_id <> own.creator_id
      join creators k on k.id = other.creator_id
      where own.creator_id = ${creatorId} limit ${MOST}) found
    union all
    select 'handles', count(distinct found.user_id)::int, array_agg(distinct found.user_id)
    from (select k.user_id from social_accounts own
      join social_accounts other on other.handle = own.handle and other.platform = own.platform
        and other.creator_id <> own.creator_id
      join creators k on k.id = other.creator_id
      where own.creator_id = ${creatorId} limit ${MOST}) found`.execute(db);
  const worth = rows.filter(({ kind, count }) => count >= (kind === 'applications' ? applications.least : 1));
  return Promise.all(
    worth.map(({ kind, count, user_ids }) => withAccounts(db, { kind, count }, user_ids ?? [])),
  );
}

async function withAccounts(
  db: Reading['db'],
  signal: Pick<Signal, 'kind' | 'count'>,
  userIds: readonly string[],
): Promise<Signal> {
  const ids = userIds.slice(0, MOST_SIGNAL_LINKS);
  const people =
    ids.length === 0
      ? []
      : await db
          .selectFrom('users')
          .innerJoin('profiles', 'profiles.user_id', 'users.id')
          .select(['users.id', 'users.email', 'profiles.full_name'])
          .where('users.id', 'in', ids)
          .orderBy('users.id')
          .execute();
  const accounts = people.map(({ id, ...person }) => ({ id, name: displayName(person) }));
  return { ...signal, amount_cents: null, accounts };
}
