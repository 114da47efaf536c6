import type { ChargebackStatus } from '#domain/money/chargeback-states.ts';
import type {
  BalanceKind,
  CheckoutStatus,
  ProviderName,
  ProviderPayoutStatus,
  ProviderRefundStatus,
} from '#domain/money/payment-provider.ts';
import type { PayeeStatus } from '#domain/money/payout-states.ts';

/**
 * How many tries under our id are certain to have come to nothing. A provider keeps the answer to a try for a day, so each
 * round is a try of its own. Only a definite failure counts it up: two rounds are never under way together.
 */
type Round = number;

/** The facts of our row, stored with the provider's object, so that a row lost in a restore can be written again. */
export type Memo = Readonly<Record<string, string>>;

export interface CheckoutOrder {
  /** Of our row. Asked again with the same id, a provider answers with the same checkout. */
  id: string;
  amount_cents: number;
  description: string;
  /** Where the provider sends people when they are done, and when they turn back. */
  return_url: string;
  cancel_url: string;
  expires_at: Date;
  memo?: Memo;
  round?: Round;
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
  memo?: Memo;
  round?: Round;
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
  /** Accounts under this id that are gone count too; each is one of its own. */
  round?: Round;
}

export interface ProviderPayee {
  reference: string;
  status: PayeeStatus;
  bank_name: string | null;
  bank_last4: string | null;
  /** The provider's id of the bank account; null if there is none. */
  bank_fingerprint: string | null;
  has_tax_form: boolean;
  /** The missing or wrong details, worded for the payee. */
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
  round?: Round;
}

export interface PayoutPlace {
  id: string;
  payee_reference: string;
  round?: Round;
}

export interface ProviderPayout {
  reference: string;
  /** A bank may send back what was paid before: `failed` can follow `paid`, and what failed is with us again. */
  status: ProviderPayoutStatus;
  amount_cents: number;
  /** Why it failed, in words for the payee. */
  failure: string | null;
  /** The day it reaches the bank, as the provider guesses it. */
  arrives_on: string | null;
}

/** Money somebody took back through the bank that paid. */
export interface ProviderChargeback {
  reference: string;
  status: ChargebackStatus;
  amount_cents: number;
  reason: string | null;
}

/** A provider's event in our terms. `our_id` is the id we gave; for a chargeback, the id of the payment. */
export type ProviderUpdate =
  | { kind: 'checkout'; our_id: string; checkout: ProviderCheckout }
  | { kind: 'refund'; our_id: string; refund: ProviderRefund }
  | { kind: 'payee'; our_id: string; payee: ProviderPayee }
  /** An account at the provider that we can't read any more; its own reference is all we're told. */
  | { kind: 'payee_gone'; reference: string }
  | { kind: 'payout'; our_id: string; payout: ProviderPayout }
  | { kind: 'chargeback'; our_id: string; chargeback: ProviderChargeback }
  | { kind: 'other' };

/** One entry at the provider, for comparing it with ours. */
export interface ProviderMovement {
  our_id: string;
  kind: 'checkout' | 'refund' | 'payout';
  status: string;
  amount_cents: number;
}

/** One line of the provider's statement: what it added to our balance or, below zero, took from it. */
export interface BalanceEntry {
  reference: string;
  kind: BalanceKind;
  /** The id we gave: of the payment, the refund or the payout. */
  our_id: string | null;
  /** The provider's own id of what it is about; of a chargeback, the one that can be looked up. */
  source: string | null;
  amount_cents: number;
  /** The provider's fee, on top of the amount. */
  fee_cents: number;
  occurred_at: string;
  description: string | null;
  /** Of a payment and of a refund; null where we gave none. */
  memo: Memo | null;
}

export interface ProviderBalance {
  available_cents: number;
  pending_cents: number;
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
  findPayout(place: PayoutPlace): Promise<ProviderPayout | null>;
  /** The provider's reference of who was sent a payout of ours. Null where it never heard of it. */
  findPayeeOf(payoutId: string): Promise<string | null>;
  /** How a chargeback the provider named stands now, and which of our payments it took back. */
  findChargeback(reference: string): Promise<{ our_id: string; chargeback: ProviderChargeback } | null>;
  /** The balance that can be sent now, and the balance that becomes available later. */
  readBalance(): Promise<ProviderBalance>;
  /** Everything that changed our balance in a span of time, a page at a time: complete, no matter who moved it. */
  listBalance(query: MovementsQuery): Promise<{ entries: BalanceEntry[]; next_cursor: string | null }>;
  /** Lists the objects that were created in a time span, page by page. */
  listMovements(
    query: MovementsQuery,
  ): Promise<{ movements: ProviderMovement[]; next_cursor: string | null }>;
  /** Only a message the provider signed a short while ago is taken. */
  verifyWebhook(message: SignedMessage): ProviderEvent;
  /** Reads what was verified when it came in, and asks the provider for what the message leaves out. */
  readWebhook(body: string): Promise<ProviderUpdate>;
}
