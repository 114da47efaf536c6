import type { Account } from '#domain/access.ts';
import type { Database, Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { requireSide, type WorkSide } from '../collaborations/work-side.ts';

/** Whose side of a dispute somebody is on. To whoever is on none it is not there. */
export async function requireDisputeSide(
  db: Database | Tx,
  account: Pick<Account, 'user_id' | 'role'>,
  collaboration_id: string,
): Promise<WorkSide> {
  try {
    const { side } = await requireSide(db, account, { collaboration_id });
    return side;
  } catch (cause) {
    if (cause instanceof Problem) throw new Problem('not_found', 'There is no such dispute.');
    throw cause;
  }
}
