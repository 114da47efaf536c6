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
}

export interface ProviderRefund {
  reference: string;
  status: ProviderRefundStatus;
  amount_cents: number;
  failure: string | null;
}

/** What a provider tells us, in our words. `our_id` is the id we gave. */
export type ProviderNews =
  | { kind: 'checkout'; our_id: string; checkout: ProviderCheckout }
  | { kind: 'refund'; our_id: string; refund: ProviderRefund }
  | { kind: 'other' };

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
  findCheckout(fundingId: string): Promise<ProviderCheckout | null>;
  /** Closes a checkout nobody is to pay any more, and answers with how it stands then. */
  endCheckout(fundingId: string): Promise<ProviderCheckout | null>;
  refund(order: RefundOrder): Promise<ProviderRefund>;
  findRefund(refundId: string): Promise<ProviderRefund | null>;
  /** Only a message the provider signed a short while ago is taken. */
  verifyWebhook(message: SignedMessage): ProviderEvent;
  /** Reads what was verified when it came in. */
  parseWebhook(body: string): ProviderNews;
}

export type ProviderName = 'sandbox';
