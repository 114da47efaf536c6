import type { Blocks } from '#contract/businesses/blocks.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_BLOCKS } from '#domain/businesses/blocks.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { type Blocker, blockerOf } from '../policy.ts';

/** Whom the account's side blocked, newest first. A block by the other side is never shown. */
export async function listBlocks(db: Database, account: Account): Promise<Blocks> {
  const blocker = blockerOf(account);
  if (blocker === null) return { blocks: [] };
  const rows = await blocksOf(db, blocker)
    .orderBy('x.created_at', 'desc')
    .orderBy('x.id')
    .limit(MOST_BLOCKS)
    .execute();
  return {
    blocks: rows.map(({ id, business_name, full_name, created_at }) => ({
      id,
      name: blocker.side === 'creator' ? business_name : displayName({ full_name, email: null }),
      created_at,
    })),
  };
}

export function blocksOf(db: Database | Tx, blocker: Blocker) {
  const rows = db
    .selectFrom('blocks as x')
    .innerJoin('businesses as b', 'b.id', 'x.business_id')
    .innerJoin('creators as k', 'k.id', 'x.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['x.id', 'b.business_name', 'p.full_name', 'x.created_at'])
    .where('x.blocked_by', '=', blocker.side);
  return blocker.side === 'creator'
    ? rows.where('x.creator_id', '=', blocker.creator_id)
    : rows.where('x.business_id', '=', blocker.business_id);
}
