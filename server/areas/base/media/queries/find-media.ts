import { sql } from 'kysely';
import type { MediaFile } from '#contract/base/media.ts';
import type { EntityType, MediaRole } from '#domain/base/media.ts';
import { compileOncePerShape, placeholder } from '#server/platform/db/compiled-query.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { MEDIA_COLUMNS } from '../media-columns.ts';

interface Wanted {
  entity_type: EntityType;
  entity_ids: readonly string[];
  roles: readonly MediaRole[];
  limit?: number;
}

/** The files of these entities that are ready to show, in order. The caller checks who may see them. */
export async function findMedia(
  db: Database | Tx,
  { entity_type, entity_ids, roles, limit = 200 }: Wanted,
): Promise<MediaFile[]> {
  if (entity_ids.length === 0) return [];
  return readMedia(db, { entity_type, entity_ids, roles, limit });
}

/** Every page asks for a face or two, so the statement is built once for each number of them. */
const readMedia = compileOncePerShape(
  ({ entity_ids, roles, limit }: Required<Wanted>) => [entity_ids.length, roles.length, limit].join(),
  (db, { entity_ids, roles, limit }) =>
    db
      .selectFrom('media_files')
      .select(MEDIA_COLUMNS)
      .where(
        'entity_type',
        '=',
        placeholder((wanted: Required<Wanted>) => wanted.entity_type),
      )
      .where(
        'entity_id',
        'in',
        each(entity_ids, (wanted, at) => wanted.entity_ids[at]),
      )
      .where(
        'role',
        'in',
        each(roles, (wanted, at) => wanted.roles[at]),
      )
      .where('is_active', '=', true)
      .where('status', '=', 'ready')
      .orderBy('entity_id')
      .orderBy('sort_order')
      .orderBy('id')
      .limit(sql.lit(limit)),
);

function each<T>(values: readonly T[], read: (wanted: Required<Wanted>, at: number) => T | undefined): T[] {
  return values.map((_, at) => placeholder((wanted: Required<Wanted>) => read(wanted, at) as T));
}
