import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';

/** An admin looks into a business: it is shown, and that it was looked at stands in the audit log. */
export async function viewBusiness({ db }: Pick<Context, 'db'>, adminId: string, businessId: string) {
  return inTransaction(db, async (tx) => {
    const business = await tx
      .selectFrom('businesses')
      .select(['id', 'business_name', 'slug', 'industry'])
      .where('id', '=', businessId)
      .executeTakeFirst();
    if (business === undefined) throw new Problem('not_found', 'There is no such business.');
    await recordAction(tx, {
      actor_id: adminId,
      action: 'view_business',
      subject_type: 'business',
      subject_id: businessId,
    });
    return business;
  });
}
