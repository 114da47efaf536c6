import type { Redemption } from '#contract/work/tap-links.ts';
import type { Account } from '#domain/accounts/access.ts';
import { UNDO_MINUTES } from '#domain/work/tap-links.ts';
import { isInReach } from '#server/areas/base/actors/reach.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getRedemption } from '../queries/list-redemptions.ts';

/** Takes a redemption back, so that it counts for nothing and a one-time code works again. Safe to repeat. */
export async function undoRedemption(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  { business_id, redemption_id }: { business_id: string; redemption_id: string },
): Promise<Redemption> {
  await inTransaction(db, async (tx) => {
    const { reach } = await requireMembership(tx, account, business_id, 'change');
    const row = await tx
      .selectFrom('redemptions as r')
      .innerJoin('tap_links as t', 't.id', 'r.link_id')
      .select(['r.redeemed_at', 'r.undone_at'])
      .where('r.id', '=', redemption_id)
      .where('r.business_id', '=', business_id)
      .where(isInReach(reach, 't.campaign_id'))
      .forUpdate('r')
      .executeTakeFirst();
    if (row === undefined) throw new Problem('not_found', 'We can’t find that redemption.');
    if (row.undone_at !== null) return;
    if (Date.parse(row.redeemed_at) + UNDO_MINUTES * 60_000 <= now().getTime()) {
      throw new Problem('conflict', `A redemption can be undone for ${UNDO_MINUTES} minutes.`);
    }
    await tx
      .updateTable('redemptions')
      .set({ undone_at: now().toISOString() })
      .where('id', '=', redemption_id)
      .execute();
  });
  return getRedemption(db, redemption_id);
}
