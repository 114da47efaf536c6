import type { CalendarAddress } from '#contract/work/calendar.ts';
import type { Context } from '#server/platform/context.ts';
import { calendarUrl } from './calendar-token.ts';
import { FIRST_VERSION, findFeed } from './find-feed.ts';

export async function getAddress(
  { db, config }: Pick<Context, 'db' | 'config'>,
  userId: string,
): Promise<CalendarAddress> {
  const feed = await findFeed(db, userId);
  const version = feed?.version ?? FIRST_VERSION;
  return { url: calendarUrl(config, { user_id: userId, version }), renewed_at: feed?.renewed_at ?? null };
}
