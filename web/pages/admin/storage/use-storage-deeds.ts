import { cancelStoredUpload, restoreStoredFile, sweepStorageOrphans } from '#web/api/generated/sdk.gen.ts';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';

export interface StorageDeeds {
  restore(id: string, reason: string): Promise<void>;
  giveUp(id: string, reason: string): Promise<void>;
  sweep(reason: string): Promise<void>;
}

export function useStorageDeeds(): StorageDeeds {
  const deed = useAdminDeed();
  return {
    restore: async (id, reason) =>
      void (await deed((reach) => restoreStoredFile({ ...reach, path: { id }, body: { reason } }))),
    giveUp: async (id, reason) =>
      void (await deed((reach) => cancelStoredUpload({ ...reach, path: { id }, body: { reason } }))),
    sweep: async (reason) =>
      void (await deed((reach) => sweepStorageOrphans({ ...reach, body: { reason } }))),
  };
}
