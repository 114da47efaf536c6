import type { SandboxCardBehavior } from '#domain/money/payment-provider.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { PaymentFailure } from './payment-failure.ts';
import type { CardCharge, CardOrder, ProviderCard } from './payment-provider.ts';
import { enterSandboxBalance } from './sandbox-balance.ts';
import { toCheckout } from './sandbox-checkout-row.ts';
import { announce } from './sandbox-events.ts';
import { newSandboxId } from './sandbox-id.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const FACES: Record<SandboxCardBehavior, Omit<ProviderCard, 'reference' | 'exp_year'>> = {
  works: { brand: 'Visa', last4: '4242', exp_month: 12 },
  declines: { brand: 'Visa', last4: '0341', exp_month: 11 },
  authenticates: { brand: 'Mastercard', last4: '3155', exp_month: 10 },
};
/** Far enough away to be kept for a while. */
const YEARS = 3;

/** Keeps the card of a checkout that is to keep one. */
export async function keepSandboxCard(
  tx: Tx,
  { now }: Pick<SandboxParts, 'now'>,
  { checkout_id, behavior }: { checkout_id: string; behavior: SandboxCardBehavior },
): Promise<void> {
  const checkout = await tx
    .selectFrom('sandbox_checkouts')
    .select('payer')
    .where('id', '=', checkout_id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (!checkout?.payer) return;
  await tx
    .insertInto('sandbox_cards')
    .values({
      id: newSandboxId('card'),
      checkout_id,
      payer: checkout.payer,
      behavior,
      created_at: now().toISOString(),
    })
    .onConflict((oc) => oc.column('checkout_id').doNothing())
    .execute();
}

export async function findSandboxCard(
  { db }: Pick<SandboxParts, 'db'>,
  ourId: string,
): Promise<ProviderCard | null> {
  const row = await db
    .selectFrom('sandbox_cards as c')
    .innerJoin('sandbox_checkouts as o', 'o.id', 'c.checkout_id')
    .select(['c.id', 'c.behavior', 'c.created_at'])
    .where('o.our_id', '=', ourId)
    .where('o.status', '=', 'paid')
    .executeTakeFirst();
  if (row === undefined) return null;
  const exp_year = new Date(row.created_at).getUTCFullYear() + YEARS;
  return { reference: row.id, exp_year, ...FACES[row.behavior] };
}

export async function removeSandboxCard({ db, now }: SandboxParts, reference: string): Promise<void> {
  await db
    .updateTable('sandbox_cards')
    .set({ removed_at: now().toISOString() })
    .where('id', '=', reference)
    .where('removed_at', 'is', null)
    .execute();
}

/** The same id is the same payment. Removing the card waits for a charge that has begun. */
export function chargeSandboxCard(parts: SandboxParts, order: CardOrder): Promise<CardCharge> {
  const { id: our_id, amount_cents, description, memo } = order;
  return inTransaction(parts.db, async (tx) => {
    const card = await tx
      .selectFrom('sandbox_cards')
      .select(['id', 'behavior', 'removed_at'])
      .where('id', '=', order.card_reference)
      .where('payer', '=', order.payer_reference)
      .forUpdate()
      .executeTakeFirst();
    const known = await tx
      .selectFrom('sandbox_checkouts')
      .selectAll()
      .where('our_id', '=', our_id)
      .executeTakeFirst();
    if (known && known.amount_cents !== amount_cents) {
      throw new PaymentFailure('refused', 'This id was used for another amount.');
    }
    if (known) return { checkout: toCheckout(parts.config, known) };
    if (card === undefined || card.removed_at !== null) return { refusal: 'removed' };
    if (card.behavior === 'declines') return { refusal: 'declined' };
    if (card.behavior === 'authenticates') return { refusal: 'authentication' };
    const at = parts.now();
    const row = await tx
      .insertInto('sandbox_checkouts')
      .values({
        id: newSandboxId('checkout'),
        our_id,
        amount_cents,
        description,
        return_url: parts.config.app_url,
        cancel_url: parts.config.app_url,
        memo: memo ? JSON.stringify(memo) : null,
        status: 'paid',
        expires_at: at.toISOString(),
        created_at: at.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await enterSandboxBalance(tx, [{ kind: 'payment', our_id, source: row.id, amount_cents }], at);
    const checkout = toCheckout(parts.config, row);
    await announce(tx, parts, 'checkout.paid', { kind: 'checkout', our_id, checkout });
    return { checkout };
  });
}
