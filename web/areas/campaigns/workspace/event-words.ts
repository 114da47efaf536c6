import type { CampaignEvent } from '#contract/campaigns/own-campaigns.ts';
import { formatCents } from '#domain/format/money.ts';
import { QUOTE_SENTENCES } from './quote-event-words.ts';

type Sentence = (event: CampaignEvent) => string;

/** Each sentence begins with the actor's name; without an actor it uses the second form. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  campaign_await_funding: by('finished the draft', 'Ready for payment'),
  campaign_rework: by('moved it back to draft', 'Back to draft'),
  campaign_go_live: by('opened it', 'Paid and open for applications'),
  campaign_pause: by('paused it', 'Paused'),
  campaign_admin_pause: () => 'Bizmeet paused it',
  campaign_resume: by('resumed it', 'Resumed'),
  campaign_close: by('closed applications', 'Applications closed'),
  campaign_complete: by('completed it', 'Completed'),
  campaign_expire: () => 'Ended without a creator',
  campaign_cancel: by('canceled it', 'Canceled'),
  campaign_created: by('created it', 'Created'),
  campaign_duplicate: by('created it as a copy', 'Created as a copy'),
  campaign_from_template: by('created it from a template', 'Created from a template'),
  template_saved: by('saved it as a template', 'Saved as a template'),
  selection_closed: () => 'Selection ended',
  brief_changed: ({ actor_name, version }) =>
    `${actor_name ?? 'Someone'} changed the brief${version === null ? '' : `: version ${version}`}`,
  application_invite: about('invited', 'was invited'),
  application_offer: about('offered the job to', 'was offered the job'),
  application_decline_offer: ({ creator_name }) => `${creator_name ?? 'A creator'} said no to the offer`,
  application_withdraw_offer: about('withdrew the offer to', 'no longer has an offer'),
  application_submit: ({ creator_name }) => `${creator_name ?? 'A creator'} applied`,
  application_decline: ({ creator_name }) => `${creator_name ?? 'A creator'} declined the invitation`,
  application_consent: ({ creator_name }) => `${creator_name ?? 'A creator'} agreed to the changed brief`,
  application_withdraw: ({ creator_name }) => `${creator_name ?? 'A creator'} withdrew`,
  application_shortlist: about('shortlisted', 'was shortlisted'),
  application_unshortlist: about('removed from the shortlist', 'left the shortlist'),
  application_accept: about('accepted', 'was accepted'),
  application_reject: about('declined', 'was declined'),
  application_undo_accept: about('undid the acceptance of', 'is open again'),
  application_undo_reject: about('undid the decline of', 'is open again'),
  ...QUOTE_SENTENCES,
  funding_paid: ({ actor_name, creator_name, amount_cents, purpose }) => {
    const amount = formatCents(amount_cents ?? 0);
    const paid = actor_name === null ? `${amount} was paid` : `${actor_name} paid ${amount}`;
    if (purpose === 'quote') return `${paid} for ${creator_name ?? 'a creator'}’s higher payout`;
    return purpose === 'more_spots' ? `${paid} for more spots` : `${paid} for the campaign`;
  },
  money_refunded: ({ amount_cents, creator_name }) => {
    const refunded = `${formatCents(amount_cents ?? 0)} was refunded`;
    return creator_name === null ? refunded : `${refunded} for ${creator_name}’s spot`;
  },
  application_expire: ({ creator_name }) => `No decision on ${creator_name ?? 'a creator'}`,
};

/** "Maya Okafor paused it". An unknown kind still gets readable text. */
export function eventWords(event: CampaignEvent): string {
  const known = SENTENCES[event.kind];
  return known ? known(event) : plainly(event);
}

function by(action: string, alone: string): Sentence {
  return ({ actor_name, is_admin }) => {
    if (is_admin) return `Bizmeet ${action}`;
    return actor_name === null ? alone : `${actor_name} ${action}`;
  };
}

function about(action: string, alone: string): Sentence {
  return ({ actor_name, creator_name }) => {
    const whom = creator_name ?? 'a creator';
    return actor_name === null
      ? `${creator_name ?? 'A creator'} ${alone}`
      : `${actor_name} ${action} ${whom}`;
  };
}

function plainly({ kind, actor_name, creator_name }: CampaignEvent): string {
  const words = kind.replaceAll('_', ' ');
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return [sentence, creator_name ?? actor_name].filter(Boolean).join(': ');
}
