import { sql } from 'kysely';
import type { LedgerRule } from '#domain/money/ledger-check-states.ts';
import type { Database } from '#server/platform/db/database.ts';
import { mayOweMoney, PROVIDER_CLEARING } from './accounts.ts';
import { type Difference, findEarningDifferences, findPayoutDifferences } from './find-payout-faults.ts';

export interface LedgerFault {
  rule: LedgerRule;
  /** The account or campaign with the fault. */
  subject: string;
  expected_cents: number;
  found_cents: number;
}

export interface LedgerCheck {
  faults: LedgerFault[];
  account_count: number;
  transfer_count: number;
}

const MOST_FAULTS = 200;

/** Recounts everything from the transfers alone. The list of faults has to be empty. */
export async function checkLedger(db: Database): Promise<LedgerCheck> {
  const counts = await sql<{ account_count: number; transfer_count: number }>`
    select (select count(*) from ledger_accounts)::int as account_count,
      (select count(*) from ledger_transfers)::int as transfer_count`.execute(db);
  const faults = [...(await findBalanceFaults(db)), ...(await findCampaignFaults(db))];
  const payouts = [
    ...toFaults('earnings', await findEarningDifferences(db, MOST_FAULTS)),
    ...toFaults('payouts', await findPayoutDifferences(db, MOST_FAULTS)),
  ];
  return {
    faults: [...faults, ...(await findPaymentFaults(db)), ...payouts].slice(0, MOST_FAULTS),
    account_count: counts.rows[0]?.account_count ?? 0,
    transfer_count: counts.rows[0]?.transfer_count ?? 0,
  };
}

function toFaults(rule: LedgerRule, differences: readonly Difference[]): LedgerFault[] {
  return differences.map(({ account, said, booked }) => ({
    rule,
    subject: account,
    expected_cents: said,
    found_cents: booked,
  }));
}

async function findBalanceFaults(db: Database): Promise<LedgerFault[]> {
  const { rows } = await sql<{ account: string; kept: number; counted: number }>`
    select a.account, a.balance_cents as kept,
      (coalesce((select sum(amount_cents) from ledger_transfers where to_account = a.account), 0)
        - coalesce((select sum(amount_cents) from ledger_transfers where from_account = a.account), 0))::bigint as counted
    from ledger_accounts a`.execute(db);
  return rows.flatMap(({ account, kept, counted }) => {
    const faults: LedgerFault[] = [];
    if (account !== PROVIDER_CLEARING && kept !== counted) {
      faults.push({ rule: 'balance', subject: account, expected_cents: counted, found_cents: kept });
    }
    if (!mayOweMoney(account) && counted < 0) {
      faults.push({ rule: 'below_zero', subject: account, expected_cents: 0, found_cents: counted });
    }
    return faults;
  });
}

/** A campaign's money may only go to creators and us, or back to the business. */
async function findCampaignFaults(db: Database): Promise<LedgerFault[]> {
  const { rows } = await sql<{ campaign_id: string; paid_in: number; accounted: number }>`
    select campaign_id, sum(paid_in)::bigint as paid_in, sum(accounted)::bigint as accounted
    from (
      select split_part(to_account, ':', 2) as campaign_id,
        case when from_account = 'provider:clearing' then amount_cents else 0 end as paid_in,
        case when from_account = 'provider:clearing' then 0 else -amount_cents end as accounted
      from ledger_transfers where to_account like 'campaign:%'
      union all
      select split_part(from_account, ':', 2), 0,
        case when to_account like 'creator:%' or to_account like 'platform:%' or to_account like 'business:%'
          or to_account like 'campaign:%' then amount_cents else 0 end
      from ledger_transfers where from_account like 'campaign:%'
      union all
      select split_part(account, ':', 2), 0, balance_cents
      from ledger_accounts where account like 'campaign:%'
    ) as moved
    group by campaign_id
    having sum(paid_in) <> sum(accounted)
    limit ${MOST_FAULTS}`.execute(db);
  return rows.map(({ campaign_id, paid_in, accounted }) => ({
    rule: 'campaign',
    subject: campaign_id,
    expected_cents: paid_in,
    found_cents: accounted,
  }));
}

async function findPaymentFaults(db: Database): Promise<LedgerFault[]> {
  const { rows } = await sql<{ campaign_id: string; said: number; booked: number }>`
    select campaign_id, sum(said)::bigint as said, sum(booked)::bigint as booked
    from (
      select campaign_id, total_cents as said, 0 as booked, 'paid_in' as kind from fundings where status = 'paid'
      union all
      select campaign_id, total_cents, 0, 'refund_due' from refunds
      union all
      select campaign_id, total_cents, 0, 'refund_paid' from refunds where status = 'paid'
      union all
      select campaign_id, amount_cents, 0, 'chargeback' from chargebacks
      union all
      select campaign_id, amount_cents, 0, 'chargeback_won' from chargebacks where status = 'won'
      union all
      select e.campaign_id, 0, t.amount_cents, e.kind
      from ledger_events e join ledger_transfers t on t.event_id = e.id
      where e.kind in ('paid_in', 'refund_due', 'refund_paid', 'chargeback', 'chargeback_won') and e.campaign_id is not null
      union all
      select e.campaign_id, 0, -t.amount_cents, 'refund_paid'
      from ledger_events e join ledger_transfers t on t.event_id = e.id
      where e.kind = 'refund_returned' and e.campaign_id is not null
    ) as both_sides
    group by campaign_id, kind
    having sum(said) <> sum(booked)
    limit ${MOST_FAULTS}`.execute(db);
  return rows.map(({ campaign_id, said, booked }) => ({
    rule: 'payments',
    subject: campaign_id,
    expected_cents: said,
    found_cents: booked,
  }));
}
