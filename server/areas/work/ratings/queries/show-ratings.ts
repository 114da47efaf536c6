import { areOpen } from '#domain/work/ratings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { notifyAboutRatings } from '../notify.ts';

/** Makes the ratings visible once both exist or the time is over. The caller has locked the collaboration. */
export async function showRatings(tx: Tx, context: Context, collaborationId: string): Promise<void> {
  const now = context.now();
  const rows = await tx
    .selectFrom('ratings')
    .select(['id', 'opens_at'])
    .where('collaboration_id', '=', collaborationId)
    .where('shown_at', 'is', null)
    .execute();
  const [first] = rows;
  if (first === undefined || !areOpen(rows.length, first.opens_at, now)) return;
  await tx
    .updateTable('ratings')
    .set({ shown_at: now.toISOString() })
    .where('collaboration_id', '=', collaborationId)
    .where('shown_at', 'is', null)
    .execute();
  await notifyAboutRatings(tx, context, collaborationId);
}
