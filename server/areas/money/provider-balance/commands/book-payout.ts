import { lockPayee } from '#server/areas/money/payees/lock.ts';
import { applyPayout } from '#server/areas/money/payouts/commands/apply-payout.ts';
import { openPayout } from '#server/areas/money/payouts/commands/open-payout.ts';
import { lockPayout } from '#server/areas/money/payouts/lock.ts';
import { movePayout } from '#server/areas/money/payouts/transition.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import type { ProviderPayout } from '#server/platform/payments/payment-provider.ts';

const NO_PAYOUT = 'The provider no longer finds it. Ask the provider, then book the line to the reserve.';
const NO_PAYEE =
  'No creator here has the account it went to. Book the line to the reserve under Utilities, Provider.';
const NOT_EARNED =
  'Release what was earned after the backup again, cancel payouts that are still requested, then run this command again.';

/**
 * Posts a payout the ledger doesn't know. A lost row is restored under its id, for the creator whose account received
 * the money. Their available money covers it, so it can't be paid out again. Returns null once it is posted, or advice
 * for a person.
 */
export async function bookPayout(context: Context, id: string): Promise<string | null> {
  const { db, payments } = context;
  const payee_reference = await payments.findPayeeOf(id);
  if (payee_reference === null) return NO_PAYOUT;
  const answer = await payments.findPayout({ id, payee_reference });
  if (answer === null) return NO_PAYOUT;
  const known = await db.selectFrom('payouts').select('id').where('id', '=', id).executeTakeFirst();
  const payee = known ? null : await findPayee(context, payee_reference);
  if (payee === undefined) return NO_PAYEE;
  try {
    await inTransaction(db, async (tx) => {
      if (payee !== null) await open(tx, context, { id, payee_id: payee.id, answer });
      await send(tx, context, id, answer);
    });
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    return `The creator’s available earnings don’t cover it. ${NOT_EARNED}`;
  }
  await applyPayout(context, id, answer);
  return null;
}

function findPayee({ db, payments }: Context, reference: string) {
  return db
    .selectFrom('payees')
    .select('id')
    .where('provider', '=', payments.name)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
}

interface Rebuilt {
  id: string;
  payee_id: string;
  answer: ProviderPayout;
}

async function open(
  tx: Tx,
  context: Context,
  { id, payee_id, answer: { amount_cents } }: Rebuilt,
): Promise<void> {
  const payee = await lockPayee(tx, payee_id);
  await openPayout(tx, context, { id, payee, cause: 'asked', amount_cents });
}

/** Marks a requested payout as sent, because it has left the provider, whatever would stop it now. */
async function send(tx: Tx, { now }: Context, id: string, { reference }: ProviderPayout): Promise<void> {
  await movePayout(tx, await lockPayout(tx, id), { move: 'send', provider_reference: reference }, now());
}
