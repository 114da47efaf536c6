import { applyAgainAt } from '#domain/creators/creator-states.ts';
import { reviewDueAt } from '#domain/format/business-days.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import type { LockedCreator } from '../lock.ts';
import { applicationApprovedMail } from '../mails/application-approved-mail.ts';
import { applicationChangesMail } from '../mails/application-changes-mail.ts';
import { applicationReceivedMail } from '../mails/application-received-mail.ts';
import { applicationRejectedMail } from '../mails/application-rejected-mail.ts';
import { creatorReinstatedMail } from '../mails/creator-reinstated-mail.ts';
import { creatorSuspendedMail } from '../mails/creator-suspended-mail.ts';
import type { CreatorMoveRequest } from '../move-request.ts';

/** Sends a mail for every move that the person is waiting for. */
export async function writeAboutMove(
  tx: Tx,
  context: Context,
  { move, note: words, items = [] }: CreatorMoveRequest,
  { email, submission_count }: LockedCreator,
): Promise<void> {
  const now = context.now();
  const note = words?.trim() || null;
  switch (move) {
    case 'submit':
      return queueMail(context, tx, applicationReceivedMail, email, {
        review_due_at: reviewDueAt(now).toISOString(),
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
