import type { TypedNumbers } from '#contract/work/post-numbers.ts';
import type { Account } from '#domain/accounts/access.ts';
import { isPictureType } from '#domain/base/media.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { postedOn } from '#domain/work/deliverable-states.ts';
import { findImplausible } from '#domain/work/post-numbers.ts';
import { requireAttachable } from '#server/areas/base/media/commands/require-attachable.ts';
import { type LockedWork, lockWorkOf } from '#server/areas/work/collaborations/commands/lock-work-of.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { readPostNumbers, type WatchedPost } from '../queries/read-post-numbers.ts';
import { readPostState } from '../queries/read-post-state.ts';

/** Stores the numbers a creator typed. Numbers typed again on the same day in New York replace the ones before. */
export async function typeNumbers(
  context: Context,
  account: Account,
  deliverable_id: string,
  { screenshot_id, ...numbers }: TypedNumbers,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const work = await lockWorkOf(tx, account, deliverable_id, 'creator');
    const post = await requirePost(tx, work);
    const { typing_refusal } = await readPostState({ ...context, db: tx }, post);
    if (typing_refusal !== null) throw new Problem('conflict', typing_refusal);
    const fault = findImplausible(numbers, await highestShown(tx, post));
    if (fault !== null) {
      throw new Problem('invalid_input', fault.message, [{ path: fault.metric, message: fault.message }]);
    }
    await requireScreenshot(tx, work, screenshot_id);
    const reading = { ...numbers, screenshot_id, read_at: context.now().toISOString() };
    await tx
      .insertInto('post_readings')
      .values({ deliverable_id, day: newYorkDate(context.now()), source: 'creator', ...reading })
      .onConflict((conflict) => conflict.columns(['deliverable_id', 'day', 'source']).doUpdateSet(reading))
      .execute();
  });
}

async function requirePost(tx: Tx, { locked, one }: LockedWork): Promise<WatchedPost> {
  if (postedOn(one.kind) === null) {
    throw new Problem('conflict', 'You don’t post this one yourself, so it has no numbers.');
  }
  const posts = await readPostNumbers(tx, { collaboration_id: locked.id });
  const post = posts.find(({ deliverable_id }) => deliverable_id === one.id);
  if (post === undefined) throw new Problem('conflict', 'Send the link to your post first.');
  return post;
}

/** The most views the platform itself showed. */
async function highestShown(tx: Tx, { deliverable_id, platform }: WatchedPost) {
  const row = await tx
    .selectFrom('post_readings')
    .select(['views', 'read_at'])
    .where('deliverable_id', '=', deliverable_id)
    .where('source', '<>', 'creator')
    .where('views', 'is not', null)
    .orderBy('views', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { platform, views: row.views ?? 0, read_at: row.read_at };
}

/** A picture of the creator's that isn't used elsewhere. Numbers that are corrected can keep theirs. */
async function requireScreenshot(tx: Tx, { locked, one }: LockedWork, id: string): Promise<void> {
  const kept = await tx
    .selectFrom('post_readings')
    .select('day')
    .where('deliverable_id', '=', one.id)
    .where('screenshot_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (kept !== undefined) return;
  await requireAttachable(tx, { entity_type: 'creator', entity_id: locked.creator_id }, [id]);
  const file = await tx
    .selectFrom('media_files')
    .select('content_type')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (isPictureType(file.content_type)) return;
  const message = 'Add the screenshot as a JPG, PNG or WebP.';
  throw new Problem('invalid_input', message, [{ path: 'screenshot_id', message }]);
}
