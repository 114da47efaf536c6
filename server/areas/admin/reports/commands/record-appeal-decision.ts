import type { AppealDecision } from '#contract/admin/reports.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Locks a decision whose appeal is open. */
export async function lockAppealed(tx: Tx, id: string) {
  const decision = await tx
    .selectFrom('report_decisions')
    .select(['id', 'target_type', 'target_id', 'person_id', 'action', 'words'])
    .select(['appealed_at', 'appeal_decided_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (decision === undefined || decision.appealed_at === null) {
    throw new Problem('not_found', 'We can’t find that appeal.');
  }
  if (decision.appeal_decided_at !== null) {
    throw new Problem('conflict', 'Another admin already decided this appeal.');
  }
  return decision;
}

interface Decided extends AppealDecision {
  id: string;
  admin_id: string;
}

export async function recordAppealDecision(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { id, admin_id, outcome, words }: Decided,
): Promise<void> {
  await tx
    .updateTable('report_decisions')
    .set({
      appeal_outcome: outcome,
      appeal_answer: words,
      appeal_decided_by: admin_id,
      appeal_decided_at: now().toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await recordAction(tx, {
    actor_id: admin_id,
    action: outcome === 'lifted' ? 'lift_decision' : 'uphold_decision',
    subject_type: 'report_decision',
    subject_id: id,
    reason: words,
  });
}
