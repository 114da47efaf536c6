import { z } from 'zod';
import { BUCKETS, ENTITY_TYPES, MEDIA_ROLES } from '#domain/media.ts';

const count = z.number().int().nonnegative();

const entityName = z.object({
  entity_type: z.enum(ENTITY_TYPES),
  entity_id: z.string(),
  /** Null where whom it belonged to is gone, or has no name. */
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

/** What lies in the store, by its records. Sizes are those of the files themselves, without their smaller copies. */
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
    /** Who keeps most, largest first; 20 at most. */
    largest: z.array(entityName.extend({ file_count: count, byte_size: count })),
    /** What can still be brought back, newest first; 100 at most. */
    deleted: z.array(deletedFile),
    /** Oldest first; 100 at most. */
    unfinished: z.array(unfinishedUpload),
  })
  .meta({ id: 'StorageOverview' });

/** Where the store and its records disagree. */
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
    /** The store is so large that this look did not reach its end. */
    is_partial: z.boolean(),
  })
  .meta({ id: 'StorageOrphans' });

export const storageParams = z.object({ id: z.uuid() });
export const storageReason = z
  .object({ reason: z.string().trim().min(10, 'Say why, in a sentence').max(500) })
  .meta({ id: 'StorageReason' });
export const orphanSweep = z.object({ removed_count: count, byte_size: count }).meta({ id: 'OrphanSweep' });
export const uploadCancelled = z.object({ id: z.string() }).meta({ id: 'UploadCancelled' });
