import type { OwnSocialAccount } from '#contract/social-accounts.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { takeFromLimit } from '../../http/rate-limits.ts';
import { claimOne } from './claim-syncs.ts';
import { getOwnAccount } from './own-account.ts';
import { syncHeld } from './sync-held.ts';

const BY_ONE = { most: 10, seconds: 3_600 };

/** Reads the numbers at once. What came of it stands in the account that is answered. */
export async function syncNow(context: Context, { user_id }: Account, id: string): Promise<OwnSocialAccount> {
  const { status } = await getOwnAccount(context.db, user_id, id);
  if (status !== 'connected') throw new Problem('conflict', 'Connect the account first.');
  await takeFromLimit(context.db, `social-sync:${user_id}`, BY_ONE);
  const held = await claimOne(context, id);
  if (held === undefined) throw new Problem('conflict', 'Its numbers are being read at this moment.');
  await syncHeld(context, held, 'creator');
  return getOwnAccount(context.db, user_id, id);
}
