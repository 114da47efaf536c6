import type { NumbersSource } from '#domain/creators/social-account-states.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { NO_NUMBERS, type PostNumbers, watchEndsAt } from '#domain/work/post-numbers.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Work } from './work.ts';

type Reach = Pick<Context, 'db' | 'now'>;

/** A post that has these numbers now. */
export async function newReading(
  { db, now }: Reach,
  { maker }: Pick<Work, 'maker'>,
  deliverable_id: string,
  { source = 'instagram', ...numbers }: Partial<PostNumbers> & { source?: NumbersSource },
): Promise<void> {
  const at = now();
  const read_at = at.toISOString();
  await db
    .insertInto('post_watches')
    .values({
      ...{ deliverable_id, creator_id: maker.creator_id, platform: 'instagram' },
      ends_at: watchEndsAt('instagram_reel', at).toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('post_readings')
    .values({ deliverable_id, day: newYorkDate(at), source, read_at, ...NO_NUMBERS, ...numbers })
    .execute();
}

/** Taps of today and redemptions of now, of the link of some work. */
export async function newLinkResults(
  { db, now }: Reach,
  { collaboration_id, payer, maker }: Work,
  { taps = 0, redemptions = 0 }: { taps?: number; redemptions?: number },
): Promise<void> {
  const at = now();
  const { business_id, campaign_id } = payer;
  const link_id = newId();
  await db
    .insertInto('tap_links')
    .values({
      ...{ id: link_id, collaboration_id, campaign_id, business_id, creator_id: maker.creator_id },
      code: link_id.slice(-7),
      counter_code: link_id.slice(-8).toUpperCase(),
      created_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('collaboration_id').doNothing())
    .execute();
  const link = await db
    .selectFrom('tap_links')
    .select('id')
    .where('collaboration_id', '=', collaboration_id)
    .executeTakeFirstOrThrow();
  if (taps > 0) {
    await db
      .insertInto('link_taps')
      .values({ link_id: link.id, day: newYorkDate(at), taps })
      .execute();
  }
  const redeemed = Array.from({ length: redemptions }, () => ({
    ...{ id: newId(), link_id: link.id, business_id, redeemed_at: at.toISOString() },
  }));
  if (redeemed.length > 0) await db.insertInto('redemptions').values(redeemed).execute();
}
