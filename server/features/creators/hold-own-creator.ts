import { isApplicationOpen, passesCreatorGate } from '#domain/creator-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { type HeldCreator, holdCreator } from './hold-creator.ts';

/** Locks one's own profile, or answers null where there is none yet. */
export async function findHeldCreator(tx: Tx, userId: string): Promise<HeldCreator | null> {
  const creator = await tx
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return creator ? holdCreator(tx, creator.id) : null;
}

/**
 * Locks one's own profile for a change. It can be written while the application is open and again once the review is
 * passed; what a reviewer has in front of them stays as it was sent.
 */
export async function holdOwnCreator(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  userId: string,
): Promise<HeldCreator> {
  const held = await findHeldCreator(tx, userId);
  if (held === null) throw new Problem('conflict', 'Begin the application first.');
  const isOpen = isApplicationOpen(held, now()) && held.status !== 'rejected';
  if (isOpen || passesCreatorGate(held.status)) return held;
  throw new Problem('creator_status_not_allowed', ADVICE[held.status ?? ''] ?? CLOSED);
}

const CLOSED = 'Your profile cannot be changed now.';
const ADVICE: Record<string, string> = {
  pending_review: 'Your application is being read. It stays as you sent it until it is decided.',
  rejected: 'Begin a new application first.',
};

/** A change made from an older state than this one would undo what was done since. */
export function requireFresh(held: HeldCreator, knownUpdatedAt: string): void {
  if (Date.parse(knownUpdatedAt) === Date.parse(held.updated_at)) return;
  throw new Problem(
    'conflict',
    'This was also changed in another tab or on another device. Nothing you typed is lost.',
  );
}
