import { newId } from '#server/platform/db/ids.ts';
import type {
  BalanceEntry,
  CheckoutOrder,
  Memo,
  ProviderMovement,
} from '#server/platform/payments/payment-provider.ts';
import type { PayeeEnd, PaymentBench } from './payment-bench.ts';

export function orderAt(bench: PaymentBench, wishes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    id: newId(),
    amount_cents: 121_000,
    description: 'Rye week, 4 spots',
    return_url: 'http://localhost/back?funding=1',
    cancel_url: 'http://localhost/back?left=1',
    expires_at: new Date(bench.now().getTime() + 24 * 3_600_000),
    ...wishes,
  };
}

export async function paidAt(bench: PaymentBench, amount_cents = 121_000, memo?: Memo) {
  const order = orderAt(bench, { amount_cents, ...(memo && { memo }) });
  const { reference } = await bench.provider.startCheckout(order);
  await bench.pay(reference);
  return { id: order.id, reference };
}

/** Puts money into our balance, and creates a payee. */
export async function payeeAt(bench: PaymentBench, end: PayeeEnd | null = 'ready') {
  await paidAt(bench);
  const id = newId();
  const { reference } = await bench.provider.createPayee({
    id,
    email: 'maya@okafor.example',
    full_name: 'Maya',
  });
  await bench.provider.onboardPayee({
    id,
    reference,
    return_url: 'http://localhost/a',
    refresh_url: 'http://localhost/b',
  });
  if (end !== null) await bench.setUp(reference, end);
  return { id, reference };
}

export async function payoutTo(bench: PaymentBench) {
  const { id: payee_id, reference: payee_reference } = await payeeAt(bench);
  return { id: newId(), payee_id, payee_reference, amount_cents: 25_000, description: 'Rye week' };
}

export async function movementsOf(
  { provider }: PaymentBench,
  ids: readonly string[],
): Promise<ProviderMovement[]> {
  const span = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2100-01-01T00:00:00Z') };
  const seen: ProviderMovement[] = [];
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const page = await provider.listMovements({ ...span, cursor });
    seen.push(...page.movements);
    cursor = page.next_cursor;
  }
  return seen.filter(({ our_id }) => ids.includes(our_id));
}

/** The complete statement, page by page. */
export async function entriesOf({ provider }: PaymentBench): Promise<BalanceEntry[]> {
  const span = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2100-01-01T00:00:00Z') };
  const seen: BalanceEntry[] = [];
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const page = await provider.listBalance({ ...span, cursor });
    seen.push(...page.entries);
    cursor = page.next_cursor;
  }
  return seen;
}
