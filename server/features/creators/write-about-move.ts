import { reviewDueAt } from '#domain/business-days.ts';
import { applyAgainAt } from '#domain/creator-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { applicationApprovedMail } from '../../mail/templates/application-approved-mail.ts';
import { applicationChangesMail } from '../../mail/templates/application-changes-mail.ts';
import { applicationReceivedMail } from '../../mail/templates/application-received-mail.ts';
import { applicationRejectedMail } from '../../mail/templates/application-rejected-mail.ts';
import { creatorReinstatedMail } from '../../mail/templates/creator-reinstated-mail.ts';
import { creatorSuspendedMail } from '../../mail/templates/creator-suspended-mail.ts';
import type { HeldCreator } from './hold-creator.ts';
import type { MoveRequest } from './move-request.ts';

/** A mail at every turn that somebody waits for. */
export async function writeAboutMove(
  tx: Tx,
  context: Context,
  { move, note: words, items = [] }: MoveRequest,
  { email, submission_count }: HeldCreator,
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
