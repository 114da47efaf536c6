import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedCollaboration } from '../lock.ts';
import { workChangedMail } from '../mails/work-changed-mail.ts';
import { type ShipmentTurn, shipmentFacts, shipmentNotification } from '../shipment-notification.ts';

/** Tells each side of a turn of the shipment what it has to know. The caller passes the shipment as it is after it. */
export async function notifyAboutShipment(
  tx: Tx,
  context: Context,
  locked: LockedCollaboration,
  turn: ShipmentTurn,
): Promise<void> {
  const { shipment, campaign } = locked;
  if (shipment === null) return;
  for (const told of shipmentNotification(turn, shipmentFacts(locked, shipment))) {
    const isCreators = told.to === 'creator';
    const href = isCreators ? creatorWorkPath(locked.id) : businessWorkPath(locked.id);
    const { title, body, quote, verb } = told;
    const facts = { subject: title, title, body, quote, campaign_title: campaign.title, verb, href };
    await notifyPeople(tx, context, {
      user_ids: isCreators ? [locked.creator_user_id] : await listBusinessPeople(tx, locked),
      business_id: locked.business_id,
      kind: 'shipment_turns',
      // The turns of a replacement are told again. Every move changes the time, and a reminder belongs to its state.
      notification: {
        notification_key: `shipment:${turn}:${shipment.id}:${shipment.updated_at}`,
        title,
        body,
        href,
      },
      mail: { template: workChangedMail, facts },
    });
  }
}
