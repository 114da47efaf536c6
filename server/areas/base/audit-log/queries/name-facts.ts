import { displayName } from '#domain/format/display-name.ts';
import type { Database } from '#server/platform/db/database.ts';
import { peopleOf } from './audit-subjects.ts';

export type Facts = Record<string, string | null> | null;

type Noun = 'account' | 'member' | 'key' | 'location';
type Fact = [name: string, value: string | null];

/** The facts that hold an id, or several. */
const NOUNS: Partial<Record<string, Noun>> = {
  person_id: 'account',
  assignee_id: 'account',
  member_id: 'member',
  api_key_id: 'key',
  location_ids: 'location',
};

/** The words for an id whose row was deleted for good. */
const NAMELESS: Record<Noun, string> = {
  account: 'a deleted account',
  member: 'a deleted account',
  key: 'a deleted key',
  location: 'a deleted location',
};

/** Entries store whom and what they are about by id. Returns how to show them: `person_id` becomes `person`, with the name. */
export async function readNamesOfFacts(
  db: Database,
  all: readonly Facts[],
): Promise<(facts: Facts) => Facts> {
  const facts = all.flatMap((one) => Object.entries(one ?? {}));
  const idsOf = (noun: Noun) => facts.flatMap(([key, value]) => (NOUNS[key] === noun ? listIds(value) : []));
  const found = await Promise.all([
    peopleOf(db, 'users.id', idsOf('account')),
    membersOf(db, idsOf('member')),
    keysOf(db, idsOf('key')),
    locationsOf(db, idsOf('location')),
  ]);
  const names = new Map(found.flat().map(({ id, name }) => [id, name]));
  const shown = ([key, value]: Fact): Fact => {
    const noun = NOUNS[key];
    if (noun === undefined) return [key, value];
    if (noun === 'location' && value === null) return ['locations', 'all'];
    const words = listIds(value).map((id) => names.get(id) ?? NAMELESS[noun]);
    return [key.replace(/_id(?=s?$)/, ''), words.length === 0 ? null : words.join(', ')];
  };
  return (one) => one && Object.fromEntries(Object.entries(one).map(shown));
}

/** Several ids are a JSON list. */
function listIds(value: string | null): string[] {
  if (value === null) return [];
  return value.startsWith('[') ? JSON.parse(value) : [value];
}

async function membersOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('business_members')
    .innerJoin('users', 'users.id', 'business_members.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['business_members.id', 'users.email', 'profiles.full_name'])
    .where('business_members.id', 'in', ids)
    .execute();
  return rows.map(({ id, ...person }) => ({ id, name: displayName(person) }));
}

function keysOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('api_keys').select(['id', 'name']).where('id', 'in', ids).execute();
}

function locationsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('business_locations')
    .select(['id', 'location_name as name'])
    .where('id', 'in', ids)
    .execute();
}
