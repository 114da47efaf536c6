import { sql } from 'kysely';
import { MOST_FOUND_OF_A_KIND } from '#domain/admin/search.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsLater, contains, type Wanted } from './wanted.ts';

/** A search with more matches of one kind is too short to be useful. */
const MOST_MATCHES = 200;

/** The records that have names of their own, best matches first. Everything else is found through them. */
export interface Named {
  users: { id: string; email: string; name: string; creator_id: string | null }[];
  businesses: { id: string; business_name: string; email: string | null }[];
  campaigns: { id: string; title: string; is_offer: boolean; business_name: string }[];
  lists: { id: string; name: string; business_id: string; business_name: string; count: number }[];
}

export async function findNames(db: Database, wanted: Wanted): Promise<Named> {
  const [users, businesses, campaigns, lists] = await Promise.all([
    findUsers(db, wanted),
    findBusinesses(db, wanted),
    findCampaigns(db, wanted),
    findLists(db, wanted),
  ]);
  return { users, businesses, campaigns, lists };
}

/** By name, email or the handle of a social account, which may be written with its @. */
async function findUsers(db: Database, wanted: Wanted): Promise<Named['users']> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('creators', 'creators.user_id', 'users.id')
    .select(['users.id', 'users.email', 'profiles.full_name', 'creators.id as creator_id'])
    .where('users.id', 'in', idsOf(db, wanted))
    .orderBy(beginsLater('profiles.full_name', wanted))
    .orderBy('users.id', 'desc')
    .limit(MOST_MATCHES)
    .execute();
  return rows.map(({ full_name, ...user }) => ({
    ...user,
    name: displayName({ full_name, email: user.email }),
  }));
}

/** Each table is scanned alone: joined first, every person would be. */
function idsOf(db: Database, wanted: Wanted) {
  const handle = wanted.text.toLowerCase().replace(/^@/, '');
  return sql<string>`(
    (select id from users where ${contains('email', wanted)} limit ${MOST_MATCHES})
    union (select user_id from profiles where ${contains('full_name', wanted)} limit ${MOST_MATCHES})
    union (${db
      .selectFrom('social_accounts')
      .innerJoin('creators', 'creators.id', 'social_accounts.creator_id')
      .select('creators.user_id')
      .where((eb) => eb(eb.fn('lower', ['social_accounts.handle']), '=', handle))
      .limit(MOST_MATCHES)})
  )`;
}

/** By name, street address, or the name or email of the owner. */
async function findBusinesses(db: Database, wanted: Wanted): Promise<Named['businesses']> {
  return db
    .selectFrom('businesses as b')
    .leftJoin('users as u', 'u.id', 'b.owner_id')
    .leftJoin('profiles as p', 'p.user_id', 'b.owner_id')
    .select(['b.id', 'b.business_name', 'u.email'])
    .where(({ or, exists, selectFrom }) =>
      or([
        contains('b.business_name', wanted),
        contains('u.email', wanted),
        contains('p.full_name', wanted),
        exists(
          selectFrom('business_locations as l')
            .select('l.id')
            .whereRef('l.business_id', '=', 'b.id')
            .where(contains('l.address', wanted)),
        ),
      ]),
    )
    .orderBy(beginsLater('b.business_name', wanted))
    .orderBy('b.id', 'desc')
    .limit(MOST_MATCHES)
    .execute();
}

/** By title, the id in its address, a code of one of its links, or the link of its report. */
async function findCampaigns(db: Database, wanted: Wanted): Promise<Named['campaigns']> {
  return db
    .selectFrom('campaigns as c')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .select(['c.id', 'c.title', 'c.is_offer', 'b.business_name'])
    .where(({ or, eb }) =>
      or([
        contains('c.title', wanted),
        eb('c.public_id', '=', wanted.text),
        eb('c.id', 'in', ofLinks(wanted.text)),
      ]),
    )
    .orderBy(beginsLater('c.title', wanted))
    .orderBy('c.id', 'desc')
    .limit(MOST_MATCHES)
    .execute();
}

/** The campaigns whose links have this code, which may be a whole address. Each code has an index of its own. */
function ofLinks(text: string) {
  const code = text.split('/').at(-1) ?? '';
  return sql<string>`(
    select campaign_id from tap_links where code = ${code.toLowerCase()}
    union select campaign_id from tap_links where counter_code = ${code.toUpperCase()}
    union select l.campaign_id from perk_codes k join tap_links l on l.id = k.link_id
      where k.code = ${code.toUpperCase()}
    union select campaign_id from report_shares where token = ${code}
  )`;
}

/** By name: the lists of creators that teams keep. */
async function findLists(db: Database, wanted: Wanted): Promise<Named['lists']> {
  return db
    .selectFrom('creator_lists as l')
    .innerJoin('businesses as b', 'b.id', 'l.business_id')
    .select(['l.id', 'l.name', 'l.business_id', 'b.business_name'])
    .select((eb) =>
      eb
        .selectFrom('creator_list_entries as e')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('e.list_id', '=', 'l.id')
        .$asScalar()
        .$notNull()
        .as('count'),
    )
    .where(contains('l.name', wanted))
    .orderBy(beginsLater('l.name', wanted))
    .orderBy('l.id', 'desc')
    .limit(MOST_FOUND_OF_A_KIND)
    .execute();
}
