import { sql } from 'kysely';
import type { ProviderStatement } from '#contract/money/provider-balance.ts';
import type { ProviderName } from '#domain/money/payment-provider.ts';
import { findPayoutStop } from '#server/areas/money/payout-stops/commands/payout-stops.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { BANK_OPERATING } from '#server/platform/ledger/accounts.ts';
import { readReserve } from '#server/platform/ledger/read-reserve.ts';
import { canBookByHand, entrySubject } from '../entry-subject.ts';

const MOST = 200;

/** Whether ledger and provider's statement agree, and where they differ. */
export async function getStatement({
  db,
  payments,
}: Pick<Context, 'db' | 'payments'>): Promise<ProviderStatement> {
  const provider = payments.name;
  const differences = await listDifferences(db, provider);
  const reading = await db
    .selectFrom('provider_readings')
    .select('read_until')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return {
    provider,
    read_until: reading?.read_until ?? null,
    ...(await readSums(db, provider)),
    differences_cents: differences.reduce((sum, row) => sum + row.expected_cents - row.found_cents, 0),
    at_bank_cents: -(await readBalance(db, BANK_OPERATING)),
    reserve_cents: await readReserve(db),
    differences,
    payout_stop: (await findPayoutStop(db)) ?? null,
  };
}

async function readSums(db: Database, provider: ProviderName) {
  const { rows } = await sql<{
    statement_cents: number;
    ledger_cents: number;
    fees_cents: number;
    on_its_way_cents: number;
  }>`
    select
      (select coalesce(sum(amount_cents - fee_cents), 0)::bigint from provider_entries
        where provider = ${provider}) as statement_cents,
      (select coalesce(sum(amount_cents), 0)::bigint from ledger_transfers where from_account = 'provider:clearing')
        - (select coalesce(sum(amount_cents), 0)::bigint from ledger_transfers
          where to_account = 'provider:clearing') as ledger_cents,
      (select coalesce(sum(case when to_account = 'provider:clearing' then amount_cents else -amount_cents end), 0)::bigint
        from ledger_transfers t join ledger_events e on e.id = t.event_id
        where e.kind in ('provider_fee', 'chargeback_fee')) as fees_cents,
      (select coalesce(sum(p.amount_cents), 0)::bigint from payouts p
        where p.status = 'processing' and p.provider = ${provider}
          and (select coalesce(sum(e.amount_cents), 0) from provider_entries e
            where e.kind = 'payout' and e.our_id = p.id) = -p.amount_cents) as on_its_way_cents`.execute(db);
  const [row] = rows;
  return {
    statement_cents: Number(row?.statement_cents ?? 0),
    ledger_cents: Number(row?.ledger_cents ?? 0),
    fees_cents: Number(row?.fees_cents ?? 0),
    on_its_way_cents: Number(row?.on_its_way_cents ?? 0),
  };
}

async function listDifferences(
  db: Database,
  provider: ProviderName,
): Promise<ProviderStatement['differences']> {
  const rows = await db
    .selectFrom('provider_differences as d')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('provider_entries as e')
          .select(['e.reference', 'e.description'])
          .whereRef('e.provider', '=', 'd.provider')
          .where(entrySubject, '=', eb.ref('d.subject'))
          .where(canBookByHand)
          .orderBy('e.occurred_at')
          .orderBy('e.reference')
          .limit(1)
          .as('line'),
      (join) => join.onTrue(),
    )
    .select(['d.subject', 'd.expected_cents', 'd.found_cents', 'd.first_seen_at', 'd.confirmed_at'])
    .select(['line.reference', 'line.description'])
    .where('d.provider', '=', provider)
    .orderBy('d.first_seen_at')
    .orderBy('d.subject')
    .limit(MOST)
    .execute();
  return rows.map(({ expected_cents, found_cents, ...row }) => ({
    ...row,
    expected_cents: Number(expected_cents),
    found_cents: Number(found_cents),
  }));
}

async function readBalance(db: Database, account: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance_cents')
    .where('account', '=', account)
    .executeTakeFirst();
  return Number(row?.balance_cents ?? 0);
}
