import { areOpen } from '#domain/reviews.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { tellOfReviews } from './tell-of-reviews.ts';

/** Opens what both wrote, once both are in or the time is over. The caller holds the collaboration. */
export async function showReviews(tx: Tx, context: Context, collaborationId: string): Promise<void> {
  const now = context.now();
  const rows = await tx
    .selectFrom('reviews')
    .select(['id', 'opens_at'])
    .where('collaboration_id', '=', collaborationId)
    .where('shown_at', 'is', null)
    .execute();
  const [first] = rows;
  if (first === undefined || !areOpen(rows.length, first.opens_at, now)) return;
  await tx
    .updateTable('reviews')
    .set({ shown_at: now.toISOString() })
    .where('collaboration_id', '=', collaborationId)
    .where('shown_at', 'is', null)
    .execute();
  await tellOfReviews(tx, context, collaborationId);
}
