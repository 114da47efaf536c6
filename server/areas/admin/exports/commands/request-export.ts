import type { ListExport, NewListExport } from '#contract/admin/exports.ts';
import { MOST_RUNNING_EXPORTS } from '#domain/admin/exports.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { exportQuery, presentExport } from '../export-query.ts';
import { WRITE_EXPORT } from '../queue-entry.ts';
import { readFilters } from '../sources/read-filters.ts';

/** Asks for a file. The admin's row is locked, so that two clicks can't start one export too many. */
export function requestExport(
  { db, now, queue }: Pick<Context, 'db' | 'now' | 'queue'>,
  user_id: string,
  { list, filters, first_day, last_day }: NewListExport,
): Promise<ListExport> {
  readFilters(list, filters);
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
    const running = await exportQuery(tx)
      .where('e.user_id', '=', user_id)
      .where('e.status', '=', 'running')
      .execute();
    if (running.length >= MOST_RUNNING_EXPORTS) {
      throw new Problem(
        'conflict',
        `You have ${MOST_RUNNING_EXPORTS} exports in progress. Wait for one to finish, or cancel one.`,
      );
    }
    const id = newId();
    const range = { first_day, last_day };
    await tx
      .insertInto('list_exports')
      .values({
        ...{ id, user_id, list, ...range, status: 'running' },
        filters: JSON.stringify(filters),
        asked_at: now().toISOString(),
      })
      .execute();
    await recordAction(tx, {
      actor_id: user_id,
      action: 'request_list_export',
      subject_type: 'list_export',
      subject_id: id,
      after: { list, ...filters, ...range },
    });
    await queue.enqueue(tx, WRITE_EXPORT, { list_export_id: id });
    return presentExport(await exportQuery(tx).where('e.id', '=', id).executeTakeFirstOrThrow());
  });
}
