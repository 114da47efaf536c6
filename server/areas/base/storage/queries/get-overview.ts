import { sql } from 'kysely';
import type { z } from 'zod';
import type { storageOverview } from '#contract/base/storage.ts';
import { BUCKETS } from '#domain/base/media.ts';
import { longestKept } from '#server/areas/base/media/queries/list-media.ts';
import type { Context } from '#server/platform/context.ts';
import { nameEntities } from './name-entities.ts';

const MOST_ENTITIES = 20;
const MOST_ROWS = 100;

export async function getStorageOverview(context: Context): Promise<z.input<typeof storageOverview>> {
  const [buckets, largest, deleted, unfinished] = await Promise.all([
    countBuckets(context),
    listLargest(context),
    listDeleted(context),
    listUnfinished(context),
  ]);
  const name = <Row extends Parameters<typeof nameEntities>[1][number]>(rows: Row[]) =>
    nameEntities(context.db, rows);
  return {
    kind: context.files.kind,
    buckets,
    largest: await name(largest),
    deleted: await name(deleted),
    unfinished: await name(unfinished),
  };
}

async function countBuckets({ db }: Context) {
  const rows = await db
    .selectFrom('media_files')
    .select(['bucket_name', 'is_active'])
    .select(({ fn }) => fn.countAll<number>().as('file_count'))
    .select(sql<number>`coalesce(sum(byte_size), 0)::float8`.as('byte_size'))
    .where('objects_removed_at', 'is', null)
    .where('status', '=', 'ready')
    .groupBy(['bucket_name', 'is_active'])
    .execute();
  return BUCKETS.map((bucket_name) => {
    const of = (isActive: boolean) =>
      rows.find((row) => row.bucket_name === bucket_name && row.is_active === isActive);
    return {
      bucket_name,
      file_count: Number(of(true)?.file_count ?? 0),
      byte_size: of(true)?.byte_size ?? 0,
      deleted_count: Number(of(false)?.file_count ?? 0),
      deleted_bytes: of(false)?.byte_size ?? 0,
    };
  });
}

async function listLargest({ db }: Context) {
  const rows = await db
    .selectFrom('media_files')
    .select(['entity_type', 'entity_id'])
    .select(({ fn }) => fn.countAll<number>().as('file_count'))
    .select(sql<number>`sum(byte_size)::float8`.as('byte_size'))
    .where('objects_removed_at', 'is', null)
    .where('status', '=', 'ready')
    .groupBy(['entity_type', 'entity_id'])
    .orderBy('byte_size', 'desc')
    .orderBy('entity_id')
    .limit(MOST_ENTITIES)
    .execute();
  return rows.map((row) => ({ ...row, file_count: Number(row.file_count) }));
}

function listDeleted({ db, now }: Context) {
  return db
    .selectFrom('media_files')
    .select(['id', 'entity_type', 'entity_id', 'role', 'original_name', 'byte_size'])
    .select('deleted_at')
    .$narrowType<{ deleted_at: string }>()
    .where('deleted_at', '>', longestKept(now()))
    .where('objects_removed_at', 'is', null)
    .where('status', '=', 'ready')
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ROWS)
    .execute();
}

function listUnfinished({ db }: Context) {
  return db
    .selectFrom('uploads')
    .select(['id', 'entity_type', 'entity_id', 'original_name', 'byte_size', 'created_at', 'expires_at'])
    .where('finished_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute();
}
