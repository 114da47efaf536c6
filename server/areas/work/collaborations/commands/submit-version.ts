import type { z } from 'zod';
import type { submissionDraft } from '#contract/work/deliverables.ts';
import type { Account } from '#domain/accounts/access.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { type LockedDeliverable, withDeliverable } from '../lock.ts';
import { notifyAboutWork } from '../notify/notify-about-work.ts';
import { moveDeliverable } from '../transition-deliverable.ts';
import { followWork } from './follow-work.ts';
import { lockWorkOf } from './lock-work-of.ts';
import { requireKind } from './require-kind.ts';
import { requireProduct } from './require-shipment.ts';

/** Sends the draft to the business as the next version. A repeated request changes nothing. */
export async function submitVersion(
  context: Context,
  account: Account,
  deliverable_id: string,
  draft: z.output<typeof submissionDraft>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { locked, one } = await lockWorkOf(tx, account, deliverable_id, 'creator');
    if (one.status === 'submitted' && draft.version === one.version) return;
    requireProduct(locked);
    const mover = { mover: 'creator', actor_id: account.user_id } as const;
    const moved = await moveDeliverable(tx, context, locked, one, { move: 'submit', ...mover });
    if (draft.version !== moved.version) {
      throw new Problem(
        'stale',
        `The next version is now version ${moved.version}. Reload before you send it.`,
      );
    }
    await writeVersion(tx, one, draft, context.now());
    await followWork(tx, context, withDeliverable(locked, moved), mover);
    await notifyAboutWork(tx, context, { locked, one: moved, news: 'sent' });
  });
}

async function writeVersion(
  tx: Tx,
  one: LockedDeliverable,
  { version, caption, note }: z.output<typeof submissionDraft>,
  now: Date,
): Promise<void> {
  const files = await requireFiles(tx, one);
  await requireChanged(tx, one, { caption, files });
  const id = newId();
  const submitted_at = now.toISOString();
  await tx
    .insertInto('submissions')
    .values({
      id,
      deliverable_id: one.id,
      version,
      caption,
      note,
      status: 'in_review',
      submitted_at,
      due_at: one.due_at,
    })
    .execute();
  await tx
    .updateTable('deliverable_files')
    .set({ submission_id: id })
    .where('deliverable_id', '=', one.id)
    .where('submission_id', 'is', null)
    .execute();
}

/** Requires at least one file per piece, and none still uploading. Returns the files in order. */
async function requireFiles(tx: Tx, one: LockedDeliverable): Promise<string[]> {
  const files = await tx
    .selectFrom('deliverable_files')
    .innerJoin('media_files', 'media_files.id', 'deliverable_files.media_file_id')
    .select(['media_files.id', 'media_files.status', 'media_files.is_active'])
    .select(['media_files.original_name', 'media_files.content_type'])
    .where('deliverable_files.deliverable_id', '=', one.id)
    .where('deliverable_files.submission_id', 'is', null)
    .orderBy('deliverable_files.sort_order')
    .orderBy('media_files.id')
    .forShare('media_files')
    .execute();
  if (files.some(({ status }) => status === 'processing')) {
    throw new Problem('conflict', 'A file is still being processed. Try again in a moment.');
  }
  if (files.some(({ status, is_active }) => status === 'failed' || !is_active)) {
    throw new Problem('conflict', 'We couldn’t read one of the files. Remove it or upload it again.');
  }
  requireKind(one, files);
  if (files.length < one.quantity) {
    throw new Problem('conflict', `${nameDeliverable(one)}: add a file for each piece first.`);
  }
  return files.map(({ id }) => id);
}

/** Refuses a version that is identical to the last one. */
async function requireChanged(
  tx: Tx,
  one: LockedDeliverable,
  { caption, files }: { caption: string; files: readonly string[] },
): Promise<void> {
  const last = await tx
    .selectFrom('submissions')
    .select(['id', 'caption'])
    .where('deliverable_id', '=', one.id)
    .where('version', '=', one.version)
    .executeTakeFirst();
  if (last === undefined || last.caption !== caption) return;
  const before = await tx
    .selectFrom('deliverable_files')
    .select('media_file_id')
    .where('submission_id', '=', last.id)
    .orderBy('sort_order')
    .orderBy('media_file_id')
    .execute();
  const isSame =
    before.length === files.length && before.every(({ media_file_id }, at) => media_file_id === files[at]);
  if (isSame) {
    throw new Problem(
      'conflict',
      `This is the same as version ${one.version}. Change a file or the caption, then send it.`,
    );
  }
}
