import { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { enterSandboxBalance } from './sandbox-balance.ts';
import { keepSandboxCard } from './sandbox-cards.ts';
import { decideSandboxChargeback, openSandboxChargeback } from './sandbox-chargebacks.ts';
import { toCheckout } from './sandbox-checkout-row.ts';
import { announce } from './sandbox-events.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { setSandboxCardClosed } from './sandbox-refunds.ts';

/** The choices on the sandbox's checkout page. */
export type SandboxAnswer =
  | 'approve'
  | 'approve_and_take_back'
  /** The card pays and is closed afterward, so that refunds are returned. */
  | 'approve_and_close'
  /** The card pays now. If it is kept, it is declined later, or its bank asks first. */
  | 'approve_and_decline_later'
  | 'approve_and_confirm_later'
  | 'decline'
  | 'delay'
  | 'delay_and_fail'
  | 'abandon'
  /** The bank's final decision about a chargeback. */
  | ChargebackAnswer
  /** The outcome of a payment after the card was charged. */
  | CardAnswer;
type ChargebackAnswer = 'chargeback_won' | 'chargeback_lost';
type CardAnswer = 'close_card' | 'open_card';

const DECLINED = 'The bank declined the card. Try another one, or call the bank.';
const BOUNCED = 'The bank returned the transfer. The account didn’t have enough money.';
/** A bank transfer that takes days in reality takes this long here. */
const DELAY_SECONDS = 15;
const CHARGEBACK_SECONDS = 60;

export async function findSandboxCheckout({ db, now }: Pick<SandboxParts, 'db' | 'now'>, id: string) {
  const row = await db
    .selectFrom('sandbox_checkouts as c')
    .leftJoin('sandbox_chargebacks as b', 'b.checkout_id', 'c.id')
    .select(['c.id', 'c.amount_cents', 'c.description', 'c.status', 'c.return_url', 'c.cancel_url'])
    .select(['c.expires_at', 'c.is_card_closed', 'c.payer', 'b.status as chargeback'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const isOpen = row.status === 'open' && row.expires_at > now().toISOString();
  const { payer, ...checkout } = row;
  return { ...checkout, is_open: isOpen, keeps_card: payer !== null };
}

/** Returns the page to go to next. Pressing twice has the same effect as once. */
export async function answerSandboxCheckout(
  parts: SandboxParts,
  id: string,
  answer: SandboxAnswer,
): Promise<{ redirect_to: string } | null> {
  const checkout = await findSandboxCheckout(parts, id);
  if (checkout === null) return null;
  if (answer === 'abandon') return { redirect_to: checkout.cancel_url };
  if (answer === 'chargeback_won' || answer === 'chargeback_lost') {
    const status = answer === 'chargeback_won' ? 'won' : 'lost';
    await inTransaction(parts.db, (tx) => decideSandboxChargeback(tx, parts, { checkout_id: id, status }));
    return { redirect_to: checkout.return_url };
  }
  if (answer === 'close_card' || answer === 'open_card') {
    await setSandboxCardClosed(parts, { checkout_id: id, is_closed: answer === 'close_card' });
    return { redirect_to: checkout.return_url };
  }
  if (checkout.is_open) await inTransaction(parts.db, (tx) => settle(tx, parts, id, answer));
  return { redirect_to: checkout.return_url };
}

async function settle(
  tx: Tx,
  parts: SandboxParts,
  id: string,
  answer: Exclude<SandboxAnswer, 'abandon' | ChargebackAnswer | CardAnswer>,
) {
  switch (answer) {
    case 'approve':
      await keepSandboxCard(tx, parts, { checkout_id: id, behavior: 'works' });
      return move(tx, parts, { id, from: 'open', to: 'paid' });
    case 'approve_and_decline_later':
      await keepSandboxCard(tx, parts, { checkout_id: id, behavior: 'declines' });
      return move(tx, parts, { id, from: 'open', to: 'paid' });
    case 'approve_and_confirm_later':
      await keepSandboxCard(tx, parts, { checkout_id: id, behavior: 'authenticates' });
      return move(tx, parts, { id, from: 'open', to: 'paid' });
    case 'approve_and_close': {
      await move(tx, parts, { id, from: 'open', to: 'paid' });
      return setSandboxCardClosed({ db: tx }, { checkout_id: id, is_closed: true });
    }
    case 'approve_and_take_back': {
      await move(tx, parts, { id, from: 'open', to: 'paid' });
      const after_ms = CHARGEBACK_SECONDS * 1_000;
      return parts.queue.enqueue(tx, openSandboxChargeback, { checkout_id: id }, { after_ms });
    }
    case 'decline':
      return move(tx, parts, { id, from: 'open', to: 'failed', failure: DECLINED });
    default: {
      await move(tx, parts, { id, from: 'open', to: 'processing' });
      const payload = { id, clears: answer === 'delay' };
      return parts.queue.enqueue(tx, clearSandboxCheckout, payload, { after_ms: DELAY_SECONDS * 1_000 });
    }
  }
}

/** The outcome of a payment by bank transfer. */
export const clearSandboxCheckout = defineJob({
  name: 'clear-sandbox-checkout',
  payload: z.object({ id: z.string(), clears: z.boolean() }),
  retries: 5,
  run: (context, { id, clears }) =>
    inTransaction(context.db, (tx) =>
      clears
        ? move(tx, context, { id, from: 'processing', to: 'paid' })
        : move(tx, context, { id, from: 'processing', to: 'failed', failure: BOUNCED }),
    ),
});

interface Move {
  id: string;
  from: 'open' | 'processing';
  to: 'processing' | 'paid' | 'failed';
  failure?: string;
}

async function move(tx: Tx, parts: SandboxParts, { id, from, to, failure = '' }: Move): Promise<void> {
  const row = await tx
    .updateTable('sandbox_checkouts')
    .set({ status: to, failure: failure || null })
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return;
  if (to === 'paid') {
    const { id: source, our_id, amount_cents } = row;
    await enterSandboxBalance(tx, [{ kind: 'payment', our_id, source, amount_cents }], parts.now());
  }
  const checkout = toCheckout(parts.config, row);
  await announce(tx, parts, `checkout.${to}`, { kind: 'checkout', our_id: row.our_id, checkout });
}
