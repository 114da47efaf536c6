import type { Account } from '#domain/accounts/access.ts';
import type { DisputeSide } from '#domain/work/dispute-states.ts';
import { requireSide, type WorkSide } from '#server/areas/work/sides/require-side.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** The side of an account in a dispute. To accounts on neither side the dispute does not exist. */
export async function requireDisputeSide(
  db: Database | Tx,
  account: Pick<Account, 'user_id' | 'role'>,
  collaboration_id: string,
): Promise<WorkSide> {
  try {
    const { side } = await requireSide(db, account, { collaboration_id });
    return side;
  } catch (cause) {
    if (cause instanceof Problem) throw new Problem('not_found', 'We can’t find that dispute.');
    throw cause;
  }
}

export function acceptedAt(
  locked: { creator_accepted_at: string | null; business_accepted_at: string | null },
  side: DisputeSide,
): string | null {
  return side === 'creator' ? locked.creator_accepted_at : locked.business_accepted_at;
}
