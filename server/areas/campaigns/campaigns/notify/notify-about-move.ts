import { inBusiness } from '#domain/businesses/business-links.ts';
import { businessCampaignPath } from '#domain/campaigns/campaign-address.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedCampaign } from '../lock.ts';
import { campaignChangedMail } from '../mails/campaign-changed-mail.ts';
import type { CampaignMoveRequest } from '../move-request.ts';
import { moveWords } from './move-words.ts';

/** Notifies the business about moves it didn't make. Applicants are notified when their applications end. */
export async function notifyAboutMove(
  tx: Tx,
  context: Context,
  request: CampaignMoveRequest,
  locked: LockedCampaign,
): Promise<void> {
  const words = moveWords(request, locked);
  if (words === null) return;
  const href = businessCampaignPath(locked);
  await notifyPeople(tx, context, {
    user_ids: await listBusinessPeople(tx, { business_id: locked.business_id, campaign_id: locked.id }),
    business_id: locked.business_id,
    kind: 'campaign_turns',
    notification: {
      notification_key: `${request.move}:${locked.id}:${context.now().toISOString()}`,
      title: words.title,
      body: words.body,
      href,
    },
    mail: {
      template: campaignChangedMail,
      facts: {
        ...words,
        note: request.mover === 'admin' ? (request.note ?? null) : null,
        href: inBusiness(href, locked.business_id),
      },
    },
  });
}
