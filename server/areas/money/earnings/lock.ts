import type { Tx } from '#server/platform/db/database.ts';

/** The columns that decide what an earning allows. */
export const EARNING_COLUMNS = [
  'earnings.id',
  'earnings.creator_id',
  'earnings.campaign_id',
  'earnings.status',
  'earnings.net_cents',
  'earnings.in_transit_cents',
  'earnings.paid_cents',
] as const;

export type LockedEarning = Awaited<ReturnType<typeof lockEarning>>;

export function lockEarning(tx: Tx, id: string) {
  return tx
    .selectFrom('earnings')
    .select(EARNING_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
