import { type RawBuilder, sql } from 'kysely';
import type { TimelineEntry, TimelinePage } from '#contract/admin/timeline.ts';
import { TIMELINE_PAGE, type TimelineKind } from '#domain/admin/timeline.ts';
import { deviceName } from '#server/areas/accounts/preferences/queries/device-name.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Everything about a person in one statement: each source gives at most a page, and the newest of all make the page. */
export async function readTimeline(
  db: Database,
  userId: string,
  cursor: string | undefined,
): Promise<TimelinePage> {
  const after = readCursor(cursor);
  const person = await db
    .selectFrom('users')
    .leftJoin('creators', 'creators.user_id', 'users.id')
    .select(['users.id as user_id', 'users.email', 'creators.id as creator_id'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (person === undefined) throw new Problem('not_found', 'We can’t find that account.');
  const pages = SOURCES.map(
    ([kind, source]) => sql`(select ${sql.lit(kind)} as kind, s.id, s.at, s.name, s.status::text as status,
        s.amount_cents::integer as amount_cents, s.record_id::uuid as record_id
      from (${source(person)}) as s (id, at, name, status, amount_cents, record_id)
      where s.at is not null
      ${after === null ? sql`` : sql`and (s.at, s.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
      order by s.at desc, s.id desc limit ${sql.lit(TIMELINE_PAGE + 1)})`,
  );
  const { rows } = await sql<TimelineEntry>`
    select * from (${sql.join(pages, sql` union all `)}) as everything
    order by at desc, id desc limit ${sql.lit(TIMELINE_PAGE + 1)}`.execute(db);
  const { page, next_cursor } = cutPage(rows, TIMELINE_PAGE, ({ at, id }) => [at, id]);
  return {
    entries: page.map((entry) => ({
      ...entry,
      name: entry.kind === 'sign_in' ? deviceName(entry.name) : entry.name,
    })),
    next_cursor,
  };
}

interface Person {
  user_id: string;
  email: string;
  creator_id: string | null;
}

type Source = (person: Person) => RawBuilder<unknown>;

/** Each has the columns id, at, name, status, amount_cents and record_id. */
const SOURCES: readonly (readonly [TimelineKind, Source])[] = [
  [
    'sign_in',
    ({ user_id }) =>
      sql`select id, created_at, coalesce(user_agent, ''), null, null, null from sessions where user_id = ${user_id}`,
  ],
  [
    'campaign',
    ({ user_id }) => sql`select id, created_at, title, status, null, id from campaigns
      where business_id in (${ownBusinesses(user_id)})`,
  ],
  [
    'creator_list',
    ({ user_id }) => sql`select id, created_at, name, null, null, null from creator_lists
      where business_id in (${ownBusinesses(user_id)})`,
  ],
  [
    'waiting_invitation',
    ({ user_id }) => sql`select w.id, w.added_at, c.title, w.status, null, c.id
      from waiting_invitations w join campaigns c on c.id = w.campaign_id
      where c.business_id in (${ownBusinesses(user_id)})`,
  ],
  [
    'application',
    ({ creator_id }) => sql`select a.id, a.created_at, c.title, a.status, null, c.id
      from applications a join campaigns c on c.id = a.campaign_id where a.creator_id = ${creator_id}`,
  ],
  [
    'payment',
    ({ user_id }) => sql`select f.id, f.paid_at, c.title, f.status, f.total_cents, c.id
      from fundings f join campaigns c on c.id = f.campaign_id where f.status = 'paid'
      and f.business_id in (${ownBusinesses(user_id)})`,
  ],
  [
    'earning',
    ({ creator_id }) => sql`select e.id, e.released_at, c.title, e.status, e.net_cents, e.collaboration_id
      from earnings e join campaigns c on c.id = e.campaign_id where e.creator_id = ${creator_id}`,
  ],
  [
    'payout',
    ({ creator_id }) => sql`select id, created_at, number::text, status, amount_cents, id
      from payouts where creator_id = ${creator_id}`,
  ],
  [
    'email',
    ({ email }) => sql`select id, created_at, subject, status, null, id
      from email_events where recipient = ${email}`,
  ],
  [
    'notification',
    ({ user_id }) => sql`select id, created_at, title, null, null, null
      from notifications where user_id = ${user_id} and is_shown`,
  ],
  [
    'support_request',
    ({ user_id }) => sql`select id, created_at, subject, status, null, id
      from support_requests where user_id = ${user_id}`,
  ],
  [
    'admin_action',
    ({ user_id, creator_id }) => sql`select id, created_at, action, null, null, null
      from audit_log where viewed_hour is null and (subject_type, subject_id) in (
        select 'account', ${user_id}::uuid union all select 'creator', ${creator_id}::uuid
        union all select 'business', id from businesses where owner_id = ${user_id})`,
  ],
];

/** The owner’s timeline also shows what managers did for the business. */
function ownBusinesses(userId: string) {
  return sql`select id from businesses where owner_id = ${userId}`;
}
