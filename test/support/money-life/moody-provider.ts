import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import type {
  PaymentProvider,
  ProviderPayout,
  ProviderRefund,
} from '#server/platform/payments/payment-provider.ts';

/**
 * `lost_call` never arrives; `lost_answer` arrives and nobody hears of it; `fails` says no, in the end; `short` cannot send it
 * now; `stored` repeats a failure it
 * keeps.
 */
export const MOODS = ['fine', 'lost_call', 'lost_answer', 'fails', 'short', 'stored'] as const;
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
  /** The key of the latest try under each of our ids. */
  const latest = new Map<string, string>();
  const provider: MoodyProvider = {
    ...real,
    mood: 'fine',
    refund: ({ id, round = 0, amount_cents }) => {
      const made = { reference: `re_${id}_${round}`, status: 'paid' as const, amount_cents, failure: null };
      const key = `${id}:${round}`;
      const given = answer(refunds, key, made);
      if (refunds.has(key)) latest.set(id, key);
      return given;
    },
    findRefund: async ({ id }) => refunds.get(latest.get(id) ?? '') ?? null,
    sendBack: (id) => {
      const key = latest.get(id) ?? '';
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

  async function answer<T>(known: Map<string, T>, id: string, made: T): Promise<T> {
    if (provider.mood === 'lost_call') throw new PaymentFailure('away', 'No answer.');
    if (provider.mood === 'fails') throw new PaymentFailure('refused', 'Not now.');
    if (provider.mood === 'short') throw new PaymentFailure('short', 'Our balance is too low.');
    if (provider.mood === 'stored') throw new PaymentFailure('stored', 'As it was answered before.');
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
