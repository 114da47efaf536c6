import type { Notification } from '#contract/base/notifications.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { dayWords } from '#web/components/time/moment.ts';

interface NotificationDay {
  date: string;
  /** "Today", "Yesterday", "Jun 9". */
  words: string;
  notifications: Notification[];
}

/** Grouped by New York day, latest first, in the given order. */
export function notificationDays(notifications: readonly Notification[], now: Date): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const notification of notifications) {
    const date = newYorkDate(new Date(notification.created_at));
    const last = days.at(-1);
    if (last?.date === date) last.notifications.push(notification);
    else
      days.push({ date, words: nameOf(date, notification.created_at, now), notifications: [notification] });
  }
  return days;
}

function nameOf(date: string, at: string, now: Date): string {
  const today = newYorkDate(now);
  if (date >= today) return 'Today';
  return date === addDays(today, -1) ? 'Yesterday' : dayWords(at, now);
}
