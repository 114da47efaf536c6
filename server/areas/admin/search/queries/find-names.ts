import type { FoundRecord } from '#contract/admin/search.ts';
import { MOST_FOUND_OF_A_KIND } from '#domain/admin/search.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsLater, contains, type Wanted } from './wanted.ts';

/** By name, email or the handle of a social account, which may be written with its @. */
export async function findUsers(db: Database, wanted: Wanted): Promise<FoundRecord[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.email', 'profiles.full_name'])
    .where(({ or, eb }) =>
      or([
        contains('users.email', wanted),
        contains('profiles.full_name', wanted),
        eb('users.id', 'in', ownersOfHandle(db, wanted)),
      ]),
    )
    .orderBy(beginsLater('profiles.full_name', wanted))
    .orderBy('users.id', 'desc')
    .limit(MOST_FOUND_OF_A_KIND)
    .execute();
  return rows.map(({ id, email, full_name }) => ({
    kind: 'user',
    id,
    name: displayName({ full_name, email }),
    facts: [email],
  }));
}

function ownersOfHandle(db: Database, { text }: Wanted) {
  return db
    .selectFrom('social_accounts')
    .innerJoin('creators', 'creators.id', 'social_accounts.creator_id')
    .select('creators.user_id')
    .where((eb) => eb(eb.fn('lower', ['social_accounts.handle']), '=', text.toLowerCase().replace(/^@/, '')));
}

/** By name, street address, or the name or email of the owner. */
export async function findBusinesses(db: Database, wanted: Wanted): Promise<FoundRecord[]> {
  const rows = await db
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
    .limit(MOST_FOUND_OF_A_KIND)
    .execute();
  return rows.map(({ id, business_name, email }) => ({
    kind: 'business',
    id,
    name: business_name,
    facts: email === null ? [] : [email],
  }));
}

/** By title, or the id in its address. */
export async function findCampaigns(db: Database, wanted: Wanted): Promise<FoundRecord[]> {
  const rows = await db
    .selectFrom('campaigns as c')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .select(['c.id', 'c.title', 'b.business_name'])
    .where(({ or, eb }) => or([contains('c.title', wanted), eb('c.public_id', '=', wanted.text)]))
    .orderBy(beginsLater('c.title', wanted))
    .orderBy('c.id', 'desc')
    .limit(MOST_FOUND_OF_A_KIND)
    .execute();
  return rows.map(({ id, title, business_name }) => ({
    kind: 'campaign',
    id,
    name: title || 'Untitled',
    facts: [business_name],
  }));
}
