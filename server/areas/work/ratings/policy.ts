import { ACCESS_RULES, type Account, findDenial } from '#domain/accounts/access.ts';
import { viewCreator } from '#server/areas/creators/profiles/view-creator.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import type { LockedRating } from './lock.ts';

/** Everyone who can read a rating can report it, except the side that wrote it. */
export async function requireReportable(tx: Tx, account: Account, rating: LockedRating): Promise<void> {
  const side = await findParty(tx, account, rating);
  if (side === rating.side) throw new Problem('access_denied', 'You can’t report your own review.');
  if (side !== null) return;
  if (rating.side === 'creator') {
    if (findDenial(ACCESS_RULES.campaign_detail, account) === null) return;
  } else if (findDenial(ACCESS_RULES.business, account) === null) {
    await viewCreator(tx, account, rating.creator_id);
    return;
  }
  throw new Problem('not_found', 'We can’t find that review.');
}

/** The side of the work somebody is on; null for everyone else. */
async function findParty(
  tx: Tx,
  { user_id }: Account,
  { business_id, creator_id }: LockedRating,
): Promise<'creator' | 'business' | null> {
  const creator = await tx
    .selectFrom('creators')
    .select('id')
    .where('id', '=', creator_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (creator) return 'creator';
  const member = await tx
    .selectFrom('business_members')
    .select('id')
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return member ? 'business' : null;
}
