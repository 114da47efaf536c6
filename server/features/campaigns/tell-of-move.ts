import { businessCampaignPath } from '#domain/campaign-address.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { campaignTurnedMail } from '../../mail/templates/campaign-turned-mail.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';
import type { HeldCampaign } from './hold-campaign.ts';
import type { CampaignMoveRequest } from './move-request.ts';
import { turnWords } from './turn-words.ts';

/** The business hears of what it did not do itself. Whoever applied is told where the applications end. */
export async function tellOfMove(
  tx: Tx,
  context: Context,
  request: CampaignMoveRequest,
  held: HeldCampaign,
): Promise<void> {
  const words = turnWords(request, held);
  if (words === null) return;
  const href = businessCampaignPath(held);
  await tellPeople(tx, context, {
    user_ids: await listBusinessPeople(tx, held.business_id),
    kind: 'campaign_turns',
    notice: {
      notice_key: `${request.move}:${held.id}:${context.now().toISOString()}`,
      title: words.title,
      body: words.body,
      href,
    },
    mail: {
      template: campaignTurnedMail,
      facts: { ...words, note: request.mover === 'admin' ? (request.note ?? null) : null, href },
    },
  });
}
