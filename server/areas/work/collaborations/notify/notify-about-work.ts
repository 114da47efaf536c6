import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedCollaboration, LockedDeliverable } from '../lock.ts';
import { workChangedMail } from '../mails/work-changed-mail.ts';
import { type WorkUpdate, workNotification } from '../work-notification.ts';

export interface WorkUpdateFacts {
  locked: Pick<
    LockedCollaboration,
    'id' | 'business_id' | 'campaign_id' | 'creator_user_id' | 'creator_name' | 'contract'
  > & {
    campaign: { title: string; business_name: string };
  };
  /** As it stands after the turn. */
  one: LockedDeliverable;
  news: WorkUpdate;
  words?: string;
}

/** Tells each side of a turn of the work what it has to know of it. */
export async function notifyAboutWork(
  tx: Tx,
  context: Context,
  { locked, one, news, words }: WorkUpdateFacts,
): Promise<void> {
  const { business_name, title: campaign_title } = locked.campaign;
  const { creator_name } = locked;
  for (const told of workNotification(news, { creator_name, business_name, one, words })) {
    const isCreators = told.to === 'creator';
    const href = isCreators ? creatorWorkPath(locked.id) : businessWorkPath(locked.id);
    const { title, body, quote, verb } = told;
    const facts = { subject: title, title, body, quote, campaign_title, verb, href };
    await notifyPeople(tx, context, {
      user_ids: isCreators ? [locked.creator_user_id] : await listBusinessPeople(tx, locked),
      business_id: locked.business_id,
      kind: told.kind,
      notification: { notification_key: notificationKey(one, news), title, body, href },
      ...(told.has_mail && { mail: { template: workChangedMail, facts } }),
    });
  }
}

/** The same turn of the same version rings once; a link may be sent again, and time given again. */
function notificationKey(
  { id, version, post_returns, due_at, reminders_sent }: LockedDeliverable,
  news: WorkUpdate,
) {
  return ['work', news, id, version, post_returns, reminders_sent, due_at ?? ''].join(':');
}
