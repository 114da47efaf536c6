import type { AdminPackage } from '#contract/content-packages.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { lockPackages, requireFreeName } from './lock-packages.ts';
import { getAdminPackage } from './package-query.ts';

/** Offered to nobody any more. Done twice, it is put away since the first time. */
export function archivePackage(context: Pick<Context, 'db' | 'now'>, adminId: string, id: string) {
  return setArchived(context, adminId, id, true);
}

export function restorePackage(context: Pick<Context, 'db' | 'now'>, adminId: string, id: string) {
  return setArchived(context, adminId, id, false);
}

async function setArchived(
  { db, now }: Pick<Context, 'db' | 'now'>,
  adminId: string,
  id: string,
  isArchived: boolean,
): Promise<AdminPackage> {
  return inTransaction(db, async (tx) => {
    const all = await lockPackages(tx);
    const before = await getAdminPackage(tx, id);
    if ((before.archived_at !== null) === isArchived) return before;
    if (!isArchived) requireFreeName(all, before.package_name, id);
    const at = now().toISOString();
    await tx
      .updateTable('content_packages')
      .set({ archived_at: isArchived ? at : null, updated_at: at })
      .where('id', '=', id)
      .execute();
    await recordAction(tx, {
      actor_id: adminId,
      action: isArchived ? 'archive_package' : 'restore_package',
      subject_type: 'package',
      subject_id: id,
      after: { package_name: before.package_name },
    });
    return getAdminPackage(tx, id);
  });
}
