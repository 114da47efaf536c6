import type { ApplicationMoveName } from '#domain/application-states.ts';
import { kindRefusal } from '#domain/kind-refusals.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { creatorInvitedMail } from '../../mail/templates/creator-invited-mail.ts';
import { noDecisionMail } from '../../mail/templates/no-decision-mail.ts';
import { spotGivenMail } from '../../mail/templates/spot-given-mail.ts';
import { spotRefusedMail } from '../../mail/templates/spot-refused-mail.ts';
import { tellPeople } from '../notices/tell-people.ts';
import type { HeldApplication } from './hold-application.ts';
import { tellBusiness } from './tell-business.ts';

type Held = HeldApplication & { id: string };

/** Who hears of it, where somebody does. `at` keeps a second application of the same creator apart from the first. */
export async function tellOfMove(
  tx: Tx,
  context: Context,
  move: ApplicationMoveName,
  held: Held,
  at: Date,
): Promise<void> {
  const notice_key = `application:${held.id}:${move}:${at.getTime()}`;
  switch (move) {
    case 'submit':
    case 'withdraw':
    case 'decline':
      return tellBusiness(tx, context, move, held, notice_key);
    case 'invite':
    case 'accept':
    case 'reject':
    case 'expire':
      return tellCreator(tx, context, move, held, notice_key);
    default:
      return;
  }
}

const APPLICATIONS = '/creator/applications';

async function tellCreator(
  tx: Tx,
  context: Context,
  move: 'invite' | 'accept' | 'reject' | 'expire',
  held: Held,
  notice_key: string,
): Promise<void> {
  const { campaign, creator_user_id } = held;
  const user_ids = [creator_user_id];
  const facts = { business_name: campaign.business_name, campaign_title: campaign.title };
  const decided = { user_ids, kind: 'application_decided' };
  const on = `“${campaign.title}”, ${campaign.business_name}`;
  switch (move) {
    case 'invite': {
      const href = `/campaigns/${campaign.public_id ?? campaign.id}`;
      return tellPeople(tx, context, {
        user_ids,
        kind: 'new_invitation',
        notice: { notice_key, title: `${campaign.business_name} invites you`, body: campaign.title, href },
        mail: {
          template: creatorInvitedMail,
          facts: {
            ...facts,
            payout_cents: campaign.creator_payout_cents,
            words: held.invitation ?? '',
            href,
          },
        },
      });
    }
    case 'accept':
      return tellPeople(tx, context, {
        ...decided,
        notice: { notice_key, title: 'You are in', body: on, href: APPLICATIONS },
        mail: { template: spotGivenMail, facts: { ...facts, payout_cents: held.payout_cents ?? 0 } },
      });
    case 'reject': {
      const because = kindRefusal(held.reason);
      return tellPeople(tx, context, {
        ...decided,
        notice: { notice_key, title: `${because} ${campaign.title}`, body: on, href: APPLICATIONS },
        mail: { template: spotRefusedMail, facts: { ...facts, because, note: held.note } },
      });
    }
    case 'expire':
      // Nobody asked a creator who never answered an invitation to wait.
      if (held.status === 'invited') return;
      return tellPeople(tx, context, {
        ...decided,
        notice: { notice_key, title: 'No decision in time', body: on, href: APPLICATIONS },
        mail: { template: noDecisionMail, facts },
      });
  }
}
