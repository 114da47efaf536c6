import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import type {
  PaymentProvider,
  PayoutOrder,
  ProviderPayee,
  ProviderPayout,
} from '#server/platform/payments/payment-provider.ts';

/** A `lost_call` never arrives; a `lost_answer` was carried out, but its answer never arrives. */
export type Fault = 'lost_call' | 'lost_answer' | 'refused' | 'short';

export interface ScriptedProvider extends PaymentProvider {
  /** Faults for the next payout calls, one each. */
  faults: Fault[];
  payouts: Map<string, ProviderPayout>;
  orders: PayoutOrder[];
  /** Payouts a bank rejected, whose money the payee has spent at the provider. */
  unreturned: Set<string>;
  /** The available part of our balance at the provider. */
  available_cents: number;
  /** The status of all payees. */
  payee: ProviderPayee;
}

const READY: ProviderPayee = {
  reference: 'acct_scripted',
  status: 'ready',
  bank_name: 'Chase',
  bank_last4: '6021',
  bank_fingerprint: 'fp_6021',
  has_tax_form: true,
  failure: null,
};

/** A provider that fails when a test says so. It pays creators and nothing else. */
export function scriptedProvider(): ScriptedProvider {
  const away = () => Promise.reject(new PaymentFailure('away', 'No answer.'));
  const script: ScriptedProvider = {
    name: 'stripe',
    faults: [],
    payouts: new Map(),
    orders: [],
    unreturned: new Set(),
    available_cents: Number.MAX_SAFE_INTEGER,
    payee: READY,
    startCheckout: away,
    findCheckout: away,
    endCheckout: away,
    createPayer: away,
    findCard: away,
    chargeCard: away,
    removeCard: away,
    refund: away,
    findRefund: away,
    listMovements: away,
    listBalance: away,
    findChargeback: async () => null,
    findPayeeOf: async () => null,
    readBalance: async () => ({ available_cents: script.available_cents, pending_cents: 0 }),
    readWebhook: away,
    verifyWebhook: () => {
      throw new PaymentFailure('bad_signature', 'Nobody signs here.');
    },
    createPayee: async ({ id }) => ({ ...script.payee, reference: `acct_${id}` }),
    onboardPayee: async () => ({ url: 'https://provider.example/onboard' }),
    findPayee: async ({ id }) => ({ ...script.payee, reference: `acct_${id}` }),
    findPayout: async ({ id }) => {
      if (script.unreturned.has(id)) throw new PaymentFailure('unreturned', 'The account holds too little.');
      return script.payouts.get(id) ?? null;
    },
    payOut: async (order) => {
      script.orders.push(order);
      const fault = script.faults.shift();
      if (fault === 'refused') throw new PaymentFailure('refused', 'The bank details are incomplete.');
      if (fault === 'short') throw new PaymentFailure('short', 'The balance is too low.');
      if (fault === 'lost_call') return away();
      const known = script.payouts.get(order.id);
      const made = known ?? { ...PROCESSING, reference: `po_${order.id}`, amount_cents: order.amount_cents };
      script.payouts.set(order.id, made);
      return fault === 'lost_answer' ? away() : made;
    },
  };
  return script;
}

const PROCESSING = { status: 'processing', failure: null, arrives_on: '2026-06-30' } as const;
