import { formatCents } from '#domain/money.ts';
import type { CampaignEvent } from '#web/api/generated/types.gen.ts';

type Sentence = (event: CampaignEvent) => string;

/** Who did it goes before; where nobody did, the sentence stands by itself. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  campaign_await_funding: by('finished writing it', 'Ready to be paid in'),
  campaign_rework: by('took it back to writing', 'Back to writing'),
  campaign_go_live: by('opened it', 'Paid in, and open for applications'),
  campaign_pause: by('paused it', 'Paused'),
  campaign_hold: () => 'Bizmeet paused it',
  campaign_resume: by('opened it again', 'Open again'),
  campaign_close: by('closed it for applications', 'Closed for applications'),
  campaign_complete: by('marked it as done', 'Completed'),
  campaign_expire: () => 'Ended without a pick',
  campaign_cancel: by('cancelled it', 'Cancelled'),
  campaign_created: by('began it', 'Begun'),
  campaign_duplicate: by('began it as a copy', 'Began as a copy'),
  picks_closed: () => 'The time to pick is over',
  brief_changed: ({ actor_name, version }) =>
    `${actor_name ?? 'Somebody'} changed the brief${version === null ? '' : `: version ${version}`}`,
  application_invite: about('invited', 'was invited'),
  application_submit: ({ creator_name }) => `${creator_name ?? 'A creator'} applied`,
  application_decline: ({ creator_name }) => `${creator_name ?? 'A creator'} turned the invitation down`,
  application_withdraw: ({ creator_name }) => `${creator_name ?? 'A creator'} withdrew`,
  application_shortlist: about('shortlisted', 'was shortlisted'),
  application_unshortlist: about('took off the shortlist', 'left the shortlist'),
  application_accept: about('accepted', 'was accepted'),
  application_reject: about('declined', 'was declined'),
  application_undo_accept: about('took back the pick of', 'is open again'),
  application_undo_reject: about('took back the no to', 'is open again'),
  application_expire: ({ creator_name }) => `No decision on ${creator_name ?? 'a creator'}`,
};

/** "Maya Okafor paused it". What has no words here yet still reads. */
export function eventWords(event: CampaignEvent): string {
  const known = SENTENCES[event.kind];
  const sentence = known ? known(event) : plainly(event);
  return event.amount_cents === null ? sentence : `${sentence}, ${formatCents(event.amount_cents)}`;
}

function by(deed: string, alone: string): Sentence {
  return ({ actor_name, is_admin }) => {
    if (is_admin) return `Bizmeet ${deed}`;
    return actor_name === null ? alone : `${actor_name} ${deed}`;
  };
}

function about(deed: string, alone: string): Sentence {
  return ({ actor_name, creator_name }) => {
    const whom = creator_name ?? 'a creator';
    return actor_name === null ? `${creator_name ?? 'A creator'} ${alone}` : `${actor_name} ${deed} ${whom}`;
  };
}

function plainly({ kind, actor_name, creator_name }: CampaignEvent): string {
  const words = kind.replaceAll('_', ' ');
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return [sentence, creator_name ?? actor_name].filter(Boolean).join(': ');
}
