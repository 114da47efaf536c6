import type { ChargebackStatus } from '#domain/money/chargeback-states.ts';
import type {
  BalanceKind,
  CheckoutStatus,
  ProviderName,
  ProviderPayoutStatus,
  ProviderRefundStatus,
} from '#domain/money/payment-provider.ts';
import type { PayeeStatus } from '#domain/money/payout-states.ts';
import type { CardRefusal } from '#domain/money/saved-cards.ts';

/**
 * The number of tries under our id that definitely failed. A provider stores the answer to a try for a day, so each
 * round is a try of its own. Only a definite failure increments it, so two rounds are never in progress at once.
 */
type Round = number;

/** The facts of our row, stored with the provider's object, so that a row lost in a restore can be written again. */
export type Memo = Readonly<Record<string, string>>;

export interface CheckoutOrder {
  /** Our row's id. If asked again with the same id, a provider returns the same checkout. */
  id: string;
  amount_cents: number;
  description: string;
  /** The pages to return to after finishing and after canceling. */
  return_url: string;
  cancel_url: string;
  expires_at: Date;
  /** The provider's reference of the payer whose card it is to keep. Left out, it keeps none. */
  payer_reference?: string;
  memo?: Memo;
  round?: Round;
}

export interface PayerOrder {
  /** Our row's id. If asked again with the same id, a provider returns the same payer. */
  id: string;
  email: string;
  full_name: string;
  round?: Round;
}

export interface ProviderCard {
  reference: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

/** A payment by a card that the provider keeps. */
export interface CardOrder {
  /** Our row's id. If asked again with the same id, it is the same payment. */
  id: string;
  payer_reference: string;
  card_reference: string;
  amount_cents: number;
  description: string;
  memo?: Memo;
  round?: Round;
}

/** Either the payment, in the terms of a checkout without a page, or why it will never be made with this card. */
export type CardCharge = { checkout: ProviderCheckout } | { refusal: CardRefusal };

/** Our id, and the provider's if we know it. */
export interface CheckoutPlace {
  id: string;
  reference: string | null;
}

export interface ProviderCheckout {
  reference: string;
  status: CheckoutStatus;
  amount_cents: number;
  /** The address of the checkout page; null once nothing is left to do there. */
  url: string | null;
  /** The reason it failed, worded for the payer. */
  failure: string | null;
}

export interface RefundOrder {
  id: string;
  /** Our id and the provider's of the original payment. */
  funding_id: string;
  funding_reference: string;
  amount_cents: number;
  memo?: Memo;
  round?: Round;
}

export interface ProviderRefund {
  reference: string;
  /** A bank may return a refund later: `failed` can follow `paid`, and a failed one's money is with us again. */
  status: ProviderRefundStatus;
  amount_cents: number;
  failure: string | null;
}

export interface PayeeOrder {
  /** Our row's id. If asked again with the same id, a provider returns the same payee. */
  id: string;
  email: string;
  full_name: string;
  /** Accounts under this id that are gone count too; each round is an account of its own. */
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
  /** The pages to return to after finishing, and after the provider's page has expired. */
  return_url: string;
  refresh_url: string;
}

export interface PayoutOrder {
  /** Our row's id. If asked again with the same id, a provider returns the same payout. */
  id: string;
  /** Our id and the provider's of the payee. */
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
  /** A bank may return a payout later: `failed` can follow `paid`, and a failed one's money is with us again. */
  status: ProviderPayoutStatus;
  amount_cents: number;
  /** The reason it failed, worded for the payee. */
  failure: string | null;
  /** The provider's estimated arrival day. */
  arrives_on: string | null;
}

/** A payment that the payer took back through their bank. */
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
  /** An account at the provider that we can't read anymore; we only get its reference. */
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

/** One entry of the provider's statement: the amount it added to our balance or, below zero, took from it. */
export interface BalanceEntry {
  reference: string;
  kind: BalanceKind;
  /** Our id of the payment, the refund or the payout. */
  our_id: string | null;
  /** The provider's own id of its subject; for a chargeback, the one that can be looked up. */
  source: string | null;
  amount_cents: number;
  /** The provider's fee, on top of the amount. */
  fee_cents: number;
  occurred_at: string;
  description: string | null;
  /** The memo of a payment or a refund; null if we didn't set one. */
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
 * The interface of a payment provider. Calls reject with `PaymentFailure`. If the code is `away`, nobody knows
 * whether it happened, so it is looked up by our id and never repeated under another one.
 */
export interface PaymentProvider {
  name: ProviderName;
  startCheckout(order: CheckoutOrder): Promise<ProviderCheckout>;
  /** Null if the provider doesn't know it. Also finds payments by a saved card. */
  findCheckout(place: CheckoutPlace): Promise<ProviderCheckout | null>;
  /** Closes a checkout that nobody should pay anymore, and returns its status after that. */
  endCheckout(place: CheckoutPlace): Promise<ProviderCheckout | null>;
  createPayer(order: PayerOrder): Promise<{ reference: string }>;
  /** The card that a paid checkout kept. Null if it kept none. */
  findCard(place: CheckoutPlace): Promise<ProviderCard | null>;
  chargeCard(order: CardOrder): Promise<CardCharge>;
  /** Safe to repeat. */
  removeCard(reference: string): Promise<void>;
  refund(order: RefundOrder): Promise<ProviderRefund>;
  /** The latest one under our id. */
  findRefund(place: { id: string; funding_reference: string }): Promise<ProviderRefund | null>;
  createPayee(order: PayeeOrder): Promise<ProviderPayee>;
  /** The provider's page for bank and tax details, for the first time and for changes. */
  onboardPayee(order: OnboardOrder): Promise<{ url: string }>;
  /** Looked up by our id if the provider's is unknown. Null if the provider doesn't know it. */
  findPayee(place: { id: string; reference: string | null }): Promise<ProviderPayee | null>;
  payOut(order: PayoutOrder): Promise<ProviderPayout>;
  findPayout(place: PayoutPlace): Promise<ProviderPayout | null>;
  /** The provider's reference of a payout's payee. Null if the provider doesn't know the payout. */
  findPayeeOf(payoutId: string): Promise<string | null>;
  /** The current status of a chargeback, and the payment it took back. */
  findChargeback(reference: string): Promise<{ our_id: string; chargeback: ProviderChargeback } | null>;
  /** The balance that can be sent now, and the balance that becomes available later. */
  readBalance(): Promise<ProviderBalance>;
  /** Everything that changed our balance in a time span, page by page: complete, no matter who moved the money. */
  listBalance(query: MovementsQuery): Promise<{ entries: BalanceEntry[]; next_cursor: string | null }>;
  /** Lists the objects that were created in a time span, page by page. */
  listMovements(
    query: MovementsQuery,
  ): Promise<{ movements: ProviderMovement[]; next_cursor: string | null }>;
  /** Accepts only messages that the provider signed a short while ago. */
  verifyWebhook(message: SignedMessage): ProviderEvent;
  /** Reads a message that was verified on arrival, and asks the provider for the details it leaves out. */
  readWebhook(body: string): Promise<ProviderUpdate>;
}
