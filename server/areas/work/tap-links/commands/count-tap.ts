import { sql } from 'kysely';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Context } from '#server/platform/context.ts';
import { isWithinLimit } from '#server/platform/http/rate-limits.ts';
import { mostOfNetwork, oneOfVisit, type Visitor } from '../visitor.ts';

/** Counts a visitor of a link for today. The caller knows that their browser has no cookie that says it was counted. */
export async function countTap(context: Context, linkId: string, visitor: Visitor): Promise<void> {
  const visit = oneOfVisit(context, linkId, visitor);
  if (!(await isWithinLimit(context.db, visit.key, visit.limit))) return;
  const { key, limit } = mostOfNetwork(context, 'tap', linkId, visitor);
  if (!(await isWithinLimit(context.db, key, limit))) return;
  await sql`
    insert into link_taps (link_id, day, taps) values (${linkId}, ${newYorkDate(context.now())}::date, 1)
    on conflict (link_id, day) do update set taps = link_taps.taps + 1`.execute(context.db);
}
