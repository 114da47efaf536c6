import { Problem } from '#server/platform/errors.ts';

/** A file holds what its admin asked for, so nobody else gets it, other admins included. They ask for their own. */
export function ownExport<Row extends { user_id: string }>(row: Row | undefined, adminId: string): Row {
  if (row === undefined || row.user_id !== adminId) {
    throw new Problem('not_found', 'This export no longer exists.');
  }
  return row;
}
