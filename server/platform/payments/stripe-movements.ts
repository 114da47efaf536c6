import type Stripe from 'stripe';
import type { MovementsQuery, ProviderMovement } from './payment-provider.ts';
import { isByCard, toCardCheckout } from './stripe-cards.ts';
import { toCheckout } from './stripe-checkouts.ts';
import { asking } from './stripe-failure.ts';
import { toRefund } from './stripe-refunds.ts';

const PAGE = 100;
/** What is listed, one after the other. A payment by a saved card is a checkout without a page. */
const KINDS = ['checkout', 'card', 'refund', 'payout'] as const;
type Kind = (typeof KINDS)[number];

interface Page {
  rows: { id: string; movement: ProviderMovement | null }[];
  has_more: boolean;
}

/** Lists one kind after the other; a cursor names the kind and the last object of it. */
export async function listStripeMovements(
  client: Stripe,
  { from, until, cursor }: MovementsQuery,
): Promise<{ movements: ProviderMovement[]; next_cursor: string | null }> {
  const [named = '', after] = cursor?.split(' ') ?? [];
  const kind = KINDS.find((one) => one === named) ?? 'checkout';
  const created = { gte: secondsOf(from), lt: secondsOf(until) };
  const params = { created, limit: PAGE, ...(after && { starting_after: after }) };
  const { rows, has_more } = await asking(() => READERS[kind](client, params));
  const last = rows.at(-1);
  const next = KINDS[KINDS.indexOf(kind) + 1] ?? null;
  return {
    movements: rows.flatMap(({ movement }) => movement ?? []),
    next_cursor: has_more && last ? `${kind} ${last.id}` : next,
  };
}

interface PageParams {
  created: { gte: number; lt: number };
  limit: number;
  starting_after?: string;
}

const READERS: Record<Kind, (client: Stripe, params: PageParams) => Promise<Page>> = {
  checkout: async (client, params) => {
    const list = await client.checkout.sessions.list({ ...params, expand: ['data.payment_intent'] });
    return toPage('checkout', list, (session) => {
      const our_id = session.client_reference_id;
      return our_id === null ? null : { our_id, ...toCheckout(session) };
    });
  },
  // A refused card left nothing behind: its payment is the page's, if there is one.
  card: async (client, params) =>
    toPage('checkout', await client.paymentIntents.list(params), (intent) => {
      const { our_id } = intent.metadata;
      const checkout = toCardCheckout(intent);
      if (our_id === undefined || !isByCard(intent) || checkout.status === 'failed') return null;
      return { our_id, ...checkout };
    }),
  refund: async (client, params) =>
    toPage('refund', await client.refunds.list(params), (refund) => {
      const our_id = refund.metadata?.our_id;
      return our_id === undefined ? null : { our_id, ...toRefund(refund) };
    }),
  // Transfers minus their reversals. The payouts to the bank are recorded with each payee.
  payout: async (client, params) =>
    toPage('payout', await client.transfers.list(params), (transfer) => {
      const { our_id } = transfer.metadata;
      if (our_id === undefined) return null;
      const { reversed, amount, amount_reversed } = transfer;
      if (reversed) return { our_id, status: 'failed', amount_cents: amount };
      return { our_id, status: 'sent', amount_cents: amount - amount_reversed };
    }),
};

/** Objects that other programs created in the same account are left out. */
function toPage<T extends { id: string }>(
  kind: ProviderMovement['kind'],
  { data, has_more }: { data: T[]; has_more: boolean },
  read: (one: T) => Omit<ProviderMovement, 'kind'> | null,
): Page {
  const rows = data.map((one) => {
    const ours = read(one);
    if (ours === null) return { id: one.id, movement: null };
    const { our_id, status, amount_cents } = ours;
    return { id: one.id, movement: { our_id, kind, status, amount_cents } };
  });
  return { rows, has_more };
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
