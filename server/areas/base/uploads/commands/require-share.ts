import { sql } from 'kysely';
import type { UploadClaim } from '#contract/base/uploads.ts';
import { STORAGE_SHARES, type StorageShare } from '#domain/base/media.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

const GIB = 1024 ** 3;

interface Asked {
  user_id: string;
  claim: Pick<UploadClaim, 'entity_type' | 'entity_id'>;
  byte_size: number;
  now: Date;
}

/**
 * Each person and each business has a storage limit, and each person a daily one. The caller has locked the person's
 * row and this locks the business, so that parallel uploads are counted one after the other.
 */
export async function requireShare(tx: Tx, asked: Asked): Promise<void> {
  const business = await lockBusiness(tx, asked.claim);
  const mine = shareOf(await hasWork(tx, asked.user_id));
  const kept = await bytesOf(tx, sql`uploaded_by = ${asked.user_id}`, sql`user_id = ${asked.user_id}`);
  if (kept + asked.byte_size > mine.total) {
    throw full(`You can store ${mine.total / GIB} GB here, and this file doesn’t fit.`);
  }
  if (business !== null) {
    const theirs = shareOf(business.has_work);
    const place = sql`(entity_type = 'business' and entity_id = ${business.id})
      or (entity_type = 'campaign' and entity_id in (select id from campaigns where business_id = ${business.id}))`;
    if ((await bytesOf(tx, place, place)) + asked.byte_size > theirs.total) {
      throw full(`A business can store ${theirs.total / GIB} GB here, and this file doesn’t fit.`);
    }
  }
  await takeFromDay(tx, asked, mine);
}

function shareOf(hasWork: boolean): StorageShare {
  return hasWork ? STORAGE_SHARES.working : STORAGE_SHARES.newcomer;
}

function full(words: string): Problem {
  return new Problem(
    'conflict',
    `${words} Delete files you no longer need; their space is free after 30 days.`,
  );
}

/** Null where the file belongs to no business. */
async function lockBusiness(tx: Tx, { entity_type, entity_id }: Asked['claim']) {
  if (entity_type === 'creator') return null;
  const found =
    entity_type === 'business'
      ? { id: entity_id }
      : await tx
          .selectFrom('campaigns')
          .select('business_id as id')
          .where('id', '=', entity_id)
          .executeTakeFirstOrThrow();
  // An advisory lock instead of the row, because elsewhere a campaign is locked before its business.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`storage:${found.id}`}, 0))`.execute(tx);
  const work = await tx
    .selectFrom('collaborations')
    .select('id')
    .where('business_id', '=', found.id)
    .limit(1)
    .executeTakeFirst();
  return { id: found.id, has_work: work !== undefined };
}

async function hasWork(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has_work: boolean }>`
    select exists (
      select 1 from collaborations c join creators k on k.id = c.creator_id where k.user_id = ${userId})
    or exists (
      select 1 from collaborations c join business_members m on m.business_id = c.business_id
      where m.user_id = ${userId} and m.status = 'active') as has_work`.execute(tx);
  return rows[0]?.has_work === true;
}

/** Stored files and unfinished uploads. A finished upload already counts as a file. */
async function bytesOf(
  tx: Tx,
  files: ReturnType<typeof sql>,
  uploads: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select (
      (select coalesce(sum(byte_size), 0) from media_files where (${files}) and objects_removed_at is null)
      + (select coalesce(sum(byte_size), 0) from uploads where (${uploads}) and finished_at is null)
    )::text as bytes`.execute(tx);
  return Number(rows[0]?.bytes);
}

async function takeFromDay(
  tx: Tx,
  { user_id, byte_size, now }: Asked,
  { a_day }: StorageShare,
): Promise<void> {
  const { rows } = await sql<{ bytes: string }>`
    insert into upload_days (user_id, day, bytes)
    values (${user_id}, ${now.toISOString().slice(0, 10)}::date, ${byte_size})
    on conflict (user_id, day) do update set bytes = upload_days.bytes + excluded.bytes
    returning bytes::text as bytes`.execute(tx);
  if (Number(rows[0]?.bytes) <= a_day) return;
  throw new Problem('conflict', `You can upload ${a_day / GIB} GB a day. Try again tomorrow.`);
}
