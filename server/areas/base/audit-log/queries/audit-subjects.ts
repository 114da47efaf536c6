import { type SqlBool, sql } from 'kysely';
import { displayName } from '#domain/format/display-name.ts';
import type { Database } from '#server/platform/db/database.ts';

interface Subject {
  subject_type: string;
  subject_id: string;
}

/** The names of people, shops and campaigns that entries are about, by id. Other records have none. */
export async function readSubjectNames(
  db: Database,
  subjects: readonly Subject[],
): Promise<Map<string, string>> {
  const idsOf = (type: string) =>
    subjects.flatMap(({ subject_type, subject_id }) => (subject_type === type ? [subject_id] : []));
  const [people, makers, shops, campaigns] = await Promise.all([
    peopleOf(db, 'users.id', idsOf('account')),
    peopleOf(db, 'creators.id', idsOf('creator')),
    db
      .selectFrom('businesses')
      .select(['id', 'business_name as name'])
      .where('id', 'in', someOf(idsOf('business')))
      .execute(),
    db
      .selectFrom('campaigns')
      .select(['id', 'title as name'])
      .where('id', 'in', someOf(idsOf('campaign')))
      .execute(),
  ]);
  return new Map([...people, ...makers, ...shops, ...campaigns].map(({ id, name }) => [id, name]));
}

async function peopleOf(db: Database, key: 'users.id' | 'creators.id', ids: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('creators', 'creators.user_id', 'users.id')
    .select([`${key} as id`, 'users.email', 'profiles.full_name'])
    .where(key, 'in', someOf(ids))
    .execute();
  return rows.map(({ id, ...person }) => ({ id: id ?? '', name: displayName(person) }));
}

/** No list of a statement may be empty. */
function someOf(ids: readonly string[]): string[] {
  return ids.length > 0 ? [...ids] : ['00000000-0000-0000-0000-000000000000'];
}

/** A search that matches more of one kind is too short to be useful. */
const MOST_MATCHES = 200;

/** Entries whose reason contains this text, or the name of the person, shop or campaign they are about. */
export function isAbout(db: Database, text: string) {
  const wanted = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const has = (column: string) => sql<SqlBool>`lower(${sql.ref(column)}) like ${wanted}`;
  const people = db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('creators', 'creators.user_id', 'users.id')
    .where(({ or }) => or([has('users.email'), has('profiles.full_name')]))
    .limit(MOST_MATCHES);
  const shops = db.selectFrom('businesses').select('id').where(has('business_name')).limit(MOST_MATCHES);
  const campaigns = db.selectFrom('campaigns').select('id').where(has('title')).limit(MOST_MATCHES);
  return sql<SqlBool>`(${has('audit_log.reason')}
    or audit_log.subject_id in (${people.select('users.id')})
    or audit_log.subject_id in (${people.select('creators.id')})
    or audit_log.subject_id in (${shops})
    or audit_log.subject_id in (${campaigns}))`;
}
