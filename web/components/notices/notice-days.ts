import { newYorkDate } from '#domain/deadlines.ts';
import { addDays } from '#domain/new-york-dates.ts';
import type { Notice } from '#web/api/generated/types.gen.ts';
import { dayWords } from '../admin/moment.ts';

interface NoticeDay {
  date: string;
  /** "Today", "Yesterday", "Jun 9". */
  words: string;
  notices: Notice[];
}

/** The latest day first, as the notices come. Days are those of New York. */
export function noticeDays(notices: readonly Notice[], now: Date): NoticeDay[] {
  const days: NoticeDay[] = [];
  for (const notice of notices) {
    const date = newYorkDate(new Date(notice.created_at));
    const last = days.at(-1);
    if (last?.date === date) last.notices.push(notice);
    else days.push({ date, words: nameOf(date, notice.created_at, now), notices: [notice] });
  }
  return days;
}

function nameOf(date: string, at: string, now: Date): string {
  const today = newYorkDate(now);
  if (date >= today) return 'Today';
  return date === addDays(today, -1) ? 'Yesterday' : dayWords(at, now);
}
