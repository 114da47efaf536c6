import {
  APPLICATION_MOVES,
  type ApplicationStatus,
  canMoveApplication,
  UNDO_DECISION_SECONDS,
} from '#domain/application-states.ts';
import { canChooseCreators, takesApplications } from '#domain/campaign-states.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import { openSpots } from '#domain/spots.ts';
import { Problem } from '../../errors.ts';
import type { ApplicationMove } from './application-move.ts';
import type { HeldApplication } from './hold-application.ts';

/** Null where the application, its campaign and the clock allow it. */
export function findMoveRefusal(
  { move }: Pick<ApplicationMove, 'move'>,
  held: HeldApplication,
  now: Date,
): Problem | null {
  if (!canMoveApplication(move, held.status)) return new Problem('conflict', standingNow(held));
  if (move === 'submit' || move === 'invite') return findClosedDoor(held, now);
  if (move === 'undo_accept' || move === 'undo_reject') return findLateUndo(held, now);
  if (APPLICATION_MOVES[move].by !== 'business') return null;
  if (canChooseCreators(held.campaign.status)) return null;
  return new Problem(
    'conflict',
    `The campaign is ${inWords(held.campaign.status)}. Nobody can be chosen now.`,
  );
}

/** Applications, and invitations to apply, end with the deadline, with the last spot, and when the campaign stops. */
export function findClosedDoor({ campaign }: Pick<HeldApplication, 'campaign'>, now: Date): Problem | null {
  const { status, application_deadline } = campaign;
  if (status === 'draft' || status === 'awaiting_funding') {
    return new Problem('not_found', 'There is no such campaign.');
  }
  if (status === 'paused') {
    return new Problem('conflict', 'The campaign is paused. Applications open again when it goes on.');
  }
  if (!takesApplications(status)) {
    return new Problem('conflict', 'This campaign takes no more applications.');
  }
  if (application_deadline !== null && application_deadline < newYorkDate(now)) {
    return new Problem('conflict', 'The deadline of this campaign is over.');
  }
  if (openSpots(campaign) === 0) return new Problem('conflict', 'All spots of this campaign are taken.');
  return null;
}

function findLateUndo({ decided_at }: HeldApplication, now: Date): Problem | null {
  if (canUndo(decided_at, now)) return null;
  return new Problem('conflict', 'That was more than ten seconds ago, and they have been told.');
}

export function canUndo(decidedAt: string | null, now: Date): boolean {
  return decidedAt !== null && now.getTime() < undoEndsAt(decidedAt).getTime();
}

export function undoEndsAt(decidedAt: string): Date {
  return new Date(Date.parse(decidedAt) + UNDO_DECISION_SECONDS * 1000);
}

/** Whoever comes second reads what the first one did. */
function standingNow({ status, creator_name }: HeldApplication): string {
  return status === null
    ? `${creator_name} has not applied for this campaign.`
    : `The application of ${creator_name} is ${STANDINGS[status]}.`;
}

const STANDINGS: Record<ApplicationStatus, string> = {
  invited: 'not sent yet',
  submitted: 'waiting for an answer',
  shortlisted: 'on the shortlist',
  accepted: 'accepted already',
  rejected: 'declined already',
  withdrawn: 'withdrawn',
  declined: 'not coming: the invitation was declined',
  expired: 'over: nobody decided in time',
};

function inWords(status: string): string {
  return status.replace('_', ' ');
}
