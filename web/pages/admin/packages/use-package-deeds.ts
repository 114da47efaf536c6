import type { AdminPackage, NewPackage } from '#contract/content-packages.ts';
import {
  addContentPackage,
  archiveContentPackage,
  changeContentPackage,
  orderContentPackages,
  restoreContentPackage,
} from '#web/api/generated/sdk.gen.ts';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';

export interface PackageDeeds {
  add(body: NewPackage): Promise<void>;
  change(before: AdminPackage, body: NewPackage): Promise<void>;
  order(ids: string[]): Promise<void>;
  archive(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}

export function usePackageDeeds(): PackageDeeds {
  const deed = useAdminDeed();
  const at = (package_id: string) => ({ path: { package_id } });
  return {
    add: async (body) => void (await deed((reach) => addContentPackage({ ...reach, body }))),
    change: async ({ id, updated_at }, body) =>
      void (await deed((reach) =>
        changeContentPackage({ ...reach, ...at(id), body: { ...body, updated_at } }),
      )),
    order: async (ids) => void (await deed((reach) => orderContentPackages({ ...reach, body: { ids } }))),
    archive: async (id) => void (await deed((reach) => archiveContentPackage({ ...reach, ...at(id) }))),
    restore: async (id) => void (await deed((reach) => restoreContentPackage({ ...reach, ...at(id) }))),
  };
}
