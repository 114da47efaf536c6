import { isPastDeadline } from '#domain/campaign-clock.ts';
import { canMoveCampaign } from '#domain/campaign-states.ts';
import { Problem } from '../../errors.ts';
import type { HeldCampaign } from './hold-campaign.ts';
import type { CampaignMoveRequest } from './move-request.ts';

/** Whoever comes second reads what the first one did. */
export function requireMovable({ move, mover }: CampaignMoveRequest, held: HeldCampaign, now: Date): void {
  if (!canMoveCampaign(move, held.status, mover)) {
    throw new Problem('conflict', `The campaign is ${held.status.replace('_', ' ')} now.`);
  }
  if (move === 'resume' && mover === 'business' && held.is_held_by_admin) {
    throw new Problem('conflict', 'We paused this campaign. Write to us, and we open it again together.');
  }
  if (move === 'resume' && isPastDeadline(held.application_deadline, now)) {
    throw new Problem('conflict', 'Its deadline has passed. Set a later one first.');
  }
  // Open, it would stand in the list and take nobody.
  if (move === 'resume' && mover === 'business' && held.taken_slots >= held.funded_slots) {
    const next = held.funded_slots < held.slots ? 'Pay in again' : 'Add a spot and pay it in';
    throw new Problem('conflict', `Every spot that is paid in is taken. ${next} first.`);
  }
  const hindrance = move === 'cancel' && mover === 'business' ? findCancelHindrance(held) : null;
  if (hindrance !== null) throw new Problem('conflict', hindrance);
}

/** Whoever was picked keeps what was agreed; only what nobody was picked for can be called off. */
export function findCancelHindrance({ taken_slots }: Pick<HeldCampaign, 'taken_slots'>): string | null {
  if (taken_slots === 0) return null;
  const picked = taken_slots === 1 ? '1 creator is' : `${taken_slots} creators are`;
  return `${picked} already in. Close the campaign instead: they finish, and what is open is paid back.`;
}
