import type { PostNumbersView, WorkNumbers } from '#contract/work/post-numbers.ts';
import type { Account } from '#domain/accounts/access.ts';
import { typingEndsAt } from '#domain/work/post-numbers.ts';
import { MEDIA_COLUMNS } from '#server/areas/base/media/media-columns.ts';
import { presentWorkFile } from '#server/areas/work/collaborations/queries/present-work-file.ts';
import { requireSide, type WorkWanted } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import { type PostReading, readPostNumbers, type WatchedPost } from './read-post-numbers.ts';
import { readPostState } from './read-post-state.ts';

/** The numbers of the posts of a collaboration, for both sides and for admins. */
export function getWorkNumbers(context: Context, account: Account, wanted: WorkWanted): Promise<WorkNumbers> {
  return inSnapshot(context.db, async (db) => {
    const { collaboration_id } = await requireSide(db, account, wanted);
    const posts = await readPostNumbers(db, { collaboration_id });
    return { posts: await Promise.all(posts.map((post) => present({ ...context, db }, post))) };
  });
}

async function present(context: Context, post: WatchedPost): Promise<PostNumbersView> {
  const { deliverable_id, kind, quantity, platform, post_url, posted_at, said_by } = post;
  const { current, days, reading_ends_at, failing_since } = post;
  const { failure, typing_refusal } = await readPostState(context, post);
  const isOver = context.now() >= new Date(reading_ends_at);
  return {
    deliverable_id,
    kind,
    quantity,
    platform,
    post_url,
    posted_at,
    said_by,
    current: current && presentDay(current),
    screenshot: await presentScreenshot(context, current?.screenshot_id ?? null),
    days: days.map(presentDay),
    is_being_read: !isOver && failure === null,
    reading_ends_at,
    // Once reading is over, a failure is nothing anyone could still repair.
    failure: isOver ? null : failure,
    failing_since: isOver || failure === null ? null : failing_since,
    typing_refusal,
    typing_ends_at: typingEndsAt(new Date(posted_at)).toISOString(),
  };
}

function presentDay({ screenshot_id: _, ...shown }: PostReading) {
  return shown;
}

async function presentScreenshot(context: Context, id: string | null) {
  if (id === null) return null;
  const row = await context.db
    .selectFrom('media_files')
    .select(MEDIA_COLUMNS)
    .select('media_files.objects_removed_at')
    .where('media_files.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : presentWorkFile(context, row);
}
