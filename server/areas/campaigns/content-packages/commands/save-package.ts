import type { AdminPackage, NewPackage, PackageChange } from '#contract/campaigns/content-packages.ts';
import { deliverableLine } from '#domain/campaigns/brief-parts.ts';
import { PACKAGES_MAX } from '#domain/campaigns/content-packages.ts';
import { formatCents } from '#domain/format/money.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockPackages, requireFreeName } from '../lock.ts';
import { getAdminPackage } from '../package-query.ts';

/** Adds a package at the end. */
export async function addPackage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  adminId: string,
  { deliverables, ...fields }: NewPackage,
): Promise<AdminPackage> {
  return inTransaction(db, async (tx) => {
    const all = await lockPackages(tx);
    if (all.length >= PACKAGES_MAX) {
      throw new Problem('conflict', `You can have up to ${PACKAGES_MAX} packages, including archived ones.`);
    }
    requireFreeName(all, fields.package_name, null);
    const id = newId();
    const at = now().toISOString();
    const sort_order = Math.max(0, ...all.map((one) => one.sort_order)) + 1;
    await tx
      .insertInto('content_packages')
      .values({ id, ...fields, sort_order, created_at: at, updated_at: at })
      .execute();
    await writeDeliverables(tx, id, deliverables);
    const added = await getAdminPackage(tx, id);
    await record(tx, adminId, 'create_package', id, { after: factsOf(added) });
    return added;
  });
}

/** Changes a package. Campaigns started from it stay as they are. */
export async function changePackage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  adminId: string,
  id: string,
  { version, deliverables, ...fields }: PackageChange,
): Promise<AdminPackage> {
  return inTransaction(db, async (tx) => {
    const all = await lockPackages(tx);
    const before = await getAdminPackage(tx, id);
    if (before.version !== version) {
      throw new Problem(
        'stale',
        'Someone else changed this package in the meantime. Nothing you typed is lost.',
      );
    }
    requireFreeName(all, fields.package_name, id);
    await tx
      .updateTable('content_packages')
      .set({ ...fields, version: version + 1, updated_at: now().toISOString() })
      .where('id', '=', id)
      .execute();
    await writeDeliverables(tx, id, deliverables);
    const after = await getAdminPackage(tx, id);
    await record(tx, adminId, 'change_package', id, { before: factsOf(before), after: factsOf(after) });
    return after;
  });
}

async function writeDeliverables(tx: Tx, package_id: string, deliverables: NewPackage['deliverables']) {
  await tx.deleteFrom('content_package_deliverables').where('package_id', '=', package_id).execute();
  await tx
    .insertInto('content_package_deliverables')
    .values(deliverables.map((deliverable, index) => ({ package_id, ...deliverable, sort_order: index + 1 })))
    .execute();
}

/** The facts for the audit log. */
function factsOf(one: AdminPackage) {
  return {
    package_name: one.package_name,
    description: one.description,
    deliverables: one.deliverables.map(deliverableLine).join('; '),
    payout: `${formatCents(one.low_payout_cents)} to ${formatCents(one.high_payout_cents)}`,
  };
}

async function record(
  tx: Tx,
  actor_id: string,
  action: string,
  subject_id: string,
  change: { before?: object; after?: object },
) {
  await recordAction(tx, { actor_id, action, subject_type: 'package', subject_id, ...change });
}
