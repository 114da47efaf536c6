import type { Rating, WorkRatings } from '#contract/work/ratings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import { answerableUntil } from '#domain/work/ratings.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { requireSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readAnswers } from './read-answers.ts';

/** The account's own rating, and the other one once it is visible. Before that, nothing shows whether it exists. */
export async function getWorkRatings(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  collaborationId: string,
): Promise<WorkRatings> {
  const { side } = await requireSide(db, account, { collaboration_id: collaborationId });
  const { completed_at, full_name, business_name } = await readWork(db, collaborationId);
  const { rating_open_days } = await readSettings(db);
  const until = completed_at === null ? null : daysAfter(new Date(completed_at), rating_open_days);
  const written = await readRatings(db, collaborationId);
  const own = side === 'admin' ? null : (written.get(side) ?? null);
  const isInTime = until !== null && until > now();
  const of_creator = onlyShown(written.get('business'));
  const of_business = onlyShown(written.get('creator'));
  const received = side === 'admin' ? null : side === 'creator' ? of_creator : of_business;
  return {
    side,
    business_name,
    creator_name: displayName({ full_name, email: null }),
    open_until: until?.toISOString() ?? null,
    can_write: side !== 'admin' && isInTime && own?.shown_at == null,
    own,
    of_creator,
    of_business,
    answer_until: received && findAnswerEnd(received, now()),
    can_report: received !== null && !(await hasReported(db, account, received)),
  };
}

function onlyShown(rating: Rating | undefined): Rating | null {
  return rating && rating.shown_at !== null && !rating.is_hidden ? rating : null;
}

function findAnswerEnd({ answer, shown_at }: Rating, now: Date): string | null {
  if (answer !== null || shown_at === null) return null;
  const until = answerableUntil(shown_at);
  return until > now ? until.toISOString() : null;
}

async function hasReported(db: Database, { user_id }: Account, { id }: Rating): Promise<boolean> {
  const row = await db
    .selectFrom('rating_reports')
    .select('id')
    .where('rating_id', '=', id)
    .where('reporter_id', '=', user_id)
    .executeTakeFirst();
  return row !== undefined;
}

function readWork(db: Database, collaborationId: string) {
  return db
    .selectFrom('collaborations as w')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['w.completed_at', 'b.business_name', 'p.full_name'])
    .where('w.id', '=', collaborationId)
    .executeTakeFirstOrThrow();
}

async function readRatings(db: Database, collaborationId: string): Promise<Map<string, Rating>> {
  const rows = await db
    .selectFrom('ratings')
    .select(['id', 'side', 'stars', 'words', 'created_at', 'shown_at', 'hidden_at'])
    .where('collaboration_id', '=', collaborationId)
    .execute();
  const answerOf = await readAnswers(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ side, hidden_at, ...rating }) => [
      side,
      { ...rating, is_hidden: hidden_at !== null, answer: answerOf(rating.id) },
    ]),
  );
}
