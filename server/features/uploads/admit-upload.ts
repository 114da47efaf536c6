import { randomUUID } from 'node:crypto';
import type { UploadClaim } from '#contract/uploads.ts';
import type { Account } from '#domain/access.ts';
import { isSingle, type MediaLimits } from '#domain/media.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { takeFromLimit } from '../../http/rate-limits.ts';
import { countHeld } from '../media/count-held.ts';
import { findEntity } from '../media/find-entities.ts';
import { freePath } from '../media/free-path.ts';
import { lockEntity } from '../media/lock-entity.ts';
import { canWrite } from '../media/policy.ts';

const MOST_AN_HOUR = 300;
/** What one account can have under way. Whoever uploads a whole shop sends a few at a time. */
const MOST_AT_ONCE = 20;
const KEEP_UNFINISHED_HOURS = 24;
/** An upload nothing has come for in this time holds no place any more; it can still be resumed where there is room. */
const HOLDS_A_PLACE_MINUTES = 15;

/** May this person put this file there, and is there room? The row decides where it will lie, before a byte is taken. */
export async function admitUpload(
  context: Context,
  actor: Account,
  claim: UploadClaim,
  limits: MediaLimits,
  byteSize: number,
): Promise<{ id: string; bucket_name: string; file_path: string }> {
  await takeFromLimit(context.db, `uploads:${actor.user_id}`, { most: MOST_AN_HOUR, seconds: 3600 });
  return inTransaction(context.db, async (tx) => {
    const entity = await findEntity(tx, actor.user_id, claim);
    if (entity === null || !canWrite(actor, entity, claim.role)) {
      throw new Problem('not_found', 'There is no such place to upload to, or it is not yours.');
    }
    await requireFewUnderWay(context, tx, actor.user_id);
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

/** Counted under a lock on the account, so that a hundred beginnings at once are not all the first. */
async function requireFewUnderWay({ now }: Context, tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('profiles').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
  const count = await countUploads(underWay(tx, now()).where('user_id', '=', userId));
  if (count >= MOST_AT_ONCE) {
    throw new Problem('conflict', `${count} files are on their way already. Wait for one to finish.`);
  }
}

async function requireRoom({ now }: Context, tx: Tx, claim: UploadClaim, limits: MediaLimits): Promise<void> {
  const coming = await countUploads(
    underWay(tx, now())
      .where('entity_type', '=', claim.entity_type)
      .where('entity_id', '=', claim.entity_id)
      .where('role', '=', claim.role),
  );
  if ((await countHeld(tx, claim)) + coming >= limits.count) throw new Problem('conflict', fullWords(limits));
}

export function fullWords({ count }: MediaLimits): string {
  return `There is room for ${count} files here. Delete one first.`;
}

function underWay(tx: Tx, now: Date) {
  const since = new Date(now.getTime() - HOLDS_A_PLACE_MINUTES * 60_000).toISOString();
  return tx
    .selectFrom('uploads')
    .where('finished_at', 'is', null)
    .where(({ eb, or }) => or([eb('created_at', '>', since), eb('held_until', '>', since)]));
}

async function countUploads(query: ReturnType<typeof underWay>): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
