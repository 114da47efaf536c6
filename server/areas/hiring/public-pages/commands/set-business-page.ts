import type { BusinessPageSwitch } from '#contract/hiring/page-switches.ts';
import type { Account } from '#domain/accounts/access.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { getBusinessPageSwitch } from '../queries/get-page-switch.ts';

/** Turns the page of a business on or off. Only its owner decides. Safe to repeat. */
export function setBusinessPage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  businessId: string,
  { is_on }: { is_on: boolean },
): Promise<BusinessPageSwitch> {
  return inTransaction(db, async (tx) => {
    await lockBusiness(tx, account, businessId, 'own');
    const before = await getBusinessPageSwitch(tx, businessId);
    const page = { is_on, updated_at: now().toISOString() };
    await tx
      .insertInto('business_pages')
      .values({ business_id: businessId, ...page })
      .onConflict((conflict) => conflict.column('business_id').doUpdateSet(page))
      .execute();
    if (is_on !== before.is_on) {
      await recordAction(tx, {
        ...{ actor_id: account.user_id, subject_type: 'business', subject_id: businessId },
        action: is_on ? 'publish_page' : 'unpublish_page',
      });
    }
    return { ...before, is_on };
  });
}
