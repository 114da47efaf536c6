import type Stripe from 'stripe';
import { z } from 'zod';
import type { BalanceKind } from '#domain/money/payment-provider.ts';
import type { BalanceEntry, MovementsQuery, ProviderBalance } from './payment-provider.ts';
import { asking } from './stripe-failure.ts';

const PAGE = 100;

/** All entries of their statement, newest first, with their subjects. */
export async function listStripeBalance(
  client: Stripe,
  { from, until, cursor }: MovementsQuery,
): Promise<{ entries: BalanceEntry[]; next_cursor: string | null }> {
  const { data, has_more } = await asking(() =>
    client.balanceTransactions.list({
      created: { gte: secondsOf(from), lt: secondsOf(until) },
      limit: PAGE,
      expand: ['data.source'],
      ...(cursor && { starting_after: cursor }),
    }),
  );
  return { entries: data.map(toEntry), next_cursor: has_more ? (data.at(-1)?.id ?? null) : null };
}

export async function readStripeBalance(client: Stripe): Promise<ProviderBalance> {
  const { available, pending } = await asking(() => client.balance.retrieve());
  return { available_cents: dollarsIn(available), pending_cents: dollarsIn(pending) };
}

function dollarsIn(funds: readonly { currency: string; amount: number }[]): number {
  return funds.reduce((sum, { currency, amount }) => sum + (currency === 'usd' ? amount : 0), 0);
}

function toEntry(line: Stripe.BalanceTransaction): BalanceEntry {
  const about = source.safeParse(line.source).data;
  const isDispute = about?.object === 'dispute';
  const kind = isDispute ? 'chargeback' : (KINDS[line.type] ?? 'other');
  const { our_id: named, ...memo } = about?.metadata ?? {};
  const our_id = OURS.has(kind) ? (z.uuid().safeParse(named).data ?? null) : null;
  return {
    reference: line.id,
    kind,
    our_id,
    source: about?.id ?? (typeof line.source === 'string' ? line.source : null),
    amount_cents: line.amount,
    fee_cents: line.fee,
    occurred_at: new Date(line.created * 1_000).toISOString(),
    description: line.description?.slice(0, 200) ?? line.type,
    memo: our_id !== null && Object.keys(memo).length > 0 ? memo : null,
  };
}

/** Only the fields we read of an entry's subject, because Stripe's types leave out the metadata of some. */
const source = z.object({
  id: z.string(),
  object: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

const OURS: ReadonlySet<BalanceKind> = new Set(['payment', 'refund', 'payout']);

const KINDS: Record<string, BalanceKind> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'payment',
  payment_reversal: 'payment',
  transfer: 'payout',
  transfer_cancel: 'payout',
  transfer_failure: 'payout',
  transfer_refund: 'payout',
  payout: 'bank',
  payout_cancel: 'bank',
  payout_failure: 'bank',
  topup: 'bank',
  topup_reversal: 'bank',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
};

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
