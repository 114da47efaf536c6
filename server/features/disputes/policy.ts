import type { Account } from '#domain/access.ts';
import { Problem } from '../../errors.ts';

/** Admins decide, and after an appeal another one than before. */
export function findDecideRefusal(
  { role, user_id }: Pick<Account, 'role' | 'user_id'>,
  earlierDeciders: readonly string[],
): Problem | null {
  if (role !== 'admin') return new Problem('access_denied', 'Only an admin can decide a dispute.');
  if (earlierDeciders.includes(user_id)) {
    return new Problem('access_denied', 'You decided this before. An appeal is for somebody else.');
  }
  return null;
}
