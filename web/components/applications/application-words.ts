import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { DECIDE_WITHIN_DAYS } from '#domain/campaigns/campaign-states.ts';
import { summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { formatPrice } from '#domain/format/money.ts';
import { REJECT_REASONS } from '#domain/hiring/application-states.ts';
import { timeLeft } from '#web/components/quotes/quote-words.ts';
import { dayWords } from '#web/components/time/moment.ts';
import { nextStepWords } from '#web/components/work/turn-words.ts';
import { askedOf, offerOf } from './application-turns.ts';

/** The words on the badge. */
export function statusName(application: OwnApplication, now: Date): string {
  switch (application.status) {
    case 'invited':
      return 'Invited';
    case 'submitted':
      if (application.is_blocked) return application.campaign.is_offer ? 'Offer' : 'Applied';
      if (offerOf(application, now)) return offerName(application);
      return application.campaign.is_offer ? 'Countered' : 'Applied';
    case 'shortlisted':
      return !application.is_blocked && offerOf(application, now) ? 'Counter-offer' : 'Shortlisted';
    case 'accepted':
      if (application.is_in_dispute) return 'In dispute';
      if (application.work_status === 'cancelled') return 'Canceled';
      return application.work_status === 'completed' ? 'Completed' : 'Accepted';
    case 'rejected':
      return rejectWords(application.reason);
    case 'withdrawn':
      return 'Withdrawn';
    case 'declined':
      return 'Not this time';
    case 'expired':
      if (application.submitted_at === null) return 'Invitation expired';
      if (application.campaign.is_offer) return 'Offer ended';
      return application.lapsed_unanswered ? 'Not confirmed' : 'No decision';
  }
}

/** The line under the badge: the next step with its deadline, or the outcome. `work` is the open work it became. */
export function nextLine(application: OwnApplication, now: Date, work?: CollaborationRow): string {
  const { status, decided_at, campaign } = application;
  const on = decided_at ? dayWords(decided_at, now) : '';
  switch (status) {
    case 'invited':
      if (application.is_blocked) return 'You can’t apply right now';
      return campaign.application_deadline
        ? `Answer by ${dateWords(campaign.application_deadline)}`
        : 'Answer any time';
    case 'submitted':
    case 'shortlisted':
      return waitingLine(application, now);
    case 'accepted':
      if (application.is_in_dispute) return 'Go to dispute';
      if (application.collaboration_id === null) return dueLine(application) ?? on;
      if (isWorkOver(application)) return 'View work';
      return (work && nextStepWords(work, now)) ?? 'Go to work';
    case 'rejected':
      return on;
    case 'withdrawn':
    case 'declined':
      return on ? `By you, ${on}` : 'By you';
    case 'expired':
      return on ? `Expired, ${on}` : 'Expired';
  }
}

function isWorkOver({ work_status }: OwnApplication): boolean {
  return work_status === 'completed' || work_status === 'cancelled';
}

function waitingLine(application: OwnApplication, now: Date): string {
  if (application.is_blocked) return 'You can’t agree on this right now';
  if (application.needs_consent) return 'The brief changed. Are you still in?';
  const offer = offerOf(application, now);
  if (offer) return timeLeft(offer.expires_at, now).words;
  const asked = askedOf(application, now);
  if (asked) return `They answer ${formatPrice(asked.amount_cents)} by ${instantWords(asked.expires_at)}`;
  const by = decideBy(application);
  return by ? `Decision by ${dateWords(by)}` : 'No decision date';
}

/** The last day of the business's decision; null without a deadline. */
export function decideBy({ campaign }: Pick<OwnApplication, 'campaign'>): string | null {
  return campaign.application_deadline ? addDays(campaign.application_deadline, DECIDE_WITHIN_DAYS) : null;
}

/** The due date of the work, counted from the acceptance. */
export function dueOn({ decided_at, campaign }: OwnApplication): string | null {
  // A product that is shipped has to arrive first.
  if (decided_at === null || campaign.content_due_days === null || campaign.fulfilment === 'shipping')
    return null;
  return addDays(NEW_YORK_DATE.format(new Date(decided_at)), campaign.content_due_days);
}

function dueLine(application: OwnApplication): string | null {
  const due = dueOn(application);
  return due && `Draft due ${dateWords(due)}`;
}

/** "Lantern & Ladle, 1 TikTok Video, 1 Instagram Reel". */
export function aboutLine({ business, campaign }: OwnApplication): string {
  return `${business.business_name}, ${summarizeDeliverables(campaign.deliverables)}`;
}

/** "Park Slope", or that the work is remote. */
export function placeWords({ business, campaign }: OwnApplication): string {
  if (campaign.fulfilment === 'shipping') return 'Remote, they ship to you';
  if (campaign.fulfilment === 'remote' || business.neighborhood === null) return 'Remote';
  return business.neighborhood;
}

/** "Something else" is a reason to choose in a list, and says nothing to the creator. */
function rejectWords(reason: string | null): string {
  if (reason === null) return 'Spot filled this time';
  const known = REJECT_REASONS.find((one) => one.reason === reason && one.reason !== 'other');
  return known?.label ?? 'Not this time';
}

/** "Mon, Jun 16" for a New York date. */
export function dateWords(date: string): string {
  return DATE.format(new Date(`${date}T12:00:00Z`));
}

function instantWords(at: string): string {
  return dateWords(NEW_YORK_DATE.format(new Date(at)));
}

function addDays(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const DATE = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const NEW_YORK_DATE = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** An offer that nobody countered yet isn't a counter-offer. */
export function offerName({ campaign, turns }: Pick<OwnApplication, 'campaign' | 'turns'>) {
  return campaign.is_offer && turns.length === 1 ? 'Offer' : 'Counter-offer';
}
