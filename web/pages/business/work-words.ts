import {
  Banknote,
  Clapperboard,
  Hourglass,
  type LucideIcon,
  MessageSquareQuote,
  PenLine,
  Play,
  Users,
} from 'lucide-react';
import type { CollaborationRow } from '#contract/collaborations.ts';
import { businessCampaignPath } from '#domain/campaign-address.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import { formatPayout } from '#domain/money.ts';
import { unpaidSpots } from '#domain/spots.ts';
import type { BusinessOverview, OwnCampaign } from '#web/api/generated/types.gen.ts';
import { counted } from '#web/components/campaigns/step-words.ts';
import { rowTurn } from '#web/components/work/row-words.ts';

export interface Work {
  key: string;
  Icon: LucideIcon;
  title: string;
  text: string;
  verb: string;
  href: string;
  /** The last day for it. */
  due_on: string | null;
}

/** What campaigns ask of the business now, the most pressing first. */
export function listWork(
  { campaigns, open_quote_count }: BusinessOverview,
  waiting: readonly CollaborationRow[],
): Work[] {
  const quotes: Work[] =
    open_quote_count === 0
      ? []
      : [
          {
            key: 'quotes',
            Icon: MessageSquareQuote,
            title: `Answer ${counted(open_quote_count, 'quote')}`,
            text: 'Creators named another price. A quote ends when nobody answers in time.',
            verb: 'See quotes',
            href: '/business/quotes',
            due_on: null,
          },
        ];
  return [
    ...waiting.map(workOfCreator),
    ...quotes,
    ...campaigns.flatMap(workOf).sort((a, b) => placeOf(a) - placeOf(b)),
  ];
}

/** A draft to look at, a post to check, or what is late. */
function workOfCreator(row: CollaborationRow): Work {
  const turn = rowTurn(row, 'business');
  return {
    key: row.id,
    Icon: turn.isLate ? Hourglass : Clapperboard,
    title: `${turn.words}, by ${row.creator.name}`,
    text: `${row.campaign_title}, ${formatPayout(row.payout_cents)} held`,
    verb: turn.isLate ? 'Decide' : 'Look at it',
    href: `/business/campaigns/${row.campaign_identifier}/work/${row.id}`,
    due_on: turn.at === null || turn.isLate ? null : newYorkDate(new Date(turn.at)),
  };
}

function placeOf({ due_on }: Work): number {
  return due_on === null ? Number.POSITIVE_INFINITY : Date.parse(due_on);
}

function workOf(campaign: OwnCampaign): Work[] {
  const { id, title, next, waiting_count } = campaign;
  const path = businessCampaignPath(campaign);
  switch (next?.step) {
    case 'pick_creators': {
      const picks = Math.min(campaign.funded_slots - campaign.taken_slots, waiting_count);
      return [
        {
          key: id,
          Icon: Users,
          title: `Pick ${counted(picks, 'creator')}`,
          text: `${title}, ${counted(waiting_count, 'applicant')}`,
          verb: 'See applicants',
          href: path,
          due_on: next.due_on,
        },
      ];
    }
    case 'pay_in_again': {
      const count = unpaidSpots(campaign);
      return [
        {
          key: id,
          Icon: Banknote,
          title: `Pay ${counted(count, 'spot')} of ${title} in again`,
          text: 'Every spot that is paid in is taken. Until then nobody can apply.',
          verb: 'Pay in again',
          href: `${path}/fund`,
          due_on: next.due_on,
        },
      ];
    }
    case 'fund':
      return [
        {
          key: id,
          Icon: Banknote,
          title: `Pay in ${title}`,
          text: 'It is written and goes live once it is paid in.',
          verb: 'Pay it in',
          href: `${path}/fund`,
          due_on: null,
        },
      ];
    case 'finish_draft':
      return [
        {
          key: id,
          Icon: PenLine,
          title: `Finish ${title}`,
          text: 'A draft nobody sees yet.',
          verb: 'Keep writing',
          href: `${path}/edit`,
          due_on: null,
        },
      ];
    case 'resume':
      return [
        {
          key: id,
          Icon: Play,
          title: `Open ${title} again`,
          text: 'Paused, takes no applications.',
          verb: 'See the campaign',
          href: path,
          due_on: null,
        },
      ];
    default:
      return [];
  }
}
