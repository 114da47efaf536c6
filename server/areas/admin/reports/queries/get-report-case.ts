import { sql } from 'kysely';
import type { ReportCase, TargetParams } from '#contract/admin/reports.ts';
import { displayName } from '#domain/format/display-name.ts';
import { countContactDetails } from '#server/areas/base/actors/count-contact-details.ts';
import { isSent } from '#server/areas/base/media/commands/remove-after-report.ts';
import { MEDIA_COLUMNS } from '#server/areas/base/media/media-columns.ts';
import { presentWorkFile } from '#server/areas/work/collaborations/queries/present-work-file.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { noteView } from '#server/platform/http/note-view.ts';
import { presentDecisions, selectDecisions } from './decisions-query.ts';
import { findTargets } from './find-target.ts';
import { readNeighbors } from './read-neighbors.ts';

type Reading = Pick<Context, 'db' | 'files' | 'now'>;

const MOST_REPORTS = 20;
const MOST_EARLIER = 20;

/** A record that was reported at any time, with its context. Reading it is logged. Other records can't be read this way. */
export async function getReportCase(context: Reading, target: TargetParams): Promise<ReportCase> {
  const { db } = context;
  const [found] = await findTargets(db, target.target_type, [target.target_id]);
  if (found === undefined || !(await wasReported(db, target))) {
    throw new Problem('not_found', 'We can’t find that report.');
  }
  noteView({ subject_type: target.target_type, subject_id: target.target_id });
  const { id: target_id, person_id, name, text, status } = found;
  const isMessage = target.target_type === 'message';
  return {
    ...{ target_type: target.target_type, target_id, name, status },
    text: isMessage ? null : text,
    upload: target.target_type === 'media_file' ? await readUpload(context, target_id) : null,
    messages: isMessage ? await readNeighbors(db, target_id) : [],
    person: person_id === null ? null : await readPerson(db, person_id),
    ...(await readOpenReports(db, target)),
    earlier: person_id === null ? [] : await readEarlier(db, person_id),
  };
}

async function readUpload(context: Reading, id: string): Promise<ReportCase['upload']> {
  const row = await context.db
    .selectFrom('media_files')
    .select(MEDIA_COLUMNS)
    .select('objects_removed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    file: await presentWorkFile(context, row),
    can_hide: row.is_active && !(await isSent(context.db, id)),
  };
}

async function wasReported(db: Database, { target_type, target_id }: TargetParams): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('target_type', '=', target_type)
    .where('target_id', '=', target_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function readPerson(db: Database, userId: string): Promise<ReportCase['person']> {
  const { user_id, full_name, email, account_status } = await db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.id as user_id', 'u.email', 'p.full_name', 'p.account_status'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    user_id,
    name: displayName({ full_name, email }),
    email,
    account_status,
    contact_details_count: await countContactDetails(db, userId),
  };
}

async function readOpenReports(db: Database, { target_type, target_id }: TargetParams) {
  const rows = await db
    .selectFrom('reports as r')
    .innerJoin('users as u', 'u.id', 'r.reporter_id')
    .innerJoin('profiles as p', 'p.user_id', 'r.reporter_id')
    .select(['r.id', 'r.reason', 'r.note', 'r.created_at', 'p.full_name', 'u.email'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('r.target_type', '=', target_type)
    .where('r.target_id', '=', target_id)
    .where('r.decision_id', 'is', null)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(MOST_REPORTS)
    .execute();
  return {
    report_count: rows[0]?.total ?? 0,
    reports: rows.map(({ full_name, email, total: _, ...report }) => ({
      ...report,
      reporter_name: displayName({ full_name, email }),
    })),
  };
}

async function readEarlier(db: Database, personId: string) {
  const rows = await selectDecisions(db)
    .where('d.person_id', '=', personId)
    .orderBy('d.decided_at', 'desc')
    .limit(MOST_EARLIER)
    .execute();
  return presentDecisions(db, rows);
}
