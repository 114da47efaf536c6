import type { AuditSubject } from '#contract/platform/audit-subjects.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

export interface AdminAction {
  actor_id: string;
  /** A verb and its object, as in `suspend_account`. */
  action: string;
  subject_type: AuditSubject;
  subject_id: string;
  reason?: string | null;
  before?: object;
  after?: object;
}

/** Logs an admin's action in the same transaction. Entries can't be changed afterwards. */
export async function recordAction(tx: Tx, { before, after, reason = null, ...action }: AdminAction) {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      ...action,
      reason,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}
