import type { AdminPackage } from '#contract/campaigns/content-packages.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lockPackages, requireFreeName } from '../lock.ts';
import { getAdminPackage } from '../package-query.ts';

/** Archives a package. If repeated, the first time counts. */
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
      .set({ archived_at: isArchived ? at : null, version: before.version + 1, updated_at: at })
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
