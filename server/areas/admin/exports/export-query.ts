import type { ListExport } from '#contract/admin/exports.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** The columns an export is shown with, and where its next part begins. */
export function exportQuery(db: Database | Tx) {
  return db
    .selectFrom('list_exports as e')
    .select(['e.id', 'e.user_id', 'e.list', 'e.filters', 'e.first_day', 'e.last_day', 'e.status'])
    .select(['e.row_count', 'e.byte_size', 'e.asked_at', 'e.ended_at', 'e.expires_at'])
    .select(['e.cursor', 'e.part_count', 'e.attempts']);
}

export type ExportRow = Awaited<ReturnType<ReturnType<typeof exportQuery>['executeTakeFirstOrThrow']>>;

export function presentExport({ filters, ...row }: ExportRow): ListExport {
  return { ...row, filters: filters as ListExport['filters'] };
}

/** The folder of an export in the file store. */
export function folderOf(exportId: string): string {
  return `list_exports/${exportId}/`;
}
