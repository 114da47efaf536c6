import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import type { Role } from './roles.ts';

export const ANNOUNCEMENT_STATUSES = ['draft', 'scheduled', 'live', 'ended'] as const;
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

/** The life of an announcement. Its text can be changed and the row deleted while it is a draft, and never later. */
export const ANNOUNCEMENT_MOVES = {
  schedule: { from: ['draft'], to: 'scheduled', by: 'admin' },
  cancel: { from: ['scheduled'], to: 'draft', by: 'admin' },
  start: { from: ['scheduled'], to: 'live', by: 'clock' },
  end: { from: ['live'], to: 'ended', by: 'admin or clock' },
} as const satisfies Record<
  string,
  { from: readonly AnnouncementStatus[]; to: AnnouncementStatus; by: string }
>;
export type AnnouncementMove = keyof typeof ANNOUNCEMENT_MOVES;

export function canMoveAnnouncement(move: AnnouncementMove, status: AnnouncementStatus): boolean {
  const from: readonly AnnouncementStatus[] = ANNOUNCEMENT_MOVES[move].from;
  return from.includes(status);
}

/** Everyone with an account, or one role. */
export const AUDIENCES = ['everyone', 'creator', 'applicant', 'business'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The audiences a person belongs to. */
export function audiencesOf(role: Role | null): Audience[] {
  return role === null || role === 'admin' ? ['everyone'] : ['everyone', role];
}

/** The length of a subject that mail programs show in full. */
export const ANNOUNCEMENT_TITLE_MAX_LENGTH = 60;
export const ANNOUNCEMENT_BODY_MAX_LENGTH = 2000;
export const ANNOUNCEMENT_LINK_LABEL_MAX_LENGTH = 30;
export const ANNOUNCEMENT_LINK_URL_MAX_LENGTH = 500;
/** The longest time from the first day to the last. */
export const ANNOUNCEMENT_MAX_DAYS = 90;

/** A path of ours, or the secure address of another site. */
export function isAnnouncementLink(url: string): boolean {
  if (url.startsWith('/')) return !url.startsWith('//') && !url.includes('\\');
  return url.startsWith('https://') && URL.canParse(url);
}

/** Emails go out in small batches, so that sign-in links are never stuck behind them. */
export const NEWS_EMAILS_PER_MINUTE = 120;
/** An announcement that starts by the clock, at midnight, is emailed from this hour in New York. */
const NEWS_HOUR = 9;

export function newsTime(starts_on: string): Date {
  return newYorkInstant(starts_on, NEWS_HOUR);
}
