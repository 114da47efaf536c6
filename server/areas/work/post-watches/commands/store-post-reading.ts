import type { Updateable } from 'kysely';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { nextReadAt, nextTryAt, type ReadFailure } from '#domain/work/post-numbers.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Tables } from '#server/platform/db/tables.gen.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { PostReading } from '#server/platform/social/social-provider.ts';
import type { ClaimedWatch } from './claim-watches.ts';

type Columns = Updateable<Tables['post_watches']>;

/** The numbers that the platform shows now. A later reading of the same day replaces them. */
export function storePostReading(
  context: Context,
  watch: ClaimedWatch,
  { external_id, numbers }: PostReading,
): Promise<void> {
  const now = context.now();
  const columns = {
    external_id,
    next_read_at: nextReadAt(watch.kind, watch.ends_at, now),
    failure: null,
    failing_since: null,
    last_failure: null,
  };
  return finish(context, watch, columns, async (tx) => {
    const reading = { ...numbers, read_at: now.toISOString() };
    await tx
      .insertInto('post_readings')
      .values({
        deliverable_id: watch.deliverable_id,
        day: newYorkDate(now),
        source: watch.platform,
        ...reading,
      })
      .onConflict((conflict) => conflict.columns(['deliverable_id', 'day', 'source']).doUpdateSet(reading))
      .execute();
  });
}

/** Keeps the numbers of the earlier days, and says since when there are no newer ones. */
export function storePostFailure(
  context: Context,
  watch: ClaimedWatch,
  { failure, words }: { failure: ReadFailure; words: string },
): Promise<void> {
  const now = context.now();
  return finish(context, watch, {
    failure,
    failing_since: watch.failing_since ?? now.toISOString(),
    last_failure: words,
    next_read_at: nextTryAt(watch.ends_at, watch.failing_since, now),
  });
}

/** For when another process renews the connection: the post is still due, and a later run reads it. */
export function postpone(context: Context, watch: ClaimedWatch, minutes: number): Promise<void> {
  const next = new Date(context.now().getTime() + minutes * 60_000);
  return finish(context, watch, { next_read_at: next.toISOString() });
}

/** A worker that took longer than its lease, or read a link that was replaced meanwhile, changes nothing. */
async function finish(
  { db }: Context,
  { deliverable_id, reading_until }: ClaimedWatch,
  columns: Columns,
  follow?: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('post_watches')
      .set({ ...columns, reading_until: null })
      .where('deliverable_id', '=', deliverable_id)
      .where('reading_until', '=', reading_until)
      .returning('deliverable_id')
      .executeTakeFirst();
    if (changed !== undefined) await follow?.(tx);
  });
}
