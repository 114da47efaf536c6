import type { Tx } from '#server/platform/db/database.ts';
import { type ExportRow, exportQuery } from './export-query.ts';

export function lockExport(tx: Tx, id: string): Promise<ExportRow | undefined> {
  return exportQuery(tx).where('e.id', '=', id).forUpdate().executeTakeFirst();
}
