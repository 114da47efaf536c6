import { Readable } from 'node:stream';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { Download } from '#server/platform/http/download.ts';
import { exportQuery } from '../export-query.ts';
import { ownExport } from '../policy.ts';

/** Sends the parts one after the other, and logs that the list left the house. */
export async function downloadExport(
  { db, files }: Pick<Context, 'db' | 'files'>,
  adminId: string,
  id: string,
): Promise<Download> {
  const row = ownExport(await exportQuery(db).where('e.id', '=', id).executeTakeFirst(), adminId);
  if (row.status !== 'done') throw new Problem('conflict', 'There is no file to download.');
  const parts = await db
    .selectFrom('list_export_parts')
    .select('file_key')
    .where('list_export_id', '=', id)
    .orderBy('number')
    .execute();
  const { list, row_count } = row;
  await inTransaction(db, (tx) =>
    recordAction(tx, {
      actor_id: adminId,
      action: 'download_list_export',
      subject_type: 'list_export',
      subject_id: id,
      after: { list, row_count },
    }),
  );
  const name = `bizmeet-${list.replaceAll('_', '-')}-${newYorkDate(new Date(row.asked_at))}`;
  const keys = parts.map(({ file_key }) => file_key);
  return new Download(name, 'csv', Readable.from(bytesOf(files, keys), { objectMode: false }));
}

async function* bytesOf(files: FileStore, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) {
    const part = await files.read(key);
    if (part === null) throw new Error(`The file of an export lost its part ${key}`);
    yield* part;
  }
}
