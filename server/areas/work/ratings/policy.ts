import { ACCESS_RULES, type Account, findDenial } from '#domain/accounts/access.ts';
import { viewCreator } from '#server/areas/creators/profiles/view-creator.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import type { LockedReview } from './lock.ts';

/** Everyone who can read a review can report it, except the side that wrote it. */
export async function requireReportable(tx: Tx, account: Account, review: LockedReview): Promise<void> {
  const side = await findParty(tx, account, review);
  if (side === review.side) throw new Problem('access_denied', 'You can’t report your own review.');
  if (side !== null) return;
  if (review.side === 'creator') {
    if (findDenial(ACCESS_RULES.campaign_detail, account) === null) return;
  } else if (findDenial(ACCESS_RULES.business, account) === null) {
    await viewCreator(tx, account, review.creator_id);
    return;
  }
  throw new Problem('not_found', 'We can’t find that review.');
}

/** Whose side of the work somebody is on; null for everyone else. */
async function findParty(
  tx: Tx,
  { user_id }: Account,
  { business_id, creator_id }: LockedReview,
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
