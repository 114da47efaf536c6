import { sql } from 'kysely';
import type { DecidedRating, ReportedRating, ReportedRatings } from '#contract/work/ratings.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteView } from '#server/platform/http/note-view.ts';
import { readAnswers } from './read-answers.ts';

const MOST_OPEN = 50;
const MOST_REPORTS_EACH = 20;
const MOST_DECIDED = 20;

/** The admins' queue: ratings with open reports, oldest report first, and the latest decisions. */
export async function listReportedRatings(db: Database): Promise<ReportedRatings> {
  const open = await listOpen(db);
  const decided = await reportQuery(db)
    .where('t.decided_at', 'is not', null)
    .distinctOn(['t.decided_at', 't.rating_id'])
    .orderBy('t.decided_at', 'desc')
    .orderBy('t.rating_id')
    .limit(MOST_DECIDED)
    .execute();
  for (const { rating_id } of [...open, ...decided]) {
    noteView({ subject_type: 'rating', subject_id: rating_id });
  }
  return { open, decided: decided.map(presentDecided) };
}

async function listOpen(db: Database): Promise<ReportedRating[]> {
  const oldest = await db
    .selectFrom('rating_reports')
    .select('rating_id')
    .select((eb) => eb.fn.min('created_at').as('since'))
    .where('decided_at', 'is', null)
    .groupBy('rating_id')
    .orderBy('since')
    .orderBy('rating_id')
    .limit(MOST_OPEN)
    .execute();
  const ids = oldest.map(({ rating_id }) => rating_id);
  if (ids.length === 0) return [];
  const rows = await reportQuery(db)
    .where('t.rating_id', 'in', ids)
    .where('t.decided_at', 'is', null)
    .where(isAmongFirst)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute();
  const answerOf = await readAnswers(db, ids);
  return ids.flatMap((id) => {
    const reports = rows.filter(({ rating_id }) => rating_id === id);
    const [first] = reports;
    if (first === undefined) return [];
    return [
      {
        ...factsOf(first),
        answer: answerOf(id),
        reports: reports.map((row) => ({
          id: row.id,
          reason: row.reason,
          note: row.note,
          reporter_name: displayName({ full_name: row.reporter, email: row.reporter_email }),
          created_at: row.created_at,
        })),
      },
    ];
  });
}

const isAmongFirst = sql<boolean>`(select count(*) from rating_reports o where o.rating_id = t.rating_id
  and o.decided_at is null and (o.created_at, o.id) < (t.created_at, t.id)) < ${sql.lit(MOST_REPORTS_EACH)}`;

type Row = Awaited<ReturnType<ReturnType<typeof reportQuery>['executeTakeFirstOrThrow']>>;

function factsOf(row: Row) {
  const { rating_id, collaboration_id, side, stars, rating_words, campaign_title, shown_at } = row;
  const creator = displayName({ full_name: row.creator, email: null });
  const isByCreator = side === 'creator';
  return {
    ...{ rating_id, collaboration_id, side, stars, campaign_title },
    words: rating_words,
    author_name: isByCreator ? creator : row.business_name,
    rated_name: isByCreator ? row.business_name : creator,
    shown_at: shown_at ?? '',
  };
}

function presentDecided(row: Row): DecidedRating {
  return {
    ...factsOf(row),
    decision: row.decision ?? 'keep',
    decision_words: row.decision_words ?? '',
    decided_by: displayName({ full_name: row.decider, email: row.decider_email }),
    decided_at: row.decided_at ?? '',
  };
}

function reportQuery(db: Database) {
  return db
    .selectFrom('rating_reports as t')
    .innerJoin('ratings as r', 'r.id', 't.rating_id')
    .innerJoin('collaborations as w', 'w.id', 'r.collaboration_id')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .innerJoin('creators as k', 'k.id', 'r.creator_id')
    .innerJoin('profiles as kp', 'kp.user_id', 'k.user_id')
    .innerJoin('profiles as p', 'p.user_id', 't.reporter_id')
    .innerJoin('users as u', 'u.id', 't.reporter_id')
    .leftJoin('profiles as dp', 'dp.user_id', 't.decided_by')
    .leftJoin('users as du', 'du.id', 't.decided_by')
    .select(['t.id', 't.rating_id', 't.reason', 't.note', 't.created_at', 't.decision', 't.decided_at'])
    .select(['t.words as decision_words', 'p.full_name as reporter', 'u.email as reporter_email'])
    .select(['dp.full_name as decider', 'du.email as decider_email'])
    .select(['r.collaboration_id', 'r.side', 'r.stars', 'r.words as rating_words', 'r.shown_at'])
    .select(['c.title as campaign_title', 'b.business_name', 'kp.full_name as creator']);
}
