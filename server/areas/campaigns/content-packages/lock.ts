import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

export interface LockedPackage {
  id: string;
  package_name: string;
  sort_order: number;
  archived_at: string | null;
}

/** Locks all packages by id, so that changes by two admins run one after the other. */
export async function lockPackages(tx: Tx): Promise<LockedPackage[]> {
  return tx
    .selectFrom('content_packages')
    .select(['id', 'package_name', 'sort_order', 'archived_at'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function requireFreeName(all: readonly LockedPackage[], name: string, ownId: string | null): void {
  const isTaken = all.some(
    (one) =>
      one.id !== ownId && one.archived_at === null && one.package_name.toLowerCase() === name.toLowerCase(),
  );
  if (!isTaken) return;
  const message = 'Another package already has this name';
  throw new Problem('conflict', `${message}.`, [{ path: 'package_name', message }]);
}
