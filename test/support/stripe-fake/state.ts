import { randomBytes } from 'node:crypto';
import { Refusal } from './refusal.ts';

export interface Thing {
  id: string;
  object: string;
  created: number;
  metadata: Record<string, string>;
}

export interface Session extends Thing {
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  payment_metadata: Record<string, string>;
  /** The customer whose card is kept. */
  customer: string | null;
  expires_at: number;
  url: string | null;
}

export interface Intent extends Thing {
  amount: number;
  status: 'processing' | 'succeeded' | 'requires_payment_method' | 'canceled';
  last_payment_error: { message: string; code?: string } | null;
  payment_method?: string;
}

export interface Card extends Thing {
  /** Null once it is detached. */
  customer: string | null;
  /** What happens when it is charged later. */
  behavior: 'works' | 'declines' | 'authenticates';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export interface Refund extends Thing {
  amount: number;
  status: 'succeeded' | 'failed';
  payment_intent: string;
  failure_reason?: string;
}

export interface Account extends Thing {
  email: string;
  balance: number;
  details_submitted: boolean;
  payouts_enabled: boolean;
  capabilities: { transfers: 'active' | 'inactive' };
  settings: { payouts: { schedule: { interval: string } } };
  requirements: {
    currently_due: string[];
    past_due: string[];
    pending_verification: string[];
    disabled_reason: string | null;
    errors: { reason: string }[];
  };
  external_accounts: { object: 'list'; data: ExternalAccount[] };
  /** The account was deleted, or its owner revoked our access. */
  is_gone?: boolean;
}

interface ExternalAccount {
  id: string;
  object: string;
  bank_name: string;
  last4: string;
  fingerprint: string;
  default_for_currency: boolean;
}

export interface Transfer extends Thing {
  amount: number;
  destination: string;
  transfer_group: string | null;
  amount_reversed: number;
  reversed: boolean;
}

export interface Payout extends Thing {
  account: string;
  amount: number;
  status: 'pending' | 'paid' | 'failed';
  arrival_date: number;
  failure_message: string | null;
}

export interface Dispute extends Thing {
  amount: number;
  status: string;
  reason: string;
  payment_intent: string;
}

export interface Movement extends Thing {
  type: string;
  amount: number;
  fee: number;
  source: string;
}

export interface SentEvent {
  id: string;
  type: string;
  account: string | undefined;
  body: string;
}

/** Everything they store about us. */
export class StripeState {
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  readonly customers = new Map<string, Thing>();
  readonly cards = new Map<string, Card>();
  readonly refunds = new Map<string, Refund>();
  readonly accounts = new Map<string, Account>();
  readonly transfers = new Map<string, Transfer>();
  readonly payouts = new Map<string, Payout>();
  readonly disputes = new Map<string, Dispute>();
  readonly events: SentEvent[] = [];
  /** The movements of our balance, in order. */
  readonly movements: Movement[] = [];
  /** Stripe's fee on a movement. */
  feeOf: (type: string, amount: number) => number = () => 0;
  /** Money that arrived and isn't available yet. */
  pending = 0;
  readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  get balance(): number {
    return this.movements.reduce((sum, { amount, fee }) => sum + amount - fee, 0) - this.pending;
  }

  move(type: string, amount: number, source: string): void {
    const fee = this.feeOf(type, amount);
    this.movements.push({ ...this.begin('txn', 'balance_transaction', {}), type, amount, fee, source });
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  seconds(): number {
    return Math.floor(this.now().getTime() / 1_000);
  }

  begin(prefix: string, object: string, metadata: Record<string, string>): Thing {
    return { id: this.newId(prefix), object, created: this.seconds(), metadata };
  }

  tell(type: string, object: Thing, account?: string): void {
    const id = this.newId('evt');
    const event = { id, object: 'event', type, ...(account && { account }), data: { object } };
    this.events.push({ id, type, account, body: JSON.stringify(event) });
  }
}

export function need<T>(things: ReadonlyMap<string, T>, id: string | undefined): T {
  const found = things.get(id ?? '');
  if (found === undefined) throw new Refusal(404, 'resource_missing');
  return found;
}
