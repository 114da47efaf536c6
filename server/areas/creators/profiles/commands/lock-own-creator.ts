import { isApplicationOpen, passesCreatorGate } from '#domain/creators/creator-states.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { type LockedCreator, lockCreator } from '../lock.ts';

/** Locks the account's own profile; null if there is none yet. */
export async function findLockedCreator(tx: Tx, userId: string): Promise<LockedCreator | null> {
  const creator = await tx
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return creator ? lockCreator(tx, creator.id) : null;
}

/**
 * Locks the account's own profile for a change. It can be edited while the application is open and again after it is
 * approved. While it is under review it stays as it was sent.
 */
export async function lockOwnCreator(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  userId: string,
): Promise<LockedCreator> {
  const locked = await findLockedCreator(tx, userId);
  if (locked === null) throw new Problem('conflict', 'Start your application first.');
  const isOpen = isApplicationOpen(locked, now()) && locked.status !== 'rejected';
  if (isOpen || passesCreatorGate(locked.status)) return locked;
  throw new Problem('creator_status_not_allowed', ADVICE[locked.status ?? ''] ?? CLOSED);
}

const CLOSED = 'You can’t change your profile right now.';
const ADVICE: Record<string, string> = {
  pending_review: 'Your application is under review. You can’t change it until we’ve decided.',
  rejected: 'Start a new application first.',
};

/** Refuses a change based on an older version, because it would undo later changes. */
export function requireLatest(locked: LockedCreator, version: number): void {
  if (version === locked.version) return;
  throw new Problem(
    'stale',
    'This was also changed in another tab or on another device. Nothing you typed is lost.',
  );
}
