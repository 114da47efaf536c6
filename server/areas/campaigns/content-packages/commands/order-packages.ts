import type { AdminPackage } from '#contract/campaigns/content-packages.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockPackages } from '../lock.ts';
import { listAdminPackages } from '../package-query.ts';

/** Sets the display order. It has to name every open package, so that none gets lost between two admins. */
export async function orderPackages(
  { db }: Pick<Context, 'db'>,
  adminId: string,
  ids: readonly string[],
): Promise<AdminPackage[]> {
  return inTransaction(db, async (tx) => {
    const open = (await lockPackages(tx)).filter(({ archived_at }) => archived_at === null);
    const isComplete = open.length === ids.length && open.every(({ id }) => ids.includes(id));
    if (!isComplete) throw new Problem('stale', 'The list changed in the meantime. Reload and try again.');
    for (const [index, id] of ids.entries()) {
      await tx
        .updateTable('content_packages')
        .set({ sort_order: index + 1 })
        .where('id', '=', id)
        .execute();
    }
    const all = await listAdminPackages(tx);
    const names = all.filter(({ id }) => ids.includes(id)).map(({ package_name }) => package_name);
    await recordAction(tx, {
      actor_id: adminId,
      action: 'order_packages',
      subject_type: 'package',
      subject_id: ids[0] ?? '',
      after: { order: names.join(', ') },
    });
    return all;
  });
}
