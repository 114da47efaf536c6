export type CheckoutStatus = 'open' | 'processing' | 'paid' | 'failed' | 'canceled' | 'expired';
export type ProviderRefundStatus = 'pending' | 'paid' | 'failed';

export interface CheckoutOrder {
  /** Of our row. Asked again with the same id, a provider answers with the same checkout. */
  id: string;
  amount_cents: number;
  description: string;
  /** Where the provider sends people when they are done, and when they turn back. */
  return_url: string;
  cancel_url: string;
  expires_at: Date;
}

/** Ours, and theirs where we know it. */
export interface CheckoutPlace {
  id: string;
  reference: string | null;
}

export interface ProviderCheckout {
  reference: string;
  status: CheckoutStatus;
  amount_cents: number;
  /** Where people pay; null once nothing is left to do there. */
  url: string | null;
  /** Why it failed, in words for who paid. */
  failure: string | null;
}

export interface RefundOrder {
  id: string;
  /** Ours and theirs, of what was paid. */
  funding_id: string;
  funding_reference: string;
  amount_cents: number;
  /** How many under this id came to nothing before; each is one of its own. */
  round?: number;
}

export interface ProviderRefund {
  reference: string;
  /** A bank may send back what was paid before: `failed` can follow `paid`, and what failed is with us again. */
  status: ProviderRefundStatus;
  amount_cents: number;
  failure: string | null;
}

export interface PayeeOrder {
  /** Of our row. Asked again with the same id, a provider answers with the same payee. */
  id: string;
  email: string;
  full_name: string;
}

/** `ready` can be paid out to; `restricted` has to tell the provider more first. */
export type PayeeStatus = 'incomplete' | 'checking' | 'ready' | 'restricted';

export interface ProviderPayee {
  reference: string;
  status: PayeeStatus;
  bank_name: string | null;
  bank_last4: string | null;
  has_tax_form: boolean;
  /** What is missing or wrong, in words for the payee. */
  failure: string | null;
}

export interface OnboardOrder {
  id: string;
  reference: string;
  /** Where the provider sends people when they are done, and when its page is too old to go on. */
  return_url: string;
  refresh_url: string;
}

export interface PayoutOrder {
  /** Of our row. Asked again with the same id, a provider answers with the same payout. */
  id: string;
  /** Ours and theirs, of who is paid. */
  payee_id: string;
  payee_reference: string;
  amount_cents: number;
  description: string;
}

export interface ProviderPayout {
  reference: string;
  /** A bank may send back what was paid before: `failed` can follow `paid`, and what failed is with us again. */
  status: 'processing' | 'paid' | 'failed';
  amount_cents: number;
  /** Why it failed, in words for the payee. */
  failure: string | null;
  /** The day it reaches the bank, as the provider guesses it. */
  arrives_on: string | null;
}

/** Money somebody took back through the bank that paid. */
export interface ProviderChargeback {
  reference: string;
  status: 'open' | 'won' | 'lost';
  amount_cents: number;
  reason: string | null;
}

/** What a provider tells us, in our words. `our_id` is the id we gave; of a chargeback, that of the payment. */
export type ProviderNews =
  | { kind: 'checkout'; our_id: string; checkout: ProviderCheckout }
  | { kind: 'refund'; our_id: string; refund: ProviderRefund }
  | { kind: 'payee'; our_id: string; payee: ProviderPayee }
  | { kind: 'payout'; our_id: string; payout: ProviderPayout }
  | { kind: 'chargeback'; our_id: string; chargeback: ProviderChargeback }
  | { kind: 'other' };

/** One thing the provider has on its books, for comparing them with ours. */
export interface ProviderMovement {
  our_id: string;
  kind: 'checkout' | 'refund' | 'payout';
  status: string;
  amount_cents: number;
}

export interface MovementsQuery {
  from: Date;
  until: Date;
  cursor: string | null;
}

export interface SignedMessage {
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface ProviderEvent {
  external_id: string;
  kind: string;
}

/**
 * Who takes and gives money for us. Calls reject with `PaymentFailure`; `away` means that nobody knows whether it
 * happened, so it is looked up by our id and never done again under another one.
 */
export interface PaymentProvider {
  name: ProviderName;
  startCheckout(order: CheckoutOrder): Promise<ProviderCheckout>;
  /** Null where the provider never heard of it. */
  findCheckout(place: CheckoutPlace): Promise<ProviderCheckout | null>;
  /** Closes a checkout nobody is to pay any more, and answers with how it stands then. */
  endCheckout(place: CheckoutPlace): Promise<ProviderCheckout | null>;
  refund(order: RefundOrder): Promise<ProviderRefund>;
  /** The latest under our id. */
  findRefund(place: { id: string; funding_reference: string }): Promise<ProviderRefund | null>;
  createPayee(order: PayeeOrder): Promise<ProviderPayee>;
  /** A page of the provider for bank and tax details, at first and whenever they change. */
  onboardPayee(order: OnboardOrder): Promise<{ url: string }>;
  /** Looked up by our id where theirs is not known. Null where the provider never heard of it. */
  findPayee(place: { id: string; reference: string | null }): Promise<ProviderPayee | null>;
  payOut(order: PayoutOrder): Promise<ProviderPayout>;
  findPayout(place: { id: string; payee_reference: string }): Promise<ProviderPayout | null>;
  /** What was begun in a span of time, a page at a time. */
  listMovements(
    query: MovementsQuery,
  ): Promise<{ movements: ProviderMovement[]; next_cursor: string | null }>;
  /** Only a message the provider signed a short while ago is taken. */
  verifyWebhook(message: SignedMessage): ProviderEvent;
  /** Reads what was verified when it came in, and asks the provider for what the message leaves out. */
  readWebhook(body: string): Promise<ProviderNews>;
}

export type ProviderName = 'sandbox' | 'stripe';
