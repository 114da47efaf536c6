import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

export interface LockedPackage {
  id: string;
  package_name: string;
  sort_order: number;
  archived_at: string | null;
}

/** All of them, in the order of their ids: of two admins who change the list one waits for the other. */
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
  const message = 'Another package has this name';
  throw new Problem('conflict', `${message}.`, [{ path: 'package_name', message }]);
}
