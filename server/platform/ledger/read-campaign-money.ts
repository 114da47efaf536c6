import { sql } from 'kysely';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { feesHeldOf, heldOf } from './accounts.ts';

interface CampaignMoney {
  paid_in_cents: number;
  held_cents: number;
  fees_held_cents: number;
  released_cents: number;
  refunded_cents: number;
}

/** Sums the transfers and the balances of each campaign's two accounts. */
export async function readCampaignMoney(
  db: Database | Tx,
  campaignIds: readonly string[],
): Promise<Map<string, CampaignMoney>> {
  if (campaignIds.length === 0) return new Map();
  const accounts = campaignIds.flatMap((id) => [heldOf(id), feesHeldOf(id)]);
  const [balances, flows] = [await readBalances(db, accounts), await readFlows(db, accounts)];
  return new Map(
    campaignIds.map((id) => {
      const own = flows.filter(({ account }) => account === heldOf(id) || account === feesHeldOf(id));
      const sum = (flow: Flow) =>
        own.reduce((total, row) => total + (row.flow === flow ? row.amount_cents : 0), 0);
      return [
        id,
        {
          paid_in_cents: sum('paid_in'),
          held_cents: balances.get(heldOf(id)) ?? 0,
          fees_held_cents: balances.get(feesHeldOf(id)) ?? 0,
          released_cents: sum('released'),
          refunded_cents: sum('refunded'),
        },
      ];
    }),
  );
}

type Flow = 'paid_in' | 'released' | 'refunded';

async function readBalances(db: Database | Tx, accounts: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['account', 'balance_cents'])
    .where('account', 'in', [...accounts])
    .execute();
  return new Map(rows.map(({ account, balance_cents }) => [account, Number(balance_cents)]));
}

/** Money that returns to an account offsets money that left it the same way. */
async function readFlows(db: Database | Tx, accounts: readonly string[]) {
  const { rows } = await sql<{ account: string; flow: Flow; amount_cents: number }>`
    select account, flow, sum(sign * amount_cents)::bigint as amount_cents
    from (
      select to_account as account, amount_cents,
        case when from_account = 'provider:clearing' then 'paid_in'
          when from_account like 'business:%' or from_account = 'platform:reserve' then 'refunded' else 'released' end as flow,
        case when from_account = 'provider:clearing' then 1 else -1 end as sign
      from ledger_transfers where to_account = any(${[...accounts]})
      union all
      select from_account, amount_cents,
        case when to_account like 'business:%' or to_account = 'platform:reserve' then 'refunded'
          when to_account = 'provider:clearing' then 'paid_in' else 'released' end,
        case when to_account = 'provider:clearing' then -1 else 1 end
      from ledger_transfers where from_account = any(${[...accounts]})
    ) as moved
    group by account, flow`.execute(db);
  return rows;
}
