import type { z } from 'zod';
import type { storageOrphans } from '#contract/base/storage.ts';
import { findMissing } from '#server/areas/base/media/queries/find-missing.ts';
import { findOrphans } from '#server/areas/base/media/queries/find-orphans.ts';
import type { Context } from '#server/platform/context.ts';
import { nameEntities } from './name-entities.ts';

const MOST_LISTED = 100;

export async function getStorageOrphans(context: Context): Promise<z.input<typeof storageOrphans>> {
  const { objects, is_partial } = await findOrphans(context);
  const missing = await findMissing(context, MOST_LISTED);
  return {
    objects: objects
      .slice(0, MOST_LISTED)
      .map(({ modified_at, ...object }) => ({ ...object, modified_at: modified_at.toISOString() })),
    object_count: objects.length,
    byte_size: objects.reduce((sum, { byte_size }) => sum + byte_size, 0),
    missing: await nameEntities(context.db, missing),
    is_partial,
  };
}
