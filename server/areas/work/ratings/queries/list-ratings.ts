import { sql } from 'kysely';
import type { z } from 'zod';
import type { RatingFigures } from '#contract/base/ratings.ts';
import type { RatingPage, ratingsQuery } from '#contract/work/ratings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import { readRatings } from '#server/areas/base/ratings/read-ratings.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readAnswers } from './read-answers.ts';

/** The rated side: a creator, rated by businesses, or a business, rated by creators. */
export type Rated = { creator_id: string } | { business_id: string };

/** The ratings of a creator or business, newest first, with the overall rating. */
export async function listRatings(
  db: Database,
  { user_id }: Pick<Account, 'user_id'>,
  of: Rated,
  { cursor, limit }: z.output<typeof ratingsQuery>,
): Promise<RatingPage> {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('ratings as r')
    .innerJoin('collaborations as w', 'w.id', 'r.collaboration_id')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .innerJoin('creators as k', 'k.id', 'r.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['r.id', 'r.side', 'r.stars', 'r.words', 'r.shown_at', 'c.title as campaign_title'])
    .select(['b.business_name', 'p.full_name'])
    .select(canReport(user_id).as('can_report'))
    .where(isAbout(of))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(r.shown_at, r.id) < (${after?.[0] ?? ''}, ${after?.[1] ?? ''})`),
    )
    .orderBy('r.shown_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, (row) => [String(row.shown_at), row.id]);
  const answerOf = await readAnswers(
    db,
    page.map(({ id }) => id),
  );
  const ratings = page.map(({ side, business_name, full_name, shown_at, ...row }) => ({
    ...row,
    answer: answerOf(row.id),
    shown_at: shown_at ?? '',
    author_name: side === 'business' ? business_name : displayName({ full_name, email: null }),
  }));
  return { figures: await figuresOf(db, of), ratings, next_cursor };
}

async function figuresOf(db: Database, of: Rated): Promise<RatingFigures> {
  const [side, id] =
    'creator_id' in of ? (['creator', of.creator_id] as const) : (['business', of.business_id] as const);
  return (await readRatings(db, side, [id]))(id);
}

function isAbout(of: Rated) {
  return 'creator_id' in of
    ? sql<boolean>`r.creator_id = ${of.creator_id} and r.side = 'business' and r.shown_at is not null and r.hidden_at is null`
    : sql<boolean>`r.business_id = ${of.business_id} and r.side = 'creator' and r.shown_at is not null and r.hidden_at is null`;
}

/** Not the side that wrote it, and not who already reported it. */
function canReport(userId: string) {
  return sql<boolean>`not exists (select from rating_reports t where t.rating_id = r.id and t.reporter_id = ${userId})
    and case r.side when 'creator' then k.user_id <> ${userId} else not exists (
      select from business_members m
      where m.business_id = r.business_id and m.user_id = ${userId} and m.status = 'active') end`;
}
