import type { CalendarAddress } from '#contract/work/calendar.ts';
import type { Context } from '#server/platform/context.ts';
import { FIRST_VERSION } from '../queries/find-feed.ts';
import { getAddress } from '../queries/get-address.ts';

/** Makes a new calendar URL. The old one stops working at once. */
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
