import type { NewReportDecision, TargetParams } from '#contract/admin/reports.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';

interface Decision extends TargetParams, NewReportDecision {
  admin_id: string;
  person_id: string | null;
}

/** Closes all open reports of a record with one decision. Answers with its id and the reporters. */
export async function recordDecision(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { target_type, target_id, action, words, admin_id, person_id }: Decision,
): Promise<{ decision_id: string; reporter_ids: string[] }> {
  const decision_id = newId();
  await tx
    .insertInto('report_decisions')
    .values({
      id: decision_id,
      ...{ target_type, target_id, person_id, action, words },
      decided_by: admin_id,
      decided_at: now().toISOString(),
    })
    .execute();
  const reports = await tx
    .updateTable('reports')
    .set({ decision_id })
    .where('target_type', '=', target_type)
    .where('target_id', '=', target_id)
    .where('decision_id', 'is', null)
    .returning('reporter_id')
    .execute();
  if (reports.length === 0) throw new Problem('conflict', 'Another admin already decided about this.');
  await recordAction(tx, {
    actor_id: admin_id,
    action: `report_${action}`,
    subject_type: target_type,
    subject_id: target_id,
    reason: words,
    after: { report_count: String(reports.length), person_id },
  });
  return { decision_id, reporter_ids: reports.map(({ reporter_id }) => reporter_id) };
}
