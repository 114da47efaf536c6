import type { WaitlistEntry } from '#contract/accounts/waitlist.ts';
import { WAITLIST_MOVES, type WaitlistStatus } from '#domain/accounts/waitlist-states.ts';
import type { Context } from '#server/platform/context.ts';
import { getEntry } from '../queries/get-entry.ts';
import { findEntryId } from '../waitlist-link.ts';

/** Safe to repeat: a second click changes nothing. */
export async function changeEntry(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  token: string,
  move: keyof typeof WAITLIST_MOVES,
): Promise<WaitlistEntry> {
  const { city_name, status: from } = await getEntry(context, token);
  const to = WAITLIST_MOVES[move][from];
  const id = findEntryId(context.config, token);
  if (to !== from && id !== null) {
    await context.db
      .updateTable('waitlist_entries')
      .set({ status: to, ...stamp(to, context.now().toISOString()) })
      .where('id', '=', id)
      .execute();
  }
  return { city_name, status: to };
}

function stamp(status: WaitlistStatus, at: string) {
  return status === 'confirmed' ? { confirmed_at: at } : { removed_at: at };
}
