import type { NewBlock } from '#contract/businesses/blocks.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_BLOCKS } from '#domain/businesses/blocks.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { type Blocker, requireBlocker } from '../policy.ts';
import { blocksOf } from '../queries/list-blocks.ts';

/** Blocks the other side. Safe to repeat, and nobody is told. */
export function block(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  request: NewBlock,
): Promise<void> {
  const blocker = requireBlocker(account);
  return inTransaction(db, async (tx) => {
    await lockBlocker(tx, blocker);
    const pair = await findPair(tx, blocker, request);
    const { length } = await blocksOf(tx, blocker).limit(MOST_BLOCKS).execute();
    if (length >= MOST_BLOCKS) {
      throw new Problem('conflict', `You can block up to ${MOST_BLOCKS}. Unblock someone first.`);
    }
    await tx
      .insertInto('blocks')
      .values({
        id: newId(),
        ...pair,
        blocked_by: blocker.side,
        blocked_by_user_id: account.user_id,
        created_at: now().toISOString(),
      })
      .onConflict((oc) => oc.columns(['business_id', 'creator_id', 'blocked_by']).doNothing())
      .execute();
  });
}

/** If two are blocked at once, the second has to count the first. */
async function lockBlocker(tx: Tx, blocker: Blocker): Promise<void> {
  const [table, id] =
    blocker.side === 'creator'
      ? (['creators', blocker.creator_id] as const)
      : (['businesses', blocker.business_id] as const);
  await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
}

async function findPair(
  tx: Tx,
  blocker: Blocker,
  request: NewBlock,
): Promise<{ business_id: string; creator_id: string }> {
  if (blocker.side === 'creator' && 'business_id' in request) {
    const { business_id } = request;
    if (!(await isThere(tx, 'businesses', business_id))) {
      throw new Problem('not_found', 'We can’t find that business.');
    }
    return { business_id, creator_id: blocker.creator_id };
  }
  if (blocker.side === 'business' && 'creator_id' in request) {
    const { creator_id } = request;
    if (!(await isThere(tx, 'creators', creator_id))) {
      throw new Problem('not_found', 'We can’t find that creator.');
    }
    return { business_id: blocker.business_id, creator_id };
  }
  throw new Problem('invalid_input', 'Creators block businesses, and businesses block creators.');
}

async function isThere(tx: Tx, table: 'businesses' | 'creators', id: string): Promise<boolean> {
  const row = await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
