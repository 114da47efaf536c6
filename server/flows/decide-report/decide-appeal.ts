import type { AppealDecision } from '#contract/admin/reports.ts';
import {
  lockAppealed,
  recordAppealDecision,
} from '#server/areas/admin/reports/commands/record-appeal-decision.ts';
import { notifyAboutAppeal } from '#server/areas/admin/reports/notify.ts';
import { restoreAfterReport } from '#server/areas/base/media/commands/remove-after-report.ts';
import { findMoveRefusal } from '#server/areas/campaigns/campaigns/find-move-refusal.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import { restoreMessage } from '#server/areas/messages/conversations/commands/remove-message.ts';
import { moveAccountIn } from '#server/flows/suspend-account/move-account.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

type Decision = AppealDecision & { id: string };
type Appealed = Awaited<ReturnType<typeof lockAppealed>>;

/** Upholds or lifts a decision. If it is lifted, the message, upload, campaign or account comes back where it still can. */
export function decideAppeal(
  context: Context,
  admin_id: string,
  { id, outcome, words }: Decision,
): Promise<{ is_restored: boolean }> {
  return inTransaction(context.db, async (tx) => {
    const appealed = await lockAppealed(tx, id);
    await recordAppealDecision(tx, context, { id, admin_id, outcome, words });
    const is_restored = outcome === 'lifted' && (await restore(tx, context, appealed, { admin_id, words }));
    if (appealed.person_id !== null) {
      await notifyAboutAppeal(tx, context, {
        ...{ decision_id: id, user_id: appealed.person_id, outcome, words },
      });
    }
    return { is_restored };
  });
}

async function restore(
  tx: Tx,
  context: Context,
  { action, target_type, target_id, person_id, words }: Appealed,
  { admin_id, words: reason }: { admin_id: string; words: string },
): Promise<boolean> {
  if (action === 'suspend' && person_id !== null) {
    const profile = await tx
      .selectFrom('profiles')
      .select(['account_status', 'status_reason'])
      .where('user_id', '=', person_id)
      .executeTakeFirstOrThrow();
    // Another admin may have reinstated the account since, or suspended it again for another reason.
    const isOurs = profile.account_status === 'suspended' && profile.status_reason === words;
    if (isOurs) await moveAccountIn(tx, context, { move: 'unsuspend', admin_id, user_id: person_id, reason });
    return isOurs;
  }
  if (action !== 'hide') return false;
  if (target_type === 'message') return restoreMessage(tx, target_id);
  if (target_type === 'media_file') return restoreAfterReport(tx, target_id, context.now());
  return reopenCampaign(tx, context, target_id, { admin_id, reason });
}

/** A campaign that was closed or canceled meanwhile, or whose deadline passed, stays as it is. */
async function reopenCampaign(
  tx: Tx,
  context: Context,
  id: string,
  { admin_id, reason }: { admin_id: string; reason: string },
): Promise<boolean> {
  const locked = await lockCampaign(tx, id);
  const request = { move: 'resume', mover: 'admin', actor_id: admin_id, note: reason } as const;
  if (!locked.is_paused_by_admin || findMoveRefusal(request, locked, context.now()) !== null) return false;
  await moveCampaign(tx, context, locked, request);
  return true;
}
