import type { PostTotals } from '#contract/base/post-totals.ts';
import type { Account } from '#domain/accounts/access.ts';
import { readPostTotals } from '#server/areas/base/post-totals/read-post-totals.ts';
import { creatorIdOf } from '#server/areas/creators/profiles/creator-id-of.ts';
import type { Context } from '#server/platform/context.ts';

/** The views of a creator's posts, with the numbers they typed. */
export function getOwnPostTotals({ db }: Context, account: Account): Promise<PostTotals> {
  return readPostTotals(db, creatorIdOf(account), { only_read: false });
}
