import type { ProviderName } from '#domain/money/payment-provider.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Difference, findDifferences } from '../queries/find-differences.ts';

/** Money that moves while the statement is read shows up on one side first. */
const CONFIRMED_AFTER_MS = 900_000;

/** Updates the list of differences. One that stays the same is confirmed, and one that is gone is deleted. */
export async function syncDifferences(context: Context): Promise<void> {
  const { db, payments, now } = context;
  const found = await findDifferences(db, payments.name);
  await inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('provider_differences')
      .where('provider', '=', payments.name)
      .$if(found.length > 0, (query) =>
        query.where(
          'subject',
          'not in',
          found.map(({ subject }) => subject),
        ),
      )
      .execute();
    for (const difference of found) await note(tx, payments.name, difference, now());
  });
}

async function note(
  tx: Tx,
  provider: ProviderName,
  { subject, expected_cents, found_cents }: Difference,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const amounts = { expected_cents, found_cents };
  const known = await tx
    .selectFrom('provider_differences')
    .select(['expected_cents', 'found_cents', 'first_seen_at', 'confirmed_at'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  const isSame =
    known !== undefined &&
    Number(known.expected_cents) === expected_cents &&
    Number(known.found_cents) === found_cents;
  if (!isSame) {
    const seen = { ...amounts, first_seen_at: at, confirmed_at: null };
    await tx
      .insertInto('provider_differences')
      .values({ provider, subject, ...seen })
      .onConflict((oc) => oc.columns(['provider', 'subject']).doUpdateSet(seen))
      .execute();
    return;
  }
  const isDue = now.getTime() - Date.parse(known.first_seen_at) >= CONFIRMED_AFTER_MS;
  if (known.confirmed_at !== null || !isDue) return;
  await tx
    .updateTable('provider_differences')
    .set({ confirmed_at: at })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
}
