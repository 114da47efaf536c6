import { formatCents } from '#domain/format/money.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PLATFORM_RESERVE } from '#server/platform/ledger/accounts.ts';

export interface LowReserve {
  subject: string;
  detail: string;
}

/** The reserve, if it is below the operator's minimum. Claims against businesses are not money and don't count. */
export async function findLowReserve(db: Database): Promise<LowReserve[]> {
  const { reserve_alarm_cents } = await readSettings(db);
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance_cents')
    .where('account', '=', PLATFORM_RESERVE)
    .executeTakeFirst();
  const balance = Number(account?.balance_cents ?? 0);
  if (account === undefined || balance >= -reserve_alarm_cents) return [];
  return [
    {
      subject: 'reserve',
      detail: `The reserve is at ${formatCents(balance)}. The alarm is set to ${formatCents(-reserve_alarm_cents)}.`,
    },
  ];
}
