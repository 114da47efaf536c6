import { sql } from 'kysely';
import type { AnnouncementReport } from '#contract/accounts/announcements.ts';
import type { Database } from '#server/platform/db/database.ts';

type Counts = Omit<AnnouncementReport, 'dismissed' | 'is_complete'>;

/** What became of the emails. Those that were delivered or came back were sent, too. */
export async function readReport(
  db: Database,
  id: string,
  is_complete: boolean,
): Promise<AnnouncementReport> {
  const [{ rows }, { dismissed }] = await Promise.all([
    sql<Counts>`
      select (count(*) filter (where e.status = 'queued'))::int as queued,
        (count(*) filter (where e.status in ('sent', 'delivered', 'bounced', 'complained')))::int as sent,
        (count(*) filter (where e.status = 'delivered'))::int as delivered,
        (count(*) filter (where e.status = 'bounced'))::int as bounced,
        (count(*) filter (where e.status = 'complained'))::int as complained,
        (count(*) filter (where e.status in ('failed', 'suppressed')))::int as failed,
        count(m.unsubscribed_at)::int as unsubscribed
      from announcement_mails m left join email_events e on e.id = m.email_event_id
      where m.announcement_id = ${id}`.execute(db),
    db
      .selectFrom('announcement_dismissals')
      .select(sql<number>`count(*)::int`.as('dismissed'))
      .where('announcement_id', '=', id)
      .executeTakeFirstOrThrow(),
  ]);
  return { ...(rows[0] ?? NONE), dismissed, is_complete };
}

const NONE: Counts = {
  queued: 0,
  sent: 0,
  delivered: 0,
  bounced: 0,
  complained: 0,
  failed: 0,
  unsubscribed: 0,
};
