import { Users } from 'lucide-react';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import type { BusinessOverview } from '#contract/flows/business-overview.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { counted } from '#web/components/campaigns/count-words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LATER_DAYS = 14;

/** Several choices that can wait are one row, so that they don't push the urgent to-dos down. */
export function splitLaterSelections(
  { campaigns, waiting_faces }: Pick<BusinessOverview, 'campaigns' | 'waiting_faces'>,
  now: Date,
) {
  const latest = newYorkDate(new Date(now.getTime() + LATER_DAYS * DAY_MS));
  const later = campaigns.filter(
    ({ next }) => next?.step === 'choose_creators' && next.due_on !== null && next.due_on > latest,
  );
  if (later.length < 2) return { soon: campaigns, later: null };
  return {
    soon: campaigns.filter((campaign) => !later.includes(campaign)),
    later: workOfLater(later, waiting_faces),
  };
}

function workOfLater(campaigns: readonly OwnCampaign[], faces: BusinessOverview['waiting_faces']) {
  const ids = campaigns.map(({ id }) => id);
  const waiting = campaigns.reduce((sum, { waiting_count }) => sum + waiting_count, 0);
  const [first = null] = campaigns.flatMap(({ next }) => next?.due_on ?? []).sort();
  return {
    key: 'later picks',
    Icon: Users,
    picture: { faces: faces.filter(({ campaign_id }) => ids.includes(campaign_id)) },
    title: `Choose creators for ${counted(campaigns.length, 'campaign')}`,
    text: `${counted(waiting, 'applicant')} waiting`,
    verb: 'View campaigns',
    href: '/business/campaigns',
    due_on: first,
  };
}
