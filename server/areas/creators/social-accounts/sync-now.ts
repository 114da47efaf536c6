import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { claimOne } from './commands/claim-syncs.ts';
import { syncClaimed } from './commands/sync-claimed.ts';
import { getOwnAccount } from './queries/own-account.ts';

const BY_ONE = { most: 10, seconds: 3_600 };

/** Reads the numbers at once. The returned account includes the result. */
export async function syncNow(context: Context, { user_id }: Account, id: string): Promise<OwnSocialAccount> {
  const { status } = await getOwnAccount(context.db, user_id, id);
  if (status !== 'connected') throw new Problem('conflict', 'Connect the account first.');
  await takeFromLimit(context.db, `social-sync:${user_id}`, BY_ONE);
  const claimed = await claimOne(context, id);
  if (claimed === undefined) throw new Problem('conflict', 'We’re already updating its numbers.');
  await syncClaimed(context, claimed, 'creator');
  return getOwnAccount(context.db, user_id, id);
}
