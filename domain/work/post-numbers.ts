import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import type { NumbersSource } from '#domain/creators/social-account-states.ts';
import { MOST_COUNTED, PLATFORM_NAMES, type SocialPlatform } from '#domain/creators/social-platforms.ts';
import { formatCount } from '#domain/format/count.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';

/** The numbers of a post. A platform that doesn't say one of them leaves it out. */
export const POST_METRICS = ['views', 'reach', 'likes', 'comments', 'saves', 'shares'] as const;
export type PostMetric = (typeof POST_METRICS)[number];
export type PostNumbers = Record<PostMetric, number | null>;

export const METRIC_NAMES: Record<PostMetric, string> = {
  views: 'Views',
  reach: 'Reach',
  likes: 'Likes',
  comments: 'Comments',
  saves: 'Saves',
  shares: 'Shares',
};

export const NO_NUMBERS: PostNumbers = {
  views: null,
  reach: null,
  likes: null,
  comments: null,
  saves: null,
  shares: null,
};

/** Posts are read daily from the day their link is sent until this many days later. */
export const WATCH_DAYS = 30;
/** Creators can enter numbers for this many days after the day they sent the link. */
export const TYPING_DAYS = 60;
/** Instagram keeps the insights of a story for a day, so stories are read more often, and only on that day. */
const STORY_HOURS = 24;
const STORY_READ_HOURS = 4;
/** A little under a day, so that every day in New York has a reading. */
const READ_HOURS = 23;
const HOUR_MS = 3_600_000;

/** The moment from which a post isn't read anymore: the end of the last day in New York, also across a clock change. */
export function watchEndsAt(kind: DeliverableKind, postedAt: Date): Date {
  if (kind === 'instagram_story') return new Date(postedAt.getTime() + STORY_HOURS * HOUR_MS);
  return endOfDay(postedAt, WATCH_DAYS);
}

/** The moment from which the creator can't enter numbers anymore. */
export function typingEndsAt(postedAt: Date): Date {
  return endOfDay(postedAt, TYPING_DAYS);
}

function endOfDay(from: Date, daysLater: number): Date {
  return newYorkInstant(addDays(newYorkDate(from), daysLater + 1), 0);
}

/** Null once the post doesn't have to be read again. */
export function nextReadAt(kind: DeliverableKind, endsAt: string, now: Date): string | null {
  const hours = kind === 'instagram_story' ? STORY_READ_HOURS : READ_HOURS;
  return before(endsAt, now.getTime() + hours * HOUR_MS);
}

/** After a failure, a post is tried again hourly on the first day, then daily. */
export function nextTryAt(endsAt: string, failingSince: string | null, now: Date): string | null {
  const isNew = failingSince === null || now.getTime() - Date.parse(failingSince) < 24 * HOUR_MS;
  return before(endsAt, now.getTime() + (isNew ? 1 : 24) * HOUR_MS);
}

function before(endsAt: string, moment: number): string | null {
  return moment < Date.parse(endsAt) ? new Date(moment).toISOString() : null;
}

/** Why a post can't be read. `too_early`, `busy` and `away` usually pass without anyone doing something. */
export const READ_FAILURES = [
  'not_connected',
  'ended',
  'no_permission',
  'unknown_post',
  'too_early',
  'busy',
  'away',
  'unreadable',
  'turned_off',
] as const;
export type ReadFailure = (typeof READ_FAILURES)[number];

const PASSING: readonly ReadFailure[] = ['too_early', 'busy', 'away'];

/** With these, connecting the account again helps. */
export function isCuredByConnecting(failure: ReadFailure): boolean {
  return failure === 'not_connected' || failure === 'ended' || failure === 'no_permission';
}

/** A platform that will probably answer soon is given a day before the creator may enter the numbers instead. */
export function isUnreadable(
  { failure, failing_since }: { failure: ReadFailure | null; failing_since: string | null },
  now: Date,
): boolean {
  if (failure === null || failing_since === null) return false;
  return !PASSING.includes(failure) || now.getTime() - Date.parse(failing_since) >= 24 * HOUR_MS;
}

const SHORT_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'short',
  day: 'numeric',
});

/** "Nov 26" */
export function readingDay(at: string): string {
  return SHORT_DAY.format(new Date(at));
}

interface Sourced {
  source: NumbersSource;
  read_at: string;
  /** The first name of the creator who typed it. */
  said_by: string;
  has_screenshot: boolean;
}

/** "Read from Instagram, Nov 26" or "Said by Maya, Nov 26, with a screenshot" */
export function sourceWords({ source, read_at, said_by, has_screenshot }: Sourced): string {
  const day = readingDay(read_at);
  if (source !== 'creator') return `Read from ${PLATFORM_NAMES[source]}, ${day}`;
  return `Said by ${said_by}, ${day}${has_screenshot ? ', with a screenshot' : ''}`;
}

export function firstNameOf(fullName: string | null): string {
  return fullName?.trim().split(/\s+/)[0] || 'the creator';
}

/** Numbers as typed that can't be true; null if they can. The most views a platform showed can't become fewer. */
export function findImplausible(
  typed: PostNumbers,
  shown: { platform: SocialPlatform; views: number; read_at: string } | null,
): { metric: PostMetric; message: string } | null {
  const { views } = typed;
  if (views === null) return { metric: 'views', message: 'Enter the views.' };
  for (const metric of POST_METRICS) {
    const count = typed[metric] ?? 0;
    const name = METRIC_NAMES[metric];
    if (!Number.isInteger(count) || count < 0 || count > MOST_COUNTED) {
      return { metric, message: `${name}: enter a whole number up to ${formatCount(MOST_COUNTED)}.` };
    }
    if (count > views) {
      return { metric, message: `${name} can’t be higher than views. Check both numbers.` };
    }
  }
  if (shown !== null && views < shown.views) {
    const name = PLATFORM_NAMES[shown.platform];
    const message = `${name} showed ${formatCount(shown.views)} views on ${readingDay(shown.read_at)}. Enter at least that many.`;
    return { metric: 'views', message };
  }
  return null;
}
