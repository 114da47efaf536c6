import type { AdminPackage, NewPackage, PackageChange } from '#contract/content-packages.ts';
import { deliverableLine } from '#domain/brief-parts.ts';
import { PACKAGES_MAX } from '#domain/content-packages.ts';
import { formatCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { lockPackages, requireFreeName } from './lock-packages.ts';
import { getAdminPackage } from './package-query.ts';

/** A new one stands last. */
export async function addPackage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  adminId: string,
  { deliverables, ...fields }: NewPackage,
): Promise<AdminPackage> {
  return inTransaction(db, async (tx) => {
    const all = await lockPackages(tx);
    if (all.length >= PACKAGES_MAX) {
      throw new Problem('conflict', `There are ${PACKAGES_MAX} packages at most, archived ones included.`);
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

/** Campaigns that were started from it stay as they are. */
export async function changePackage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  adminId: string,
  id: string,
  { updated_at, deliverables, ...fields }: PackageChange,
): Promise<AdminPackage> {
  return inTransaction(db, async (tx) => {
    const all = await lockPackages(tx);
    const before = await getAdminPackage(tx, id);
    if (Date.parse(before.updated_at) !== Date.parse(updated_at)) {
      throw new Problem('stale', 'Somebody changed this package meanwhile. Nothing you typed is lost.');
    }
    requireFreeName(all, fields.package_name, id);
    await tx
      .updateTable('content_packages')
      .set({ ...fields, updated_at: now().toISOString() })
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

/** As the log shows them. */
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
