import type { AdminAnnouncement } from '#contract/accounts/announcements.ts';
import { displayName } from '#domain/format/display-name.ts';
import { parseMarkdown } from '#server/areas/base/help/parse-markdown.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noAnnouncement } from '../lock.ts';
import { countReach } from './count-reach.ts';
import { readReport } from './read-report.ts';

export async function getAnnouncement(db: Database, id: string): Promise<AdminAnnouncement> {
  const row = await db
    .selectFrom('announcements as a')
    .innerJoin('users as u', 'u.id', 'a.created_by')
    .innerJoin('profiles as p', 'p.user_id', 'a.created_by')
    .select(['a.id', 'a.status', 'a.title', 'a.body', 'a.link_label', 'a.link_url', 'a.audience'])
    .select([
      'a.has_bar',
      'a.has_email',
      'a.starts_on',
      'a.ends_on',
      'a.version',
      'a.started_at',
      'a.ended_at',
    ])
    .select(['a.all_mailed_at', 'u.email', 'p.full_name'])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw noAnnouncement();
  const { email, full_name, all_mailed_at, ...announcement } = row;
  const [reach, report] = await Promise.all([
    countReach(db, row.audience),
    readReport(db, id, all_mailed_at !== null),
  ]);
  return {
    ...announcement,
    blocks: parseMarkdown(row.body),
    created_by_name: displayName({ email, full_name }),
    reach,
    report,
  };
}
