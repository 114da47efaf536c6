import type { Database, Tx } from '../../db/database.ts';

const OPEN = ['awaiting_funding', 'live', 'paused', 'closed'] as const;

/** What has to be finished before an account may go; null when nothing has. */
export async function findHindrance(db: Database | Tx, userId: string): Promise<string | null> {
  const { open } = await db
    .selectFrom('campaigns')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('businesses.owner_id', '=', userId)
    .where('campaigns.status', 'in', OPEN)
    .executeTakeFirstOrThrow();
  if (Number(open) === 0) return null;
  const campaigns = Number(open) === 1 ? '1 campaign is' : `${open} campaigns are`;
  return `${campaigns} still open. Close or finish them first.`;
}
