import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineJob } from '../jobs/job.ts';
import { type SandboxParts, toCheckout } from './sandbox.ts';
import { announce } from './sandbox-events.ts';

/** What somebody can do on the page of the sandbox. */
export type SandboxAnswer = 'approve' | 'decline' | 'delay' | 'delay_and_fail' | 'abandon';

const DECLINED = 'The bank declined the card. Try another one, or call the bank.';
const BOUNCED = 'The bank returned the transfer. There was not enough in the account.';
/** A bank that takes days takes this long here. */
const DELAY_SECONDS = 15;

export async function findSandboxCheckout({ db, now }: Pick<SandboxParts, 'db' | 'now'>, id: string) {
  const row = await db
    .selectFrom('sandbox_checkouts')
    .select(['id', 'amount_cents', 'description', 'status', 'return_url', 'cancel_url', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const isOpen = row.status === 'open' && row.expires_at > now().toISOString();
  return { ...row, is_open: isOpen };
}

/** Answers with where the person goes next. Pressed twice, it happened once. */
export async function answerSandboxCheckout(
  parts: SandboxParts,
  id: string,
  answer: SandboxAnswer,
): Promise<{ redirect_to: string } | null> {
  const checkout = await findSandboxCheckout(parts, id);
  if (checkout === null) return null;
  if (answer === 'abandon') return { redirect_to: checkout.cancel_url };
  if (checkout.is_open) await inTransaction(parts.db, (tx) => settle(tx, parts, id, answer));
  return { redirect_to: checkout.return_url };
}

async function settle(tx: Tx, parts: SandboxParts, id: string, answer: Exclude<SandboxAnswer, 'abandon'>) {
  switch (answer) {
    case 'approve':
      return move(tx, parts, { id, from: 'open', to: 'paid' });
    case 'decline':
      return move(tx, parts, { id, from: 'open', to: 'failed', failure: DECLINED });
    default: {
      await move(tx, parts, { id, from: 'open', to: 'processing' });
      const at = new Date(parts.now().getTime() + DELAY_SECONDS * 1_000);
      const payload = { id, clears: answer === 'delay' };
      return parts.queue.enqueue(tx, clearSandboxCheckout, payload, { start_after: at });
    }
  }
}

/** The end of a payment by bank transfer. */
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
  const checkout = toCheckout(parts.config, row);
  await announce(tx, parts, `checkout.${to}`, { kind: 'checkout', our_id: row.our_id, checkout });
}
