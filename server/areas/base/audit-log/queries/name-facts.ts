import { displayName } from '#domain/format/display-name.ts';
import type { Database } from '#server/platform/db/database.ts';
import { peopleOf } from './audit-subjects.ts';

export type Facts = Record<string, string | null> | null;

/** The facts that hold the id of an account, and those that hold the id of a membership. */
const ACCOUNTS = ['person_id', 'assignee_id'];
const MEMBERS = ['member_id'];

/** Entries store people by id. Returns how to show them: `person_id` becomes `person`, with the name. */
export async function readNamesOfFacts(
  db: Database,
  all: readonly Facts[],
): Promise<(facts: Facts) => Facts> {
  const idsOf = (keys: readonly string[]) =>
    all.flatMap((facts) => keys.flatMap((key) => facts?.[key] ?? []));
  const [people, members] = await Promise.all([
    peopleOf(db, 'users.id', idsOf(ACCOUNTS)),
    membersOf(db, idsOf(MEMBERS)),
  ]);
  const names = new Map([...people, ...members].map(({ id, name }) => [id, name]));
  const shown = ([key, value]: [string, string | null]): [string, string | null] => {
    if (![...ACCOUNTS, ...MEMBERS].includes(key)) return [key, value];
    // Whoever left for good has no name anymore.
    return [key.replace(/_id$/, ''), value && (names.get(value) ?? 'a deleted account')];
  };
  return (facts) => facts && Object.fromEntries(Object.entries(facts).map(shown));
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
