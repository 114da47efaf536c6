import type { NewReportDecision, TargetParams } from '#contract/admin/reports.ts';
import { actionsFor, REPORTED_WORDS } from '#domain/admin/reports.ts';
import { recordDecision } from '#server/areas/admin/reports/commands/record-decision.ts';
import { answerReporters, notifyAboutDecision } from '#server/areas/admin/reports/notify.ts';
import { findTargets } from '#server/areas/admin/reports/queries/find-target.ts';
import { isSent, removeAfterReport } from '#server/areas/base/media/commands/remove-after-report.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import { removeMessage } from '#server/areas/messages/conversations/commands/remove-message.ts';
import { moveAccountIn } from '#server/flows/suspend-account/move-account.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';

type Decision = TargetParams & NewReportDecision;

/** Decides all open reports of a record: acts, tells the person, and answers the reporters, in one transaction. */
export function decideReports(context: Context, admin_id: string, decision: Decision): Promise<void> {
  const { target_type, target_id, action, words } = decision;
  return inTransaction(context.db, async (tx) => {
    const [target] = await findTargets(tx, target_type, [target_id]);
    if (target === undefined) throw new Problem('not_found', 'We can’t find that report.');
    if (!actionsFor(target_type).includes(action)) {
      const words = `${REPORTED_WORDS[target_type]} can’t be hidden. Warn the person or suspend the account.`;
      throw new Problem('conflict', words);
    }
    const { person_id } = target;
    const recorded = await recordDecision(tx, context, { ...decision, admin_id, person_id });
    const { decision_id, reporter_ids } = recorded;
    if (action === 'hide') await hide(tx, context, { ...decision, admin_id });
    if (action === 'suspend') {
      await moveAccountIn(tx, context, {
        move: 'suspend',
        admin_id,
        user_id: requirePerson(person_id),
        reason: words,
        can_appeal: true,
      });
    } else if (action === 'warn') {
      const user_id = requirePerson(person_id);
      await notifyAboutDecision(tx, context, { decision_id, user_id, action: 'warn', words });
    } else if (action === 'hide' && person_id !== null) {
      await notifyAboutDecision(tx, context, {
        ...{ decision_id, user_id: person_id, words },
        action: HIDDEN[target_type],
      });
    }
    await answerReporters(tx, context, { decision_id, reporter_ids, has_acted: action !== 'nothing' });
  });
}

const HIDDEN = {
  campaign: 'hide_campaign',
  message: 'hide_message',
  media_file: 'hide_media_file',
  creator: 'warn',
  business: 'warn',
} as const;

async function hide(
  tx: Tx,
  context: Context,
  { target_type, target_id, admin_id, words }: Decision & { admin_id: string },
): Promise<void> {
  if (target_type === 'message') {
    const isRemoved = await removeMessage(tx, target_id, context.now().toISOString());
    if (isRemoved) return;
    throw new Problem('conflict', 'The message is already gone. Choose another action.');
  }
  if (target_type === 'media_file') return hideUpload(tx, context, target_id);
  const locked = await lockCampaign(tx, target_id);
  // A paused campaign isn't listed. Pausing it again would take the resume button from the business for good.
  if (locked.status !== 'live') {
    throw new Problem('conflict', 'The campaign isn’t listed anymore. Choose another action.');
  }
  await moveCampaign(tx, context, locked, {
    move: 'admin_pause',
    mover: 'admin',
    actor_id: admin_id,
    note: words,
  });
}

async function hideUpload(tx: Tx, { now }: Pick<Context, 'now'>, id: string): Promise<void> {
  if (await isSent(tx, id)) {
    throw new Problem('conflict', 'It was sent to the other side, who keeps it. Choose another action.');
  }
  if (await removeAfterReport(tx, id, now().toISOString())) return;
  throw new Problem('conflict', 'It’s already gone. Choose another action.');
}

function requirePerson(personId: string | null): string {
  if (personId === null) throw new Problem('conflict', 'This business has no owner. Choose another action.');
  return personId;
}
