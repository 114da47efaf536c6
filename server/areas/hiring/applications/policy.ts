import { BLOCKED_WORDS } from '#domain/businesses/blocks.ts';
import { canChooseCreators, takesApplications } from '#domain/campaigns/campaign-states.ts';
import { openSpots } from '#domain/campaigns/spots.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { awaitingConsent, STOPPED_WORDS } from '#domain/hiring/applicant-segments.ts';
import {
  APPLICATION_MOVES,
  type ApplicationStatus,
  canMoveApplication,
  UNDO_DECISION_SECONDS,
} from '#domain/hiring/application-states.ts';
import { isAskedAgain } from '#server/areas/hiring/places/consent.ts';
import type { LockedPlace } from '#server/areas/hiring/places/lock.ts';
import { Problem } from '#server/platform/errors.ts';
import type { ApplicationMove } from './application-move.ts';

/** Null if the application, its campaign and the time allow it. */
export function findMoveRefusal(
  { move }: Pick<ApplicationMove, 'move'>,
  locked: LockedPlace,
  now: Date,
): Problem | null {
  if (!canMoveApplication(move, locked.status)) return new Problem('conflict', describeStatus(locked));
  const isNew = move === 'submit' || move === 'invite' || move === 'offer' || move === 'accept';
  if (isNew && locked.is_blocked) return new Problem('conflict', BLOCKED_WORDS);
  if (move === 'submit' || move === 'invite') {
    return locked.campaign.is_offer ? notOpen() : findClosedRefusal(locked, now);
  }
  if (move === 'undo_accept' || move === 'undo_reject') {
    return locked.campaign.is_offer ? new Problem('conflict', OFFER_IS_FINAL) : findLateUndo(locked, now);
  }
  if (APPLICATION_MOVES[move].by !== 'business') return null;
  if ((move === 'accept' || move === 'offer') && locked.campaign.stopped_at !== null) {
    return new Problem('conflict', STOPPED_WORDS);
  }
  if (!canChooseCreators(locked.campaign.status)) {
    return new Problem(
      'conflict',
      `The campaign is ${inWords(locked.campaign.status)}. Nobody can be chosen now.`,
    );
  }
  return move === 'accept' && isAskedAgain(locked)
    ? new Problem('conflict', awaitingConsent(locked.creator_name))
    : null;
}

/** Applications, and invitations to apply, end with the deadline, with the last spot, and when the campaign stops. */
export function findClosedRefusal({ campaign }: Pick<LockedPlace, 'campaign'>, now: Date): Problem | null {
  const { status, application_deadline, stopped_at } = campaign;
  if (status === 'draft' || status === 'awaiting_funding') return notOpen();
  if (status === 'paused' || stopped_at !== null) {
    return new Problem('conflict', 'The campaign is paused. You can apply again when it resumes.');
  }
  if (!takesApplications(status)) {
    return new Problem('conflict', 'This campaign is closed to new applications.');
  }
  if (application_deadline !== null && application_deadline < newYorkDate(now)) {
    return new Problem('conflict', 'The deadline for this campaign has passed.');
  }
  if (openSpots(campaign) === 0) return new Problem('conflict', 'All spots of this campaign are taken.');
  return null;
}

function notOpen(): Problem {
  return new Problem('not_found', 'We can’t find that campaign.');
}

const OFFER_IS_FINAL = 'An answer to an offer can’t be undone.';

function findLateUndo({ decided_at }: LockedPlace, now: Date): Problem | null {
  if (canUndo(decided_at, now)) return null;
  return new Problem('conflict', 'It’s been more than 10 seconds, and they’ve been notified.');
}

export function canUndo(decidedAt: string | null, now: Date): boolean {
  return decidedAt !== null && now.getTime() < undoEndsAt(decidedAt).getTime();
}

export function undoEndsAt(decidedAt: string): Date {
  return new Date(Date.parse(decidedAt) + UNDO_DECISION_SECONDS * 1000);
}

/** Explains to the second person what the first one did. */
function describeStatus({ status, creator_name }: LockedPlace): string {
  return status === null
    ? `${creator_name} hasn’t applied to this campaign.`
    : `${creator_name}’s application ${STATUS_WORDS[status]}.`;
}

const STATUS_WORDS: Record<ApplicationStatus, string> = {
  invited: 'hasn’t been sent yet',
  submitted: 'is waiting for an answer',
  shortlisted: 'is on the shortlist',
  accepted: 'was already accepted',
  rejected: 'was already declined',
  withdrawn: 'was withdrawn',
  declined: 'isn’t coming: the invitation was declined',
  expired: 'has expired',
};

function inWords(status: string): string {
  return status.replace('_', ' ');
}
