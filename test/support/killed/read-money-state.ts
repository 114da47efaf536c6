import { compareWithProvider } from '#server/areas/money/ledger-checks/queries/compare-with-provider.ts';
import type { Context } from '#server/platform/context.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';

/** All money and work of the campaign, read from the rows alone. */
export async function readMoneyState(context: Context) {
  const { db } = context;
  const { faults } = await checkLedger(db);
  const compared = await compareWithProvider(context);
  const campaign = await db
    .selectFrom('campaigns')
    .select(['status', 'funded_slots', 'taken_slots'])
    .executeTakeFirstOrThrow();
  const works = await db
    .selectFrom('collaborations')
    .innerJoin('creators', 'creators.id', 'collaborations.creator_id')
    .select(['collaborations.id', 'collaborations.status', 'creators.user_id'])
    .orderBy('collaborations.id')
    .execute();
  const fundings = await db.selectFrom('fundings').select(['id', 'status', 'total_cents']).execute();
  const refunds = await db.selectFrom('refunds').select(['id', 'status', 'total_cents']).execute();
  const payouts = await db.selectFrom('payouts').select(['id', 'status', 'amount_cents']).execute();
  const earnings = await db.selectFrom('earnings').select(['id', 'status', 'net_cents']).execute();
  const disputes = await db.selectFrom('disputes').select(['id', 'status']).execute();
  const accounts = await db.selectFrom('ledger_accounts').select(['account', 'balance_cents']).execute();
  const payees = await db.selectFrom('payees').select(['provider_reference', 'status']).execute();
  return {
    faults: [...faults, ...compared.faults],
    campaign,
    works,
    fundings,
    refunds,
    payouts,
    earnings,
    disputes,
    accounts,
    payees,
  };
}

export type MoneyState = Awaited<ReturnType<typeof readMoneyState>>;
