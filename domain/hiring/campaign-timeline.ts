import { DECIDE_WITHIN_DAYS } from '#domain/campaigns/campaign-states.ts';
import { addBusinessDays } from '#domain/format/business-days.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { ApplicationStatus } from './application-states.ts';

interface TimelineCampaign {
  business_name: string;
  application_deadline: string | null;
  content_due_days: number | null;
  /** True if the days to make the content count from the arrival of a product. */
  is_shipped: boolean;
  /** Posts go onto a platform at the end; files alone end with the approval. */
  has_posts: boolean;
}

interface TimelineStop {
  key: 'close' | 'hear' | 'film' | 'approval' | 'paid';
  label: string;
  /** "Sat, Jun 14."; empty if the day isn't known yet. */
  when: string;
  /** The event at this point, and the alternative. */
  note: string;
  state: 'done' | 'now' | 'next' | 'paid';
}

const APPROVAL_BUSINESS_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The steps from applying to being paid. Days that depend on the acceptance are shown once somebody is accepted. */
export function campaignTimeline(
  campaign: TimelineCampaign,
  now: Date,
  own: { status: ApplicationStatus; decided_at: string | null } | null = null,
): TimelineStop[] {
  const { application_deadline: deadline, content_due_days: days, business_name } = campaign;
  const acceptedOn =
    own?.status === 'accepted' && own.decided_at ? newYorkDate(new Date(own.decided_at)) : null;
  const dueOn = acceptedOn && days !== null && !campaign.is_shipped ? addDays(acceptedOn, days) : null;
  const stops: Omit<TimelineStop, 'state'>[] = [
    {
      key: 'close',
      label: 'Applications close',
      when: deadline ? dayWords(deadline) : 'No deadline',
      note: deadline ? 'At 11:59 p.m. ET' : 'Open until the spots are taken',
    },
    {
      key: 'hear',
      label: 'You hear back',
      when: deadline ? `By ${dayWords(addDays(deadline, DECIDE_WITHIN_DAYS))}` : '',
      note: 'In the app and by email. If they don’t answer by then, it ends and we let you know',
    },
    {
      key: 'film',
      label: 'Film and upload your draft',
      when: dueOn ? `By ${dayWords(dueOn)}` : days === null ? '' : `Within ${dayCount(days)}`,
      note: dueOn ? `As agreed with ${business_name}` : countedFrom(campaign),
    },
    {
      key: 'approval',
      label: 'Draft review',
      when: dueOn ? `By ${dayWords(addBusinessDays(dueOn, APPROVAL_BUSINESS_DAYS))}` : '3 business days',
      note: 'Approved automatically if they don’t answer. Up to 2 rounds of changes',
    },
    {
      key: 'paid',
      label: campaign.has_posts ? 'Publish and get paid' : 'Get paid',
      when: '',
      note: campaign.has_posts
        ? 'The payout is released once the posts are confirmed'
        : 'The payout is released on approval',
    },
  ];
  const current = currentStop(own, deadline, now);
  return stops.map((stop, index) => ({ ...stop, state: stateOf(index, current, stops.length) }));
}

function currentStop(own: { status: ApplicationStatus } | null, deadline: string | null, now: Date): number {
  if (own?.status === 'accepted') return 2;
  const isOver = deadline !== null && deadline < newYorkDate(now);
  return isOver ? 1 : 0;
}

function stateOf(index: number, current: number, count: number): TimelineStop['state'] {
  if (index === count - 1) return 'paid';
  if (index < current) return 'done';
  return index === current ? 'now' : 'next';
}

function countedFrom({ is_shipped, business_name }: TimelineCampaign): string {
  return is_shipped
    ? `Counted from the day the product from ${business_name} arrives`
    : 'Counted from the day you’re accepted';
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** "Sat, Jun 14" */
function dayWords(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}
