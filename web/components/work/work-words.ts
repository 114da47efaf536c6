import type { Collaboration } from '#contract/work/collaborations.ts';
import type { WorkFile } from '#contract/work/deliverables.ts';
import { deadlineLabel, newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { newYorkClock, newYorkMoment } from '#domain/format/new-york-time.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const HOURS_UNTIL_DAYS = 48;

/** "Today, 9:40 a.m.", "Tomorrow, 9:02 a.m.", "Thu, Jun 12, 4:20 p.m." */
export function whenWords(at: string, now: Date): string {
  const today = newYorkDate(now);
  const date = newYorkDate(new Date(at));
  const clock = newYorkClock(at);
  if (date === today) return `Today, ${clock}`;
  if (date === addDays(today, 1)) return `Tomorrow, ${clock}`;
  return date === addDays(today, -1) ? `Yesterday, ${clock}` : newYorkMoment(at);
}

/** For use within a sentence: "today, 9:40 a.m." */
export function whenInside(at: string, now: Date): string {
  const words = whenWords(at, now);
  return /^(Today|Tomorrow|Yesterday)/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** "Mon, Jun 16": without the time. */
export function dayOf(at: string): string {
  return DAY.format(new Date(at));
}

/**
 * "25 hours left", "5 days left"; hours are highlighted. Days are counted by the calendar, so that both sides and the date
 * beside the words say the same, whatever time of day it is.
 */
export function leftWords(until: string, now: Date): { words: string; isUrgent: boolean } {
  const ms = Date.parse(until) - now.getTime();
  if (ms <= 0) return { words: 'Time is up', isUrgent: true };
  if (ms < HOUR_MS) return { words: `${counted(Math.ceil(ms / MINUTE_MS), 'minute')} left`, isUrgent: true };
  const hours = Math.floor(ms / HOUR_MS);
  if (hours <= HOURS_UNTIL_DAYS) return { words: `${counted(hours, 'hour')} left`, isUrgent: true };
  return { words: deadlineLabel(newYorkDate(new Date(until)), now), isUrgent: false };
}

export function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The name for the other side: the contact's first name, or the business's name. */
export function callBusiness({ business }: Pick<Collaboration, 'business'>): string {
  return firstOf(business.contact_name ?? '') || business.business_name;
}

export function callCreator({ creator }: Pick<Collaboration, 'creator'>): string {
  return firstOf(creator.name) || creator.name;
}

function firstOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** A position in a video: "0:31". */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The measurements of the file: "0:31, 1080 × 1920, vertical". */
export function measureWords({ duration_seconds, width, height }: WorkFile): string {
  const length = duration_seconds === null ? null : clockOf(Math.round(duration_seconds));
  const size = width === null || height === null ? null : `${width} × ${height}, ${shapeOf(width, height)}`;
  return [length, size].filter(Boolean).join(', ');
}

/** The file's value for a line of the brief that requires a number; null if the line requires none. */
export function measuredFor(text: string, file: WorkFile | undefined): string | null {
  if (file === undefined) return null;
  const { duration_seconds, width, height } = file;
  const found = [
    /\b(seconds?|secs?|minutes?)\b/i.test(text) && duration_seconds !== null
      ? clockOf(Math.round(duration_seconds))
      : null,
    /\b(vertical|horizontal|square|portrait|landscape|9:16|16:9|4:5|1:1)\b/i.test(text) &&
    width !== null &&
    height !== null
      ? shapeOf(width, height)
      : null,
  ].filter(Boolean);
  return found.length > 0 ? found.join(', ') : null;
}

function shapeOf(width: number, height: number): string {
  if (width === height) return 'square';
  return width < height ? 'vertical' : 'horizontal';
}

const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
