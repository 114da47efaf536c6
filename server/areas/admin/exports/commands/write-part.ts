import { randomUUID } from 'node:crypto';
import { EXPORT_ATTEMPTS } from '#domain/admin/exports.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { csvRows } from '#server/platform/http/csv.ts';
import { type ExportRow, exportQuery, folderOf } from '../export-query.ts';
import { lockExport } from '../lock.ts';
import { readPart } from '../sources/read-part.ts';
import { moveExport } from '../transition.ts';

type Parts = Pick<Context, 'db' | 'now' | 'files'>;

/**
 * Writes the next part of an export and says whether there is more. A part is a file of its own and counts once its row
 * is committed together with the place where the next one begins. So a job that is killed goes on with the part it was
 * writing, and of two that run at once the slower one throws its part away.
 */
export async function writePart(context: Parts, id: string): Promise<boolean> {
  const row = await beginPart(context, id);
  if (row === null) return false;
  const { header, rows, next_cursor } = await readPart(context, row);
  const body = Buffer.from(csvRows(row.part_count === 0 ? [header, ...rows] : rows));
  const key = `${folderOf(id)}${row.part_count}-${randomUUID()}.csv`;
  await context.files.put(key, body, 'text/csv; charset=utf-8');
  const isKept = await keepPart(context, row, {
    key,
    byte_size: body.length,
    rows: rows.length,
    next_cursor,
  });
  if (!isKept) await context.files.remove([key]);
  return isKept && next_cursor !== null;
}

/** Counts the attempt before it is made. Null if there is nothing to do, or it was tried often enough. */
function beginPart({ db, now }: Parts, id: string): Promise<ExportRow | null> {
  return inTransaction(db, async (tx) => {
    const row = await lockExport(tx, id);
    if (row?.status !== 'running') return null;
    if (row.attempts >= EXPORT_ATTEMPTS) {
      await moveExport(tx, row, 'fail', now());
      return null;
    }
    await tx
      .updateTable('list_exports')
      .set({ attempts: row.attempts + 1 })
      .where('id', '=', id)
      .execute();
    return row;
  });
}

interface Written {
  key: string;
  byte_size: number;
  rows: number;
  next_cursor: string | null;
}

/** False if the export was canceled meanwhile, or someone else has written this part. */
function keepPart(
  { db, now }: Parts,
  { id, part_count }: ExportRow,
  { key, byte_size, rows, next_cursor }: Written,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await lockExport(tx, id);
    if (row?.status !== 'running' || row.part_count !== part_count) return false;
    await tx
      .insertInto('list_export_parts')
      .values({ list_export_id: id, number: part_count, file_key: key, byte_size })
      .execute();
    await tx
      .updateTable('list_exports')
      .set({
        cursor: next_cursor,
        part_count: part_count + 1,
        row_count: row.row_count + rows,
        byte_size: row.byte_size + byte_size,
        attempts: 0,
      })
      .where('id', '=', id)
      .execute();
    if (next_cursor === null) {
      const written = await exportQuery(tx).where('e.id', '=', id).executeTakeFirstOrThrow();
      await moveExport(tx, written, 'finish', now());
    }
    return true;
  });
}
