import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { postedOn } from '#domain/work/deliverable-states.ts';
import { watchEndsAt } from '#domain/work/post-numbers.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/**
 * Reads a post from now on. A link that was sent again is another post, so it begins without the numbers of the one
 * before, and a reading of that one that is under way is not stored.
 */
export async function startWatch(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { creator_id }: { creator_id: string },
  { id: deliverable_id, kind }: { id: string; kind: DeliverableKind },
): Promise<void> {
  const platform = postedOn(kind);
  if (platform === null) return;
  const at = now();
  const watch = {
    creator_id,
    platform,
    external_id: null,
    next_read_at: at.toISOString(),
    reading_until: null,
    ends_at: watchEndsAt(kind, at).toISOString(),
    failure: null,
    failing_since: null,
    last_failure: null,
  };
  await tx
    .insertInto('post_watches')
    .values({ deliverable_id, ...watch })
    .onConflict((conflict) => conflict.column('deliverable_id').doUpdateSet(watch))
    .execute();
  await tx.deleteFrom('post_readings').where('deliverable_id', '=', deliverable_id).execute();
}
