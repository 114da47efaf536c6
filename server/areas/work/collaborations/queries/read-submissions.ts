import { sql } from 'kysely';
import type { Submission } from '#contract/work/deliverables.ts';
import type { Database } from '#server/platform/db/database.ts';

type SentVersion = Omit<Submission, 'can_download' | 'files'> & { id: string };

/** The versions sent for these deliverables, newest first, with the changes requested for each. */
export async function readSubmissions(
  db: Database,
  deliverableIds: readonly string[],
): Promise<Map<string, SentVersion[]>> {
  const found = new Map<string, SentVersion[]>();
  if (deliverableIds.length === 0) return found;
  const rows = await db
    .selectFrom('submissions as s')
    .leftJoin('profiles', 'profiles.user_id', 's.decided_by')
    .select(['s.id', 's.deliverable_id', 's.version', 's.caption', 's.note', 's.status', 's.marks'])
    .select(['s.submitted_at', 's.decided_at', 'profiles.full_name as decided_by'])
    .select(changesOf.as('change_requests'))
    .where('s.deliverable_id', 'in', [...deliverableIds])
    .orderBy('s.version', 'desc')
    .execute();
  for (const { deliverable_id, status, marks, ...row } of rows) {
    const submission = {
      ...row,
      status: status as Submission['status'],
      marks: marks as Submission['marks'],
    };
    found.set(deliverable_id, [...(found.get(deliverable_id) ?? []), submission]);
  }
  return found;
}

const changesOf = sql<Submission['change_requests']>`(
  select coalesce(json_agg(json_build_object('brief_line', c.brief_line, 'brief_text', c.brief_text,
    'words', c.words, 'at_seconds', c.at_seconds) order by c.brief_line), '[]')
  from change_requests c where c.submission_id = s.id
)`;
