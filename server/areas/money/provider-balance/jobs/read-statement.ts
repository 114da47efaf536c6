import { z } from 'zod';
import { startPayoutStop } from '#server/areas/money/payout-stops/commands/payout-stops.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import type { BalanceEntry } from '#server/platform/payments/payment-provider.ts';
import { postEntries } from '../commands/post-entries.ts';
import { syncDifferences } from '../commands/sync-differences.ts';
import { confirmChargebacks } from '../confirm-chargebacks.ts';

const DAY_MS = 86_400_000;
/** A line can appear some time after its own date. */
const OVERLAP_MS = 2 * DAY_MS;
/** Read in steps, so that an interrupted pass continues where it stopped. */
const STRETCH_MS = 7 * DAY_MS;

/** Reads new lines of the provider's statement, posts those only it knows, and compares the rest with the ledger. */
export const readProviderStatement = defineJob({
  name: 'read-provider-statement',
  payload: z.object({}),
  retries: 2,
  cron: '20 * * * *',
  run: async (context) => {
    try {
      await readStatement(context);
    } catch (cause) {
      if (!(cause instanceof PaymentFailure)) throw cause;
      context.log.warn({ kind: cause.kind }, 'the statement of the provider is read later');
    }
  },
});

export async function readStatement(context: Context): Promise<void> {
  await readNewLines(context);
  await confirmChargebacks(context);
  await postEntries(context);
  await stopIfRestored(context);
  await syncDifferences(context);
}

async function readNewLines(context: Context): Promise<void> {
  const now = context.now();
  let from = await findStart(context);
  while (from < now) {
    const until = new Date(Math.min(from.getTime() + STRETCH_MS, now.getTime()));
    let cursor: string | null = null;
    do {
      const page = await context.payments.listBalance({ from, until, cursor });
      await keep(context, page.entries);
      cursor = page.next_cursor;
    } while (cursor !== null);
    await noteRead(context, until);
    from = until;
  }
}

/** Starts a little before the end of the last pass; the first time, when money moved first. */
async function findStart({ db, payments, now }: Context): Promise<Date> {
  const reading = await db
    .selectFrom('provider_readings')
    .select('read_until')
    .where('provider', '=', payments.name)
    .executeTakeFirst();
  if (reading) return new Date(Date.parse(reading.read_until) - OVERLAP_MS);
  const { first } = await db
    .selectFrom('ledger_events')
    .select((eb) => eb.fn.min<string | null>('occurred_at').as('first'))
    .executeTakeFirstOrThrow();
  return new Date((first === null ? now().getTime() : Date.parse(first)) - OVERLAP_MS);
}

/** Stores new lines and leaves known ones unchanged. */
async function keep({ db, payments, now }: Context, entries: readonly BalanceEntry[]): Promise<void> {
  const lines = entries.filter(({ amount_cents, fee_cents }) => amount_cents !== 0 || fee_cents !== 0);
  if (lines.length === 0) return;
  await db
    .insertInto('provider_entries')
    .values(
      lines.map(({ memo, ...line }) => ({
        ...line,
        memo: memo && JSON.stringify(memo),
        provider: payments.name,
        read_at: now().toISOString(),
      })),
    )
    .onConflict((oc) => oc.columns(['provider', 'reference']).doNothing())
    .execute();
}

function noteRead({ db, payments, now }: Context, until: Date): Promise<void> {
  const reading = { read_until: until.toISOString(), read_at: now().toISOString() };
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('provider_readings')
      .values({ provider: payments.name, ...reading })
      .onConflict((oc) => oc.column('provider').doUpdateSet(reading))
      .execute();
  });
}

/**
 * If the provider has a payout under our id without a row here, this database is older than the provider's records.
 * Stops all payouts until a person has looked at it.
 */
async function stopIfRestored({ db, payments, now, log }: Context): Promise<void> {
  const unknown = await db
    .selectFrom('provider_entries as e')
    .leftJoin('payouts as p', 'p.id', 'e.our_id')
    .select('e.our_id')
    .where('e.provider', '=', payments.name)
    .where('e.kind', '=', 'payout')
    .where('e.our_id', 'is not', null)
    .where('e.explained_at', 'is', null)
    .where('p.id', 'is', null)
    .groupBy('e.our_id')
    // A payout that was returned to us is not at risk of being sent twice.
    .having((eb) => eb.fn.sum<number>('e.amount_cents'), '<', 0)
    .limit(1)
    .executeTakeFirst();
  if (unknown === undefined) return;
  const reason = 'The provider has sent payouts that this database doesn’t know, as after a restore.';
  if (await startPayoutStop(db, reason, now())) log.error({ payout_id: unknown.our_id }, reason);
}
