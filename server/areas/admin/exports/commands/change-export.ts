import type { ListExport } from '#contract/admin/exports.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { presentExport } from '../export-query.ts';
import { lockExport } from '../lock.ts';
import { ownExport } from '../policy.ts';
import { WRITE_EXPORT } from '../queue-entry.ts';
import { moveExport } from '../transition.ts';

type Parts = Pick<Context, 'db' | 'now' | 'queue'>;

/** The part being written now is thrown away, and the sweep deletes the others. */
export function cancelExport({ db, now }: Parts, adminId: string, id: string): Promise<ListExport> {
  return inTransaction(db, async (tx) => {
    const row = ownExport(await lockExport(tx, id), adminId);
    return presentExport(await moveExport(tx, row, 'cancel', now()));
  });
}

export function retryExport({ db, now, queue }: Parts, adminId: string, id: string): Promise<ListExport> {
  return inTransaction(db, async (tx) => {
    const row = ownExport(await lockExport(tx, id), adminId);
    const moved = await moveExport(tx, row, 'retry', now());
    await queue.enqueue(tx, WRITE_EXPORT, { list_export_id: id });
    return presentExport(moved);
  });
}
