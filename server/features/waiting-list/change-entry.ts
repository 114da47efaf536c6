import type { WaitingListStanding } from '#contract/waiting-list.ts';
import { WAITING_LIST_MOVES, type WaitingListStatus } from '#domain/waiting-list-states.ts';
import type { Context } from '../../context.ts';
import { getStanding } from './get-standing.ts';
import { findEntryId } from './waiting-list-link.ts';

/** Safe to repeat: a second click finds the entry where the first one left it. */
export async function changeEntry(
  context: Context,
  token: string,
  move: keyof typeof WAITING_LIST_MOVES,
): Promise<WaitingListStanding> {
  const { city_name, status: from } = await getStanding(context, token);
  const to = WAITING_LIST_MOVES[move][from];
  const id = findEntryId(context.config, token);
  if (to !== from && id !== null) {
    await context.db
      .updateTable('waiting_list_entries')
      .set({ status: to, ...stamp(to, context.now().toISOString()) })
      .where('id', '=', id)
      .execute();
  }
  return { city_name, status: to };
}

function stamp(status: WaitingListStatus, at: string) {
  return status === 'confirmed' ? { confirmed_at: at } : { removed_at: at };
}
