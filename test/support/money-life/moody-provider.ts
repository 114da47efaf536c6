import { PaymentFailure } from '#server/payments/payment-failure.ts';
import type { PaymentProvider, ProviderPayout, ProviderRefund } from '#server/payments/payment-provider.ts';

/** `lost_call` never arrives; `lost_answer` arrives and nobody hears of it; `fails` says no, in the end. */
export const MOODS = ['fine', 'lost_call', 'lost_answer', 'fails'] as const;
export type Mood = (typeof MOODS)[number];

export interface MoodyProvider extends PaymentProvider {
  mood: Mood;
  /** A bank returns what it was given last for a refund of ours; null where it has nothing of it. */
  sendBack(refundId: string): ProviderRefund | null;
}

/** Gives money back and pays it out in memory, in whatever mood it is. */
export function moodyProvider(real: PaymentProvider): MoodyProvider {
  const refunds = new Map<string, ProviderRefund>();
  const payouts = new Map<string, ProviderPayout>();
  const provider: MoodyProvider = {
    ...real,
    mood: 'fine',
    refund: ({ id, round = 0, amount_cents }) => {
      const made = { reference: `re_${id}_${round}`, status: 'paid' as const, amount_cents, failure: null };
      return answer(refunds, `${id}:${round}`, made);
    },
    findRefund: async ({ id }) => refunds.get(latestOf(id)) ?? null,
    sendBack: (id) => {
      const key = latestOf(id);
      const given = refunds.get(key);
      if (given?.status !== 'paid') return null;
      const returned = { ...given, status: 'failed' as const, failure: 'The card is closed.' };
      refunds.set(key, returned);
      return returned;
    },
    payOut: ({ id, amount_cents }) =>
      answer(payouts, id, { ...PROCESSING, reference: `po_${id}`, amount_cents }),
    findPayout: async ({ id }) => {
      const known = payouts.get(id);
      if (known?.status === 'processing') payouts.set(id, { ...known, ...ended() });
      return known ?? null;
    },
  };

  function latestOf(id: string): string {
    let round = 0;
    while (refunds.has(`${id}:${round + 1}`)) round += 1;
    return `${id}:${round}`;
  }

  async function answer<T>(known: Map<string, T>, id: string, made: T): Promise<T> {
    if (provider.mood === 'lost_call') throw new PaymentFailure('away', 'No answer.');
    if (provider.mood === 'fails') throw new PaymentFailure('refused', 'Not now.');
    known.set(id, known.get(id) ?? made);
    if (provider.mood === 'lost_answer') throw new PaymentFailure('away', 'No answer.');
    return made;
  }

  function ended() {
    return provider.mood === 'fails'
      ? { status: 'failed' as const, failure: 'The bank account is closed.' }
      : { status: 'paid' as const };
  }

  return provider;
}

const PROCESSING = { status: 'processing', failure: null, arrives_on: null } as const;
