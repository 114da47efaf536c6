import type { Account } from '#domain/access.ts';
import type { Tx } from '../../db/database.ts';
import { type HeldCollaboration, type HeldDeliverable, holdCollaboration } from './hold-collaboration.ts';
import { requireOneSide, type WorkSide } from './work-side.ts';

export interface HeldWork {
  held: HeldCollaboration;
  /** The deliverable it is about. */
  one: HeldDeliverable;
}

/** The work around a deliverable, locked for whoever is on this side of it. */
export async function holdWorkOf(
  tx: Tx,
  account: Pick<Account, 'user_id' | 'role'>,
  deliverable_id: string,
  side: Exclude<WorkSide, 'admin'>,
): Promise<HeldWork> {
  const held = await holdCollaboration(tx, await requireOneSide(tx, account, { deliverable_id }, side));
  const one = held.deliverables.find(({ id }) => id === deliverable_id);
  if (one === undefined) throw new Error('A deliverable belongs to one collaboration for good');
  return { held, one };
}
