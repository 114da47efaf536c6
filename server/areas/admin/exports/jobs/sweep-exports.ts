import { z } from 'zod';
import { EXPORT_LISTED_DAYS } from '#domain/admin/exports.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { folderOf } from '../export-query.ts';
import { lockExport } from '../lock.ts';
import { moveExport } from '../transition.ts';

const AT_A_TIME = 100;
const DAY_MS = 86_400_000;

/** Ends files that are a week old, deletes the parts of everything that has ended, and forgets old exports. */
export const sweepExports = defineJob({
  name: 'sweep-list-exports',
  payload: z.object({}),
  retries: 1,
  cron: '37 * * * *',
  run: async (context) => {
    await expire(context);
    await deleteParts(context);
    await forget(context);
  },
});

async function expire({ db, now }: Context): Promise<void> {
  const due = await db
    .selectFrom('list_exports')
    .select('id')
    .where('status', '=', 'done')
    .where('expires_at', '<=', now().toISOString())
    .execute();
  for (const { id } of due) {
    await inTransaction(db, async (tx) => {
      const row = await lockExport(tx, id);
      if (row?.status === 'done') await moveExport(tx, row, 'expire', now());
    });
  }
}

/** Also what a killed job left in the folder. A failed export keeps its parts until it is forgotten: it can be retried. */
async function deleteParts({ db, files }: Context): Promise<void> {
  for (;;) {
    const ended = await db
      .selectFrom('list_exports')
      .select('id')
      .where('status', 'in', ['canceled', 'expired'])
      .where('part_count', '>', 0)
      .limit(AT_A_TIME)
      .execute();
    for (const { id } of ended) await emptyFolder({ db, files }, id);
    if (ended.length < AT_A_TIME) return;
  }
}

async function forget({ db, files, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - EXPORT_LISTED_DAYS * DAY_MS).toISOString();
  for (;;) {
    const old = await db
      .selectFrom('list_exports')
      .select('id')
      .where('ended_at', '<', before)
      .limit(AT_A_TIME)
      .execute();
    for (const { id } of old) {
      await emptyFolder({ db, files }, id);
      await db.deleteFrom('list_exports').where('id', '=', id).execute();
    }
    if (old.length < AT_A_TIME) return;
  }
}

async function emptyFolder({ db, files }: Pick<Context, 'db' | 'files'>, id: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of files.list(folderOf(id))) keys.push(key);
  await files.remove(keys);
  await db.deleteFrom('list_export_parts').where('list_export_id', '=', id).execute();
  await db.updateTable('list_exports').set({ part_count: 0 }).where('id', '=', id).execute();
}
