import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import { MOST_CODES_A_DAY, newPerkCode } from '#domain/work/tap-links.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isWithinLimit } from '#server/platform/http/rate-limits.ts';
import { mostOfNetwork, type Visitor } from '../visitor.ts';

interface Link {
  id: string;
  business_id: string;
}

export interface GivenCode {
  code: string;
  redeemed_at: string | null;
}

/** The one-time code that a visitor got earlier; null if this link gave no such code. */
export async function findGivenCode(db: Database, linkId: string, code: string): Promise<GivenCode | null> {
  const found = await db
    .selectFrom('perk_codes as c')
    .leftJoin('redemptions as r', (join) =>
      join.onRef('r.perk_code_id', '=', 'c.id').on('r.undone_at', 'is', null),
    )
    .select(['c.code', 'r.redeemed_at'])
    .where('c.link_id', '=', linkId)
    .where('c.code', '=', code)
    .executeTakeFirst();
  return found ?? null;
}

/** Gives a new visitor a one-time code; null once the link has given out all it gives in a day. */
export async function giveCode(context: Context, link: Link, visitor: Visitor): Promise<GivenCode | null> {
  const { key, limit } = mostOfNetwork(context, 'perk', link.id, visitor);
  if (!(await isWithinLimit(context.db, key, limit))) return null;
  const now = context.now();
  const dawn = newYorkInstant(newYorkDate(now), 0).toISOString();
  return inTransaction(context.db, async (tx) => {
    // Visitors of one link wait for each other, so that none gets one code too many.
    await tx.selectFrom('tap_links').select('id').where('id', '=', link.id).forUpdate().execute();
    const { given } = await tx
      .selectFrom('perk_codes')
      .select(sql<number>`count(*)::int`.as('given'))
      .where('link_id', '=', link.id)
      .where('created_at', '>=', dawn)
      .executeTakeFirstOrThrow();
    if (given >= MOST_CODES_A_DAY) return null;
    for (;;) {
      const made = await tx
        .insertInto('perk_codes')
        .values({
          ...{ id: newId(), link_id: link.id, business_id: link.business_id },
          ...{ code: newPerkCode(randomInt), created_at: now.toISOString() },
        })
        .onConflict((conflict) => conflict.columns(['business_id', 'code']).doNothing())
        .returning('code')
        .executeTakeFirst();
      if (made !== undefined) return { code: made.code, redeemed_at: null };
    }
  });
}
