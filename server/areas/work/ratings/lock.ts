import type { RatingSide } from '#domain/work/ratings.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

export interface LockedRating {
  id: string;
  collaboration_id: string;
  /** The author's side. */
  side: RatingSide;
  stars: number;
  words: string;
  business_id: string;
  creator_id: string;
  shown_at: string;
}

/** Locks a rating that people can read. Unpublished and hidden ones are treated as if there were none. */
export async function lockRating(tx: Tx, id: string | undefined): Promise<LockedRating> {
  const { hidden_at, ...row } = await lockPublished(tx, id);
  if (hidden_at !== null) throw new Problem('not_found', 'We can’t find that review.');
  return row;
}

/** The same for admins, who also find hidden ones. */
export async function lockPublished(
  tx: Tx,
  id: string | undefined,
): Promise<LockedRating & { hidden_at: string | null }> {
  const row = id === undefined ? undefined : await find(tx, id);
  if (!row || row.shown_at === null) throw new Problem('not_found', 'We can’t find that review.');
  return { ...row, shown_at: row.shown_at };
}

function find(tx: Tx, id: string) {
  return tx
    .selectFrom('ratings')
    .select([
      'id',
      'collaboration_id',
      'side',
      'stars',
      'words',
      'business_id',
      'creator_id',
      'shown_at',
      'hidden_at',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
