import { sql } from 'kysely';
import type { ApplicantRow, ApplicantsQuery } from '#contract/creators/vetting.ts';
import type { CreatorStatus } from '#domain/creators/creator-states.ts';
import type { ApplicantSegment } from '#domain/creators/vetting-reasons.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import { biggestAudience } from '#server/areas/creators/social-accounts/biggest-audience.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, type Place, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';

const STATUS_OF: Record<ApplicantSegment, CreatorStatus> = {
  waiting: 'pending_review',
  changes: 'changes_requested',
};

/** Longest waiting first. */
export async function listApplicants(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  { segment, cursor, limit }: ApplicantsQuery,
) {
  const { db } = context;
  const after = readCursor(cursor);
  const asked = db
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'creators.home_neighborhood_id')
    .leftJoinLateral(biggestAudience, (join) => join.onTrue())
    .select(['creators.id', 'creators.submitted_at', 'creators.vetting_due_at', 'creators.submission_count'])
    .select(['profiles.full_name', 'neighborhoods.neighborhood_name'])
    .select(['audience.platform', 'audience.followers'])
    .where('creators.status', '=', STATUS_OF[segment])
    .$if(after !== null, (query) => query.where(comesAfter(after ?? ['', ''])))
    .orderBy('creators.submitted_at')
    .orderBy('creators.id')
    .limit(limit + 1)
    .$castTo<Omit<ApplicantRow, 'avatar_url'>>()
    .execute();
  const [rows, counts] = await Promise.all([asked, countSegments(db)]);
  const { page, next_cursor } = cutPage(rows, limit, ({ submitted_at, id }) => [submitted_at ?? '', id]);
  const faces = await readFaces(
    context,
    page.map(({ id }) => id),
  );
  const applicants = page.map((row) => ({ ...row, avatar_url: faces.get(row.id) ?? null }));
  return { applicants, counts, next_cursor };
}

/** Old applications have no submission date and come last. */
function comesAfter([submitted_at, id]: Place) {
  return submitted_at === ''
    ? sql<boolean>`creators.submitted_at is null and creators.id > ${id}`
    : sql<boolean>`((creators.submitted_at, creators.id) > (${submitted_at}, ${id}) or creators.submitted_at is null)`;
}

async function countSegments(db: Database) {
  const counted = await db
    .selectFrom('creators')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('status', 'in', Object.values(STATUS_OF))
    .groupBy('status')
    .execute();
  const countOf = (status: CreatorStatus) => Number(counted.find((row) => row.status === status)?.count ?? 0);
  return { waiting: countOf('pending_review'), changes: countOf('changes_requested') };
}
