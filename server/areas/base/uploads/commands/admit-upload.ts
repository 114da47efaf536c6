import { randomUUID } from 'node:crypto';
import type { UploadClaim } from '#contract/base/uploads.ts';
import type { Account } from '#domain/accounts/access.ts';
import { isSingle, type MediaLimits } from '#domain/base/media.ts';
import { freePath } from '#server/areas/base/media/commands/free-path.ts';
import { lockEntity } from '#server/areas/base/media/lock.ts';
import { canUpload } from '#server/areas/base/media/policy.ts';
import { countKeptFiles } from '#server/areas/base/media/queries/count-kept-files.ts';
import { findEntity } from '#server/areas/base/media/queries/find-entities.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { requireDisk } from '../require-disk.ts';
import { requireShare } from './require-share.ts';
import { requireUse } from './require-use.ts';

const MOST_AN_HOUR = 300;
/** Unfinished uploads per account. Clients with many files send a few at a time. */
const MOST_AT_ONCE = 20;
const KEEP_UNFINISHED_HOURS = 24;
/** An upload without data for this long no longer reserves a place. It can still be resumed if there is room. */
const RESERVED_FOR_MINUTES = 15;

/** Checks permission and room, and reserves the path in a row before the first byte is accepted. */
export async function admitUpload(
  context: Context,
  actor: Account,
  claim: UploadClaim,
  limits: MediaLimits,
  byteSize: number,
): Promise<{ id: string; bucket_name: string; file_path: string }> {
  await requireDisk(context);
  await takeFromLimit(context.db, `uploads:${actor.user_id}`, { most: MOST_AN_HOUR, seconds: 3600 });
  return inTransaction(context.db, async (tx) => {
    const entity = await findEntity(tx, actor.user_id, claim);
    if (entity === null || !canUpload(actor, entity, claim.role)) {
      throw new Problem('not_found', 'You can’t upload files here.');
    }
    await requireUse(tx, claim);
    await requireFewUnderWay(context, tx, actor.user_id);
    await requireShare(tx, { user_id: actor.user_id, claim, byte_size: byteSize, now: context.now() });
    await lockEntity(tx, claim);
    if (!isSingle(claim.role)) await requireRoom(context, tx, claim, limits);
    const now = context.now();
    const { entity_type, entity_id, role, filename: original_name, filetype: content_type } = claim;
    return tx
      .insertInto('uploads')
      .values({
        id: randomUUID(),
        user_id: actor.user_id,
        ...(await freePath(tx, { ...claim, original_name }, now)),
        ...{ entity_type, entity_id, role, content_type, original_name },
        byte_size: byteSize,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + KEEP_UNFINISHED_HOURS * 3_600_000).toISOString(),
      })
      .returning(['id', 'bucket_name', 'file_path'])
      .executeTakeFirstOrThrow();
  });
}

/** Counts under a lock on the account, so that parallel requests can't pass the limit together. */
async function requireFewUnderWay({ now }: Context, tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('profiles').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
  const count = await countUploads(underWay(tx, now()).where('user_id', '=', userId));
  if (count >= MOST_AT_ONCE) {
    throw new Problem('conflict', `${count} files are already uploading. Wait for one to finish.`);
  }
}

async function requireRoom({ now }: Context, tx: Tx, claim: UploadClaim, limits: MediaLimits): Promise<void> {
  const coming = await countUploads(
    underWay(tx, now())
      .where('entity_type', '=', claim.entity_type)
      .where('entity_id', '=', claim.entity_id)
      .where('role', '=', claim.role),
  );
  if ((await countKeptFiles(tx, claim)) + coming >= limits.count)
    throw new Problem('conflict', fullWords(limits));
}

export function fullWords({ count }: MediaLimits): string {
  return `You can have up to ${count} files here. Delete one first.`;
}

function underWay(tx: Tx, now: Date) {
  const since = new Date(now.getTime() - RESERVED_FOR_MINUTES * 60_000).toISOString();
  return tx
    .selectFrom('uploads')
    .where('finished_at', 'is', null)
    .where(({ eb, or }) => or([eb('created_at', '>', since), eb('locked_until', '>', since)]));
}

async function countUploads(query: ReturnType<typeof underWay>): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
