import { splitOfUndecided } from '#domain/work/undecided-split.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedDispute } from '../lock.ts';
import { closeDispute } from './close-dispute.ts';
import { insertDecision } from './decide-dispute.ts';

/** Closes a dispute after we missed our own deadline, by the rule both sides could read before it was opened. */
export async function closeUndecided(tx: Tx, context: Context, locked: LockedDispute): Promise<void> {
  if (locked.round === 2) {
    return closeDispute(tx, context, locked, { move: 'uphold', cause: 'upheld', mover: 'clock' });
  }
  const ruling = splitOfUndecided(await readParts(tx, locked));
  const { id, round } = locked;
  await insertDecision(tx, context, { id, round, ...ruling, redo_days: null, words: RULE, decided_by: null });
  await closeDispute(tx, context, locked, { move: 'default', cause: 'undecided', mover: 'clock' });
}

const RULE =
  'Nobody at Bizmeet decided in time. Under our rule for that, money for work that was submitted is split evenly, and money for work that was never submitted is refunded to the business.';

/** Work counts as sent once a version was submitted. Nothing can be submitted during a dispute. */
async function readParts(tx: Tx, { collaboration, deliverable_ids }: LockedDispute) {
  const sent = await tx
    .selectFrom('submissions')
    .select('deliverable_id')
    .distinct()
    .where('deliverable_id', 'in', deliverable_ids)
    .execute();
  const sentIds = new Set(sent.map(({ deliverable_id }) => deliverable_id));
  return collaboration.deliverables
    .filter(({ id }) => deliverable_ids.includes(id))
    .map(({ id, share_cents }) => ({ share_cents, was_sent: sentIds.has(id) }));
}
