import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { writePart } from '../commands/write-part.ts';
import { WRITE_EXPORT } from '../queue-entry.ts';

/** A job of the engine may run this long. A longer export goes on in a job of its own. */
const AT_MOST_MS = 5 * 60_000;

/** Writes a list to the file store part by part, so that its size doesn't matter to the memory. */
export const writeExport = defineJob({
  ...WRITE_EXPORT,
  run: async (context, payload) => {
    const until = performance.now() + AT_MOST_MS;
    while (await writePart(context, payload.list_export_id)) {
      if (context.queue.isStopping() || performance.now() > until) {
        return inTransaction(context.db, (tx) => context.queue.enqueue(tx, WRITE_EXPORT, payload));
      }
    }
  },
});
