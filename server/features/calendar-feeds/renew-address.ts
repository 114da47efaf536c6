import type { CalendarAddress } from '#contract/calendar-feeds.ts';
import type { Context } from '../../context.ts';
import { FIRST_VERSION } from './find-feed.ts';
import { getAddress } from './get-address.ts';

/** The old address stops at once, for whoever has it. */
export async function renewAddress(context: Context, userId: string): Promise<CalendarAddress> {
  const renewed_at = context.now().toISOString();
  await context.db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, version: FIRST_VERSION + 1, renewed_at })
    .onConflict((oc) =>
      oc.column('user_id').doUpdateSet((eb) => ({
        version: eb('calendar_feeds.version', '+', 1),
        renewed_at,
      })),
    )
    .execute();
  return getAddress(context, userId);
}
