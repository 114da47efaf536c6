import type { ApplicationMoveName } from '#domain/hiring/application-states.ts';
import { kindRefusal } from '#domain/hiring/kind-refusals.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { isAskedAgain } from '#server/areas/hiring/places/consent.ts';
import type { LockedApplication } from '#server/areas/hiring/places/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { creatorInvitedMail } from '../mails/creator-invited-mail.ts';
import { noDecisionMail } from '../mails/no-decision-mail.ts';
import { spotGivenMail } from '../mails/spot-given-mail.ts';
import { spotRefusedMail } from '../mails/spot-refused-mail.ts';
import { notifyBusiness } from './notify-business.ts';

/** Notifies the right side about a move. `at` tells a second application of the same creator from the first. */
export async function notifyAboutMove(
  tx: Tx,
  context: Context,
  move: ApplicationMoveName,
  locked: LockedApplication,
  at: Date,
): Promise<void> {
  const notification_key = `application:${locked.id}:${move}:${at.getTime()}`;
  switch (move) {
    case 'submit':
    case 'withdraw':
    case 'decline':
      return notifyBusiness(tx, context, move, locked, notification_key);
    case 'invite':
    case 'accept':
    case 'reject':
    case 'expire':
    case 'withdraw_offer':
      return notifyCreator(
        tx,
        context,
        move === 'withdraw_offer' ? 'expire' : move,
        locked,
        notification_key,
      );
    default:
      return;
  }
}

const APPLICATIONS = '/creator/applications';

async function notifyCreator(
  tx: Tx,
  context: Context,
  move: 'invite' | 'accept' | 'reject' | 'expire',
  locked: LockedApplication,
  notification_key: string,
): Promise<void> {
  const { campaign, creator_user_id } = locked;
  const user_ids = [creator_user_id];
  const facts = { business_name: campaign.business_name, campaign_title: campaign.title };
  const decided = { user_ids, kind: 'application_decided' };
  const on = `“${campaign.title}”, ${campaign.business_name}`;
  switch (move) {
    case 'invite': {
      const href = `/campaigns/${campaign.public_id ?? campaign.id}`;
      return notifyPeople(tx, context, {
        user_ids,
        kind: 'new_invitation',
        notification: {
          notification_key,
          title: `${campaign.business_name} invited you to apply`,
          body: campaign.title,
          href,
        },
        mail: {
          template: creatorInvitedMail,
          facts: {
            ...facts,
            payout_cents: campaign.creator_payout_cents,
            words: locked.invitation ?? '',
            href,
          },
        },
      });
    }
    case 'accept':
      return notifyPeople(tx, context, {
        ...decided,
        notification: { notification_key, title: 'You’re in', body: on, href: APPLICATIONS },
        mail: { template: spotGivenMail, facts: { ...facts, payout_cents: locked.payout_cents ?? 0 } },
      });
    case 'reject': {
      const because = kindRefusal(locked.reason);
      return notifyPeople(tx, context, {
        ...decided,
        notification: {
          notification_key,
          title: `${because} ${campaign.title}`,
          body: on,
          href: APPLICATIONS,
        },
        mail: { template: spotRefusedMail, facts: { ...facts, because, note: locked.note } },
      });
    }
    case 'expire': {
      const is_unanswered = locked.agreed_version > 0 && isAskedAgain(locked);
      const title = campaign.is_offer
        ? `The offer from ${campaign.business_name} has ended`
        : is_unanswered
          ? 'Your application expired: you didn’t say whether you’re still in'
          : 'No decision in time';
      return notifyPeople(tx, context, {
        ...decided,
        notification: { notification_key, title, body: on, href: APPLICATIONS },
        mail: { template: noDecisionMail, facts: { ...facts, is_unanswered, is_offer: campaign.is_offer } },
      });
    }
  }
}
