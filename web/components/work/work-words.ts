import type { Collaboration, Deliverable, WorkFile } from '#contract/collaborations.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import type { DeliverableKind } from '#domain/deliverables.ts';
import { addDays } from '#domain/new-york-dates.ts';
import { newYorkClock, newYorkMoment } from '#domain/new-york-time.ts';

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

/** The same within a sentence: "today, 9:40 a.m." */
export function whenInside(at: string, now: Date): string {
  const words = whenWords(at, now);
  return /^(Today|Tomorrow|Yesterday)/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** "Mon, Jun 16": the day alone. */
export function dayOf(at: string): string {
  return DAY.format(new Date(at));
}

/** "25 hours left", "5 days left"; hours wear the highlighter. */
export function leftWords(until: string, now: Date): { words: string; isUrgent: boolean } {
  const ms = Date.parse(until) - now.getTime();
  if (ms <= 0) return { words: 'Time is up', isUrgent: true };
  if (ms < HOUR_MS) return { words: `${counted(Math.ceil(ms / MINUTE_MS), 'minute')} left`, isUrgent: true };
  const hours = Math.floor(ms / HOUR_MS);
  if (hours <= HOURS_UNTIL_DAYS) return { words: `${counted(hours, 'hour')} left`, isUrgent: true };
  return { words: `${counted(Math.round(ms / HOUR_MS / 24), 'day')} left`, isUrgent: false };
}

export function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How the other side is called: by the first name, or by the name over the door. */
export function callBusiness({ business }: Pick<Collaboration, 'business'>): string {
  return firstOf(business.contact_name ?? '') || business.business_name;
}

export function callCreator({ creator }: Pick<Collaboration, 'creator'>): string {
  return firstOf(creator.name) || creator.name;
}

function firstOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** "0:31" of a film. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const SHORT_NAMES: Record<DeliverableKind, { one: string; many: string }> = {
  instagram_reel: { one: 'reel', many: 'reels' },
  instagram_story: { one: 'story', many: 'stories' },
  instagram_post: { one: 'post', many: 'posts' },
  tiktok_video: { one: 'TikTok', many: 'TikToks' },
  youtube_short: { one: 'Short', many: 'Shorts' },
  youtube_video: { one: 'YouTube video', many: 'YouTube videos' },
  ugc_video: { one: 'video', many: 'videos' },
  ugc_photo: { one: 'photo', many: 'photos' },
};

/** "reel", "stories": within a sentence. */
export function shortName({ kind, quantity }: Pick<Deliverable, 'kind' | 'quantity'>): string {
  const { one, many } = SHORT_NAMES[kind];
  return quantity === 1 ? one : many;
}

/** What was found in the file itself: "0:31, 1080 × 1920, vertical". */
export function measureWords({ duration_seconds, width, height }: WorkFile): string {
  const length = duration_seconds === null ? null : clockOf(Math.round(duration_seconds));
  const size = width === null || height === null ? null : `${width} × ${height}, ${shapeOf(width, height)}`;
  return [length, size].filter(Boolean).join(', ');
}

/** What a line of the brief asks for in numbers, as the file has it; null where it asks for none. */
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
