import { type SqlBool, sql } from 'kysely';
import { campaignName } from '#domain/campaigns/campaign-name.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Database } from '#server/platform/db/database.ts';
import { patternOf } from '#server/platform/db/prefix.ts';

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
      .select(['id', 'title', 'is_offer'])
      .where('id', 'in', someOf(idsOf('campaign')))
      .execute(),
  ]);
  const jobs = campaigns.map(({ id, ...campaign }) => ({ id, name: campaignName(campaign) }));
  return new Map([...people, ...makers, ...shops, ...jobs].map(({ id, name }) => [id, name]));
}

export async function peopleOf(db: Database, key: 'users.id' | 'creators.id', ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('creators', 'creators.user_id', 'users.id')
    .select([`${key} as id`, 'users.email', 'profiles.full_name'])
    .where(key, 'in', ids)
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
export function isAbout(text: string) {
  const wanted = patternOf(text);
  const idsFrom = (table: string, id: string, column: string) => sql`(
    select ${sql.ref(id)} as id from ${sql.table(table)} where lower(${sql.ref(column)}) like ${wanted}
    limit ${MOST_MATCHES})`;
  return sql<SqlBool>`(lower(audit_log.reason) like ${wanted} or audit_log.subject_id in (
    with people as (${idsFrom('users', 'id', 'email')} union ${idsFrom('profiles', 'user_id', 'full_name')})
    select id from people
    union select id from creators where user_id in (select id from people)
    union ${idsFrom('businesses', 'id', 'business_name')}
    union ${idsFrom('campaigns', 'id', 'title')}
  ))`;
}
