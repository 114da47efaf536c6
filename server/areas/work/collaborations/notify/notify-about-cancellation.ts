import type { CancelReason } from '#domain/work/collaboration-states.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { WorkSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import type { LockedCollaboration } from '../lock.ts';
import { workChangedMail } from '../mails/work-changed-mail.ts';

interface Cancelled {
  side: WorkSide;
  reason: CancelReason;
  note: string;
}

/** Notifies the side that didn’t cancel. */
export async function notifyAboutCancellation(
  tx: Tx,
  context: Context,
  locked: LockedCollaboration,
  cancelled: Cancelled,
): Promise<void> {
  if (cancelled.side !== 'creator') await notifyCreator(tx, context, locked, cancelled);
  if (cancelled.side !== 'business') await notifyBusiness(tx, context, locked, cancelled);
}

async function notifyCreator(
  tx: Tx,
  context: Context,
  locked: LockedCollaboration,
  { side, reason, note }: Cancelled,
) {
  const href = creatorWorkPath(locked.id);
  const told = turn(locked, side === 'business' ? locked.campaign.business_name : 'Bizmeet', {
    body:
      reason === 'cannot_ship'
        ? 'They couldn’t ship the product, so you won’t be paid for it.'
        : 'Nothing had been submitted, so you won’t be paid for it.',
    note,
    href,
  });
  await notifyPeople(tx, context, { user_ids: [locked.creator_user_id], kind: 'work_due', ...told });
}

async function notifyBusiness(
  tx: Tx,
  context: Context,
  locked: LockedCollaboration,
  { side, reason, note }: Cancelled,
) {
  const href = businessWorkPath(locked.id);
  const told = turn(locked, side === 'creator' ? locked.creator_name : 'Bizmeet', {
    body:
      reason === 'not_shipped'
        ? 'The product wasn’t shipped in time. We refund the spot in full, including the fee.'
        : 'We refund the spot in full, including the fee.',
    note,
    href,
  });
  const user_ids = await listBusinessPeople(tx, locked);
  await notifyPeople(tx, context, {
    user_ids,
    business_id: locked.business_id,
    kind: 'draft_to_review',
    ...told,
  });
}

function turn(
  locked: LockedCollaboration,
  who: string,
  { body, note, href }: { body: string; note: string; href: string },
) {
  const { title: campaign_title } = locked.campaign;
  const title = `${shortName(who, 28)} canceled the work`;
  const quote = note.trim() || null;
  const facts = { subject: title, title, body, quote, campaign_title, verb: 'See the work', href };
  return {
    notification: {
      notification_key: `work:cancelled:${locked.id}`,
      title,
      body: `${campaign_title}. ${body}`,
      href,
    },
    mail: { template: workChangedMail, facts },
  };
}
