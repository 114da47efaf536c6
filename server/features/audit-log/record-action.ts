import type { AuditSubject } from '#contract/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';

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

/** Writes down what an admin does, in the transaction in which it happens. The log takes no changes afterwards. */
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
