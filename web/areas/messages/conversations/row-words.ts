import type { ConversationRow } from '#contract/messages/conversations.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import { dayWords } from '#web/components/time/moment.ts';

/** "9:41 a.m." today, "Mon" within the week, then "Jun 6". */
export function rowTime(at: string, now: Date): string {
  const today = newYorkDate(now);
  const date = newYorkDate(new Date(at));
  if (date >= today) return newYorkClock(at);
  return date > addDays(today, -7) ? WEEKDAY.format(new Date(at)) : dayWords(at, now);
}

/** "Rosa: The slice at 0:12 is perfect", "You: 2 files". */
export function lastWords({ last_message }: Pick<ConversationRow, 'last_message'>): string {
  if (last_message === null) return 'No messages left';
  const { is_own, sender_name, excerpt, file_count } = last_message;
  const said = excerpt.replace(/\s+/g, ' ').trim() || filesWords(file_count);
  return `${is_own ? 'You' : sender_name}: ${said}`;
}

export function filesWords(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}

/** The other side's name: the shop or the creator. */
export function otherName({
  side,
  business,
  creator,
}: Pick<ConversationRow, 'side' | 'business' | 'creator'>) {
  return side === 'creator' ? business.business_name : creator.name;
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'short' });
