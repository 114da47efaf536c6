import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { BUCKETS, ENTITY_TYPES, MEDIA_ROLES } from '#domain/base/media.ts';
import { mediaFile } from './media.ts';

const count = z.number().int().nonnegative();

const entityName = z.object({
  entity_type: z.enum(ENTITY_TYPES),
  entity_id: z.string(),
  /** Null if the owner is gone or has no name. */
  name: z.string().nullable(),
});

const deletedFile = entityName.extend({
  id: z.string(),
  role: z.enum(MEDIA_ROLES),
  original_name: z.string(),
  byte_size: count,
  deleted_at: z.string(),
});

const unfinishedUpload = entityName.extend({
  id: z.string(),
  original_name: z.string(),
  byte_size: count,
  created_at: z.string(),
  expires_at: z.string(),
});

/** Storage use according to the records. Sizes are of the originals, without their smaller copies. */
export const storageOverview = z
  .object({
    kind: z.enum(['disk', 's3']),
    buckets: z.array(
      z.object({
        bucket_name: z.enum(BUCKETS),
        file_count: count,
        byte_size: count,
        deleted_count: count,
        deleted_bytes: count,
      }),
    ),
    /** The largest owners of files come first; 20 at most. */
    largest: z.array(entityName.extend({ file_count: count, byte_size: count })),
    /** Deleted files that can still be restored, newest first; 100 at most. */
    deleted: z.array(deletedFile),
    /** Oldest first; 100 at most. */
    unfinished: z.array(unfinishedUpload),
  })
  .meta({ id: 'StorageOverview' });
export type StorageOverview = z.infer<typeof storageOverview>;

/** The differences between the file store and its records. */
export const storageOrphans = z
  .object({
    /** Bytes without a record that are older than a day; 100 at most are listed. */
    objects: z.array(z.object({ key: z.string(), byte_size: count, modified_at: z.string() })),
    object_count: count,
    byte_size: count,
    /** Records without bytes; 100 at most. They are shown and never swept. */
    missing: z.array(
      entityName.extend({ id: z.string(), original_name: z.string(), created_at: z.string() }),
    ),
    /** The store is so large that this listing didn't reach its end. */
    is_partial: z.boolean(),
  })
  .meta({ id: 'StorageOrphans' });
export type StorageOrphans = z.infer<typeof storageOrphans>;

const storageParams = z.object({ id: z.uuid() });
const storageReason = z
  .object({ reason: z.string().trim().min(10, 'Give a reason of at least 10 characters').max(500) })
  .meta({ id: 'StorageReason' });
const orphanSweep = z.object({ removed_count: count, byte_size: count }).meta({ id: 'OrphanSweep' });
const uploadCancelled = z.object({ id: z.string() }).meta({ id: 'UploadCancelled' });

export const storageEndpoints = endpoints({
  getStorage: {
    method: 'GET',
    url: '/api/admin/storage',
    access: 'admin_system',
    summary: 'Get storage use by owner, and recent deletions',
    response: storageOverview,
  },
  getStorageOrphans: {
    method: 'GET',
    url: '/api/admin/storage/orphans',
    access: 'admin_system',
    summary: 'List files without a record, and records without a file',
    response: storageOrphans,
  },
  sweepStorageOrphans: {
    method: 'POST',
    url: '/api/admin/storage/orphan-sweeps',
    access: 'admin_operations',
    summary: 'Remove files without a record that are older than a day',
    body: storageReason,
    response: orphanSweep,
  },
  restoreStoredFile: {
    method: 'POST',
    url: '/api/admin/storage/files/:id/restoration',
    access: 'admin_operations',
    summary: 'Restore a file its owner deleted',
    params: storageParams,
    body: storageReason,
    response: mediaFile,
  },
  cancelStoredUpload: {
    method: 'POST',
    url: '/api/admin/storage/uploads/:id/cancellation',
    access: 'admin_operations',
    summary: 'Cancel an abandoned upload',
    params: storageParams,
    body: storageReason,
    response: uploadCancelled,
  },
});
