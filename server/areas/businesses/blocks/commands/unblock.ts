import type { Account } from '#domain/accounts/access.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { requireBlocker } from '../policy.ts';

/** Removes the caller's own block. A block by the other side stays. */
export async function unblock(db: Database, account: Account, id: string): Promise<void> {
  const blocker = requireBlocker(account);
  const gone = await db
    .deleteFrom('blocks')
    .where('id', '=', id)
    .where('blocked_by', '=', blocker.side)
    .$if(blocker.side === 'creator', (query) =>
      query.where('creator_id', '=', blocker.side === 'creator' ? blocker.creator_id : ''),
    )
    .$if(blocker.side === 'business', (query) =>
      query.where('business_id', '=', blocker.side === 'business' ? blocker.business_id : ''),
    )
    .returning('id')
    .executeTakeFirst();
  if (gone === undefined) throw new Problem('not_found', 'We can’t find that block.');
}
