import type { ApprovalAction } from '#domain/admin/approvals.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** An admin action that needs a second admin from a certain amount. The area that carries it out declares it. */
export interface Approvable<Request extends object> {
  action: ApprovalAction;
  /** The amount it moves; undefined if the record doesn't exist, because the action itself reports that better. */
  findAmount(db: Database, subjectId: string, request: Request): Promise<{ cents: number } | undefined>;
  /** Runs in the name of the admin who requested it and repeats every check. */
  run(tx: Tx, context: Context, adminId: string, request: Request): Promise<unknown>;
}
