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
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import type { BusinessOverview } from '#contract/flows/business-overview.ts';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { businessCampaignPath } from '#domain/campaigns/campaign-address.ts';
import { unpaidSpots } from '#domain/campaigns/spots.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { formatPrice } from '#domain/format/money.ts';
import { shipmentTurn } from '#domain/work/shipment-states.ts';
import { counted } from '#web/components/campaigns/count-words.ts';
import { firstName } from '#web/components/home/first-name.ts';
import { rowTurn } from '#web/components/work/row-words.ts';
import { splitLaterSelections } from './later-selections.ts';

/** Shown at the start of a row in place of its icon: the thing itself. */
export interface WorkPicture {
  still_url?: string;
  faces?: readonly { creator_name: string; avatar_url: string | null }[];
}

export interface Work {
  key: string;
  Icon: LucideIcon;
  picture?: WorkPicture;
  title: string;
  text: string;
  verb: string;
  href: string;
  due_on: string | null;
}

/** The to-dos from campaigns, most urgent first. */
export function listWork(
  overview: BusinessOverview,
  waiting: readonly CollaborationRow[],
  now: Date,
): Work[] {
  const { open_quote_count, waiting_faces } = overview;
  const { soon, later } = splitLaterSelections(overview, now);
  const quotes: Work[] =
    open_quote_count === 0
      ? []
      : [
          {
            key: 'quotes',
            Icon: MessageSquareQuote,
            title: `Answer ${counted(open_quote_count, 'quote')}`,
            text: 'A creator asked for a different price. Answer before the quote expires.',
            verb: 'Review quotes',
            href: '/business/quotes',
            due_on: null,
          },
        ];
  return [
    ...waiting.map(workOfCreator),
    ...quotes,
    ...[...soon.flatMap((campaign) => workOf(campaign, waiting_faces)), ...(later ? [later] : [])].sort(
      (a, b) => placeOf(a) - placeOf(b),
    ),
  ];
}

/** A draft to review, a post to check, or late work. */
function workOfCreator(row: CollaborationRow): Work {
  const { name } = row.creator;
  const turn = rowTurn(row, 'business', `${firstName({ full_name: name, email: null })}’s`);
  return {
    key: row.id,
    Icon: turn.isLate ? Hourglass : Clapperboard,
    picture: row.draft_still_url
      ? { still_url: row.draft_still_url }
      : { faces: [{ creator_name: name, avatar_url: row.creator.avatar_url }] },
    title: turn.words,
    text: `${name}, ${row.campaign_title}, ${formatPrice(row.payout_cents)} held`,
    verb: isToShip(row) ? 'Add tracking' : turn.isLate ? 'Decide' : 'Review',
    href: `/business/campaigns/${row.campaign_identifier}/work/${row.id}`,
    due_on: turn.at === null || turn.isLate ? null : newYorkDate(new Date(turn.at)),
  };
}

function isToShip({ status, shipment }: CollaborationRow): boolean {
  return status !== 'disputed' && shipment ? shipmentTurn(shipment.status) === 'business' : false;
}

function placeOf({ due_on }: Work): number {
  return due_on === null ? Number.POSITIVE_INFINITY : Date.parse(due_on);
}

function workOf(campaign: OwnCampaign, faces: BusinessOverview['waiting_faces']): Work[] {
  const { id, title, next, waiting_count } = campaign;
  const path = businessCampaignPath(campaign);
  switch (next?.step) {
    case 'choose_creators': {
      const picks = Math.min(campaign.funded_slots - campaign.taken_slots, waiting_count);
      return [
        {
          key: id,
          Icon: Users,
          picture: { faces: faces.filter(({ campaign_id }) => campaign_id === id) },
          title: `Choose ${counted(picks, 'creator')}`,
          text: `${title}, ${counted(waiting_count, 'applicant')} waiting`,
          verb: 'Review applicants',
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
          title: `Fund ${counted(count, 'more spot')} for ${title}`,
          text: 'All funded spots are taken. Nobody can apply until you fund more.',
          verb: 'Fund more spots',
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
          title: `Pay for ${title}`,
          text: 'Ready to go. It goes live when you pay.',
          verb: 'Pay and publish',
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
          text: 'Still a draft.',
          verb: 'Continue draft',
          href: `${path}/edit`,
          due_on: null,
        },
      ];
    case 'resume':
      return [
        {
          key: id,
          Icon: Play,
          title: `Resume ${title}`,
          text:
            waiting_count === 0
              ? 'Paused. Nobody can apply right now.'
              : `Paused with ${counted(waiting_count, 'applicant')} waiting. Nobody else can apply right now.`,
          verb: 'View campaign',
          href: path,
          due_on: null,
        },
      ];
    default:
      return [];
  }
}
