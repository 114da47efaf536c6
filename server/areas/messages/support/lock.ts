import type { SupportStatus } from '#domain/messages/support.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

export interface LockedRequest {
  id: string;
  user_id: string;
  subject: string;
  status: SupportStatus;
  snoozed_until: string | null;
  merged_into_id: string | null;
  last_message_at: string;
}

export const noRequest = () => new Problem('not_found', 'We can’t find that request.');

/** Several are locked in the order of their ids. */
export async function lockRequests(tx: Tx, ids: readonly string[]): Promise<LockedRequest[]> {
  const rows = await tx
    .selectFrom('support_requests')
    .select(['id', 'user_id', 'subject', 'status', 'snoozed_until', 'merged_into_id', 'last_message_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length !== new Set(ids).size) throw noRequest();
  return rows;
}

export async function lockRequest(tx: Tx, id: string): Promise<LockedRequest> {
  const [row] = await lockRequests(tx, [id]);
  if (row === undefined) throw noRequest();
  return row;
}
