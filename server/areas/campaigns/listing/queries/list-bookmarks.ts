import { sql } from 'kysely';
import { z } from 'zod';
import type { BookmarksQuery } from '#contract/campaigns/listing.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { Problem } from '#server/platform/errors.ts';
import { SerializedJson } from '#server/platform/http/serialized-json.ts';
import { readMarks } from './read-marks.ts';
import type { ListedCampaign } from './scan.ts';
import { writePage } from './write-page.ts';

interface Row extends ListedCampaign {
  bookmarked_at: string;
}

/** The campaigns a creator saved or hid that are still open, latest first, without those of blocked shops. */
export async function listBookmarks(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { kind, cursor, limit }: BookmarksQuery,
): Promise<SerializedJson> {
  const after = readCursor(cursor);
  if (after && !z.iso.datetime().safeParse(after[0]).success) {
    throw new Problem('invalid_input', 'That page of the list is gone. Start from the first page.');
  }
  const { rows } = await sql<Row>`
    select l.campaign_id, l.card, l.creator_payout_cents, k.created_at as bookmarked_at
    from creators c
    join campaign_bookmarks k on k.creator_id = c.id and k.kind = ${kind}
    join campaign_listings l on l.campaign_id = k.campaign_id and l.last_day >= ${newYorkDate(now())}::date
    where c.user_id = ${userId}
      and not exists (
        select from blocks x join campaigns p on p.business_id = x.business_id
        where x.creator_id = c.id and p.id = k.campaign_id
      )
      ${after ? sql`and (k.created_at, k.campaign_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by k.created_at desc, k.campaign_id desc
    limit ${limit + 1}`.execute(db);
  const { page, next_cursor } = cutPage(rows, limit, ({ bookmarked_at, campaign_id }) => [
    bookmarked_at,
    campaign_id,
  ]);
  const ids = page.map(({ campaign_id }) => campaign_id);
  const { marks } = await readMarks(db, userId, ids, now());
  return new SerializedJson(writePage({ campaigns: page, next_cursor, found_count: null }, marks, true));
}
