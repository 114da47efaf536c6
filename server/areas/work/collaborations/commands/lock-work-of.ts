import type { Account } from '#domain/accounts/access.ts';
import { requireOneSide, type WorkSide } from '#server/areas/work/sides/require-side.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type LockedCollaboration, type LockedDeliverable, lockCollaboration } from '../lock.ts';

export interface LockedWork {
  locked: LockedCollaboration;
  /** The deliverable of the request. */
  one: LockedDeliverable;
}

/** Locks the work of a deliverable for a member of this side. */
export async function lockWorkOf(
  tx: Tx,
  account: Pick<Account, 'user_id' | 'role'>,
  deliverable_id: string,
  side: Exclude<WorkSide, 'admin'>,
): Promise<LockedWork> {
  const locked = await lockCollaboration(tx, await requireOneSide(tx, account, { deliverable_id }, side));
  const one = locked.deliverables.find(({ id }) => id === deliverable_id);
  if (one === undefined) throw new Error('A deliverable belongs to one collaboration for good');
  return { locked, one };
}
