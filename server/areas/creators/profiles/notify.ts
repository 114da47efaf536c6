import { applyAgainAt } from '#domain/creators/creator-states.ts';
import { vettingDueAt } from '#domain/format/business-days.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import type { LockedCreator } from './lock.ts';
import { applicationApprovedMail } from './mails/application-approved-mail.ts';
import { applicationChangesMail } from './mails/application-changes-mail.ts';
import { applicationReceivedMail } from './mails/application-received-mail.ts';
import { applicationRejectedMail } from './mails/application-rejected-mail.ts';
import { creatorReinstatedMail } from './mails/creator-reinstated-mail.ts';
import { creatorSuspendedMail } from './mails/creator-suspended-mail.ts';
import type { CreatorMoveRequest } from './move-request.ts';

/** Sends a mail for every move that the person is waiting for, and a notification for every decision. */
export async function notifyAboutMove(
  tx: Tx,
  context: Context,
  { move, note: words, items = [] }: CreatorMoveRequest,
  locked: LockedCreator,
): Promise<void> {
  const { email, submission_count } = locked;
  const now = context.now();
  const note = words?.trim() || null;
  await notifyAboutDecision(tx, context, { move, note }, locked);
  switch (move) {
    case 'submit':
      return queueMail(context, tx, applicationReceivedMail, email, {
        vetting_due_at: vettingDueAt(now).toISOString(),
        is_second_try: submission_count > 0,
      });
    case 'request_changes':
      return queueMail(context, tx, applicationChangesMail, email, { note: note ?? '', items: [...items] });
    case 'approve':
      return queueMail(context, tx, applicationApprovedMail, email, { note });
    case 'reject':
      return queueMail(context, tx, applicationRejectedMail, email, {
        note: note ?? '',
        can_apply_again_at: applyAgainAt(now.toISOString())?.toISOString() ?? '',
      });
    case 'suspend':
      return queueMail(context, tx, creatorSuspendedMail, email, { note: note ?? '' });
    case 'reinstate':
      return queueMail(context, tx, creatorReinstatedMail, email, { note });
    case 'reopen':
    case 'enter':
      return;
  }
}

type Decision = Exclude<CreatorMoveRequest['move'], 'submit' | 'reopen' | 'enter'>;

const DECISIONS: Record<Decision, { title: string; href: string }> = {
  request_changes: { title: 'Your application needs changes', href: '/apply' },
  approve: { title: 'You’re approved on Bizmeet', href: '/campaigns' },
  reject: { title: 'Your application wasn’t approved', href: '/apply/status' },
  suspend: { title: 'Your creator account is suspended', href: '/apply/status' },
  reinstate: { title: 'Your creator account is active again', href: '/creator' },
};

async function notifyAboutDecision(
  tx: Tx,
  context: Context,
  { move, note }: { move: CreatorMoveRequest['move']; note: string | null },
  { id, user_id }: LockedCreator,
): Promise<void> {
  if (!isDecision(move)) return;
  const notification_key = `profile:${id}:${move}:${context.now().getTime()}`;
  await notifyPeople(tx, context, {
    user_ids: [user_id],
    kind: 'profile_decided',
    notification: { notification_key, body: note ?? '', ...DECISIONS[move] },
  });
}

function isDecision(move: CreatorMoveRequest['move']): move is Decision {
  return move in DECISIONS;
}
