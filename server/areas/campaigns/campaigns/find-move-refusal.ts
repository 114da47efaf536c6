import { isPastDeadline } from '#domain/campaigns/campaign-clock.ts';
import { canMoveCampaign } from '#domain/campaigns/campaign-states.ts';
import { Problem } from '#server/platform/errors.ts';
import type { LockedCampaign } from './lock.ts';
import type { CampaignMoveRequest } from './move-request.ts';

/** Null if the campaign and the time allow it. Otherwise it explains what somebody else did first. */
export function findMoveRefusal(
  { move, mover }: CampaignMoveRequest,
  locked: LockedCampaign,
  now: Date,
): Problem | null {
  if (!canMoveCampaign(move, locked.status, mover)) {
    return new Problem('conflict', `The campaign is ${locked.status.replace('_', ' ')} now.`);
  }
  if (move === 'resume' && mover === 'admin' && locked.stopped_at !== null) {
    return new Problem(
      'conflict',
      'The campaign resumes once its owner is reinstated and every chargeback is cleared.',
    );
  }
  if (
    move === 'resume' &&
    mover === 'business' &&
    (locked.is_paused_by_admin || locked.stopped_at !== null)
  ) {
    return new Problem('conflict', 'We paused this campaign. Write to us to resume it.');
  }
  if (move === 'resume' && isPastDeadline(locked.application_deadline, now)) {
    return new Problem('conflict', 'The deadline has passed. Set a later one first.');
  }
  // A resumed campaign without a spot would be listed and accept nobody.
  if (move === 'resume' && mover === 'business' && locked.taken_slots >= locked.funded_slots) {
    const next = locked.funded_slots < locked.slots ? 'Fund more spots' : 'Add a spot and pay for it';
    return new Problem('conflict', `All funded spots are taken. ${next} first.`);
  }
  const refusal = move === 'cancel' && mover === 'business' ? findCancelRefusal(locked) : null;
  return refusal === null ? null : new Problem('conflict', refusal);
}

/** Accepted creators keep their agreement, so only a campaign without them can be canceled. */
export function findCancelRefusal({ taken_slots }: Pick<LockedCampaign, 'taken_slots'>): string | null {
  if (taken_slots === 0) return null;
  const picked = taken_slots === 1 ? '1 creator is' : `${taken_slots} creators are`;
  return `${picked} already accepted. Close the campaign instead: they can finish, and open spots are refunded.`;
}
