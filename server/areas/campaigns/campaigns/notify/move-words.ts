import { DECIDE_WITHIN_DAYS } from '#domain/campaigns/campaign-states.ts';
import type { LockedCampaign } from '../lock.ts';
import type { CampaignMoveRequest } from '../move-request.ts';

interface MoveWords {
  title: string;
  body: string;
  verb: string;
}

/** The notification to the business about a move; null if the business made the move itself. */
export function moveWords(
  { move, mover }: Pick<CampaignMoveRequest, 'move' | 'mover'>,
  { title: name, taken_slots, funded_slots }: LockedCampaign,
): MoveWords | null {
  if (mover === 'business') return null;
  const open = funded_slots - taken_slots;
  switch (move) {
    case 'go_live':
      return {
        title: `${name} is live`,
        body: `${count(open, 'spot')} open. Creators can apply now.`,
        verb: 'See campaign',
      };
    case 'close':
      return {
        title: `${name} is closed to applications`,
        body:
          open > 0
            ? `${count(open, 'spot')} open. You have ${DECIDE_WITHIN_DAYS} days to choose. After that, unfilled spots are refunded.`
            : 'All spots are filled.',
        verb: open > 0 ? 'See applicants' : 'See campaign',
      };
    case 'complete':
      return { title: `${name} is done`, body: 'All the work is done.', verb: 'See results' };
    case 'expire':
      return {
        title: `${name} ended without a creator`,
        body: 'Nobody was chosen in time. We refund what you paid in full, including the fee.',
        verb: 'See campaign',
      };
    case 'admin_pause':
      return {
        title: `We paused ${name}`,
        body: 'Nobody can apply until we’ve talked. Write to us.',
        verb: 'See campaign',
      };
    case 'resume':
      return { title: `${name} is open again`, body: 'Creators can apply again.', verb: 'See campaign' };
    case 'cancel':
      return {
        title: `We took ${name} down`,
        body: 'We refund the open spots in full, including the fee.',
        verb: 'See campaign',
      };
    default:
      return null;
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? ' is' : 's are'}`;
}
