import type { AdminPackage } from '#contract/content-packages.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { lockPackages } from './lock-packages.ts';
import { listAdminPackages } from './package-query.ts';

/** The order businesses see them in. It names every open one, so that none gets lost between two admins. */
export async function orderPackages(
  { db }: Pick<Context, 'db'>,
  adminId: string,
  ids: readonly string[],
): Promise<AdminPackage[]> {
  return inTransaction(db, async (tx) => {
    const open = (await lockPackages(tx)).filter(({ archived_at }) => archived_at === null);
    const isComplete = open.length === ids.length && open.every(({ id }) => ids.includes(id));
    if (!isComplete) throw new Problem('stale', 'The list changed meanwhile. Look at it again.');
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
