import type { Invitation, Member, Members } from '#contract/businesses/members.ts';
import { INVITATION_DAYS } from '#domain/businesses/invitation-states.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { dayWords, monthOf } from '#web/components/time/moment.ts';

const DAY_MS = 86_400_000;

/** "Here since March". */
export function joinedWords(joinedAt: string, now: Date): string {
  const days = daysBetween(joinedAt, now);
  if (days <= 0) return 'Here since today';
  return `Here since ${(days < 31 ? dayWords : monthOf)(joinedAt, now)}`;
}

/** "Invited yesterday". */
export function invitedWords(invitedAt: string, now: Date): string {
  const days = daysBetween(invitedAt, now);
  if (days <= 0) return 'Invited today';
  if (days === 1) return 'Invited yesterday';
  return days < 7 ? `Invited ${days} days ago` : `Invited ${dayWords(invitedAt, now)}`;
}

/** The status of an invitation: "Has 7 days to answer". */
export function answerWords({ status, expires_at }: Invitation, now: Date): string {
  if (status === 'declined') return 'Declined';
  if (status === 'expired') return 'Expired';
  const left = Date.parse(expires_at) - now.getTime();
  if (left <= DAY_MS) return `Has ${count(Math.max(1, Math.ceil(left / 3_600_000)), 'hour')} to answer`;
  // The page's clock may be a little behind the server's.
  return `Has ${count(Math.min(INVITATION_DAYS, Math.ceil(left / DAY_MS)), 'day')} to answer`;
}

/** The badge of a manager: "Manager", or "Manager, 2 locations". */
export function managerWords(locationIds: Member['location_ids']): string {
  return locationIds === null ? 'Manager' : `Manager, ${count(locationIds.length, 'location')}`;
}

const MOST_NAMES = 3;

/** The names of their locations; empty for those without a limit. Archived locations have none here. */
export function placeNames(
  locationIds: Member['location_ids'],
  locations: Members['locations'],
): readonly string[] {
  const names = locations.filter(({ id }) => locationIds?.includes(id)).map((one) => one.location_name);
  if (names.length === 0) return [];
  const more = names.length - MOST_NAMES;
  return [[...names.slice(0, MOST_NAMES), ...(more > 0 ? [`${more} more`] : [])].join(', ')];
}

function daysBetween(at: string, now: Date): number {
  return Math.round((Date.parse(newYorkDate(now)) - Date.parse(newYorkDate(new Date(at)))) / DAY_MS);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
