import { DECIDE_WITHIN_DAYS } from '#domain/campaign-states.ts';
import type { HeldCampaign } from './hold-campaign.ts';
import type { CampaignMoveRequest } from './move-request.ts';

interface TurnWords {
  title: string;
  body: string;
  verb: string;
}

/** What the business is told of a turn; null where it made it itself. */
export function turnWords(
  { move, mover }: Pick<CampaignMoveRequest, 'move' | 'mover'>,
  { title: name, taken_slots, funded_slots }: HeldCampaign,
): TurnWords | null {
  if (mover === 'business') return null;
  const open = funded_slots - taken_slots;
  switch (move) {
    case 'go_live':
      return {
        title: `${name} is live`,
        body: `${count(open, 'spot')} open. Creators can apply from now on.`,
        verb: 'See the campaign',
      };
    case 'close':
      return {
        title: `${name} takes no more applications`,
        body:
          open > 0
            ? `${count(open, 'spot')} open. You have ${DECIDE_WITHIN_DAYS} days to pick; then what is left is paid back.`
            : 'Every spot is taken.',
        verb: open > 0 ? 'See applicants' : 'See the campaign',
      };
    case 'complete':
      return { title: `${name} is done`, body: 'Everything that was asked for is in.', verb: 'Look back' };
    case 'expire':
      return {
        title: `${name} ended without a pick`,
        body: 'Nobody was picked in time. What you paid in goes back in full, the fee included.',
        verb: 'See the campaign',
      };
    case 'hold':
      return {
        title: `We paused ${name}`,
        body: 'Nobody can apply until we have talked.',
        verb: 'See the campaign',
      };
    case 'resume':
      return { title: `${name} is open again`, body: 'Creators can apply again.', verb: 'See the campaign' };
    case 'cancel':
      return {
        title: `We took ${name} down`,
        body: 'What nobody was picked for is paid back, the fee included.',
        verb: 'See the campaign',
      };
    default:
      return null;
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? ' is' : 's are'}`;
}
