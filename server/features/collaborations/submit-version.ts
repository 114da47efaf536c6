import type { z } from 'zod';
import type { submissionDraft } from '#contract/collaborations.ts';
import type { Account } from '#domain/access.ts';
import { nameDeliverable } from '#domain/deliverables.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { followWork } from './follow-work.ts';
import type { HeldDeliverable } from './hold-collaboration.ts';
import { holdWorkOf } from './hold-work-of.ts';
import { moveDeliverable } from './move-deliverable.ts';
import { tellOfWork } from './tell-of-work.ts';

/** What was put together goes to the business as the next version. Sent twice, it was sent the first time. */
export async function submitVersion(
  context: Context,
  account: Account,
  deliverable_id: string,
  draft: z.output<typeof submissionDraft>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { held, one } = await holdWorkOf(tx, account, deliverable_id, 'creator');
    if (one.status === 'submitted' && draft.version === one.version) return;
    const mover = { mover: 'creator', actor_id: account.user_id } as const;
    const moved = await moveDeliverable(tx, context, held, one, { move: 'submit', ...mover });
    if (draft.version !== moved.version) {
      throw new Problem('stale', `The next version is ${moved.version}. Look again before you send it.`);
    }
    await writeVersion(tx, one, draft, context.now());
    await followWork(tx, context, held.id, mover);
    await tellOfWork(tx, context, { held, one: moved, news: 'sent' });
  });
}

async function writeVersion(
  tx: Tx,
  one: HeldDeliverable,
  { version, caption, note }: z.output<typeof submissionDraft>,
  now: Date,
): Promise<void> {
  const files = await requireWhole(tx, one);
  await requireChanged(tx, one, { caption, files });
  const id = newId();
  const submitted_at = now.toISOString();
  await tx
    .insertInto('submissions')
    .values({ id, deliverable_id: one.id, version, caption, note, status: 'in_review', submitted_at })
    .execute();
  await tx
    .updateTable('deliverable_files')
    .set({ submission_id: id })
    .where('deliverable_id', '=', one.id)
    .where('submission_id', 'is', null)
    .execute();
}

/** One file for each piece at least, and none that is still on its way. Answers with them in their order. */
async function requireWhole(tx: Tx, one: HeldDeliverable): Promise<string[]> {
  const files = await tx
    .selectFrom('deliverable_files')
    .innerJoin('media_files', 'media_files.id', 'deliverable_files.media_file_id')
    .select(['media_files.id', 'media_files.status', 'media_files.is_active'])
    .where('deliverable_files.deliverable_id', '=', one.id)
    .where('deliverable_files.submission_id', 'is', null)
    .orderBy('deliverable_files.sort_order')
    .orderBy('media_files.id')
    .forShare('media_files')
    .execute();
  if (files.some(({ status }) => status === 'processing')) {
    throw new Problem('conflict', 'A file is still being looked into. Send it when it is ready.');
  }
  if (files.some(({ status, is_active }) => status === 'failed' || !is_active)) {
    throw new Problem('conflict', 'A file could not be read. Take it out or upload it again.');
  }
  if (files.length < one.quantity) {
    throw new Problem('conflict', `${nameDeliverable(one)}: put in a file for each piece first.`);
  }
  return files.map(({ id }) => id);
}

/** A version that is the last one over again answers nothing. */
async function requireChanged(
  tx: Tx,
  one: HeldDeliverable,
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
      `This is version ${one.version} as it was. Change a file or the caption, then send it.`,
    );
  }
}
