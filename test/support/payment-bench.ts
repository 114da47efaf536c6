import type { PaymentProvider, SignedMessage } from '#server/platform/payments/payment-provider.ts';

export type CardLater = 'works' | 'declines' | 'authenticates';
export type PayeeEnd = 'ready' | 'checking' | 'restricted';

/** A provider with everything needed to test it: its people, its banks and its webhooks. */
export interface PaymentBench {
  name: string;
  provider: PaymentProvider;
  now(): Date;
  /** Carries out the call, and loses the answer. */
  lose(call: 'checkout' | 'refund' | 'payout' | 'card', action: () => Promise<unknown>): Promise<void>;
  /** A card that is kept behaves as `later` says when it is charged again. */
  pay(checkout: string, how?: 'card' | 'bank', later?: CardLater): Promise<void>;
  clear(checkout: string, isPaid: boolean): Promise<void>;
  setUp(payee: string, end: PayeeEnd): Promise<void>;
  settle(payout: { reference: string; payee: string; end: 'paid' | 'failed' }): Promise<void>;
  /** The payer's bank returns a refund. */
  returnRefund(refund: string): Promise<void>;
  takeBack(checkout: string): Promise<void>;
  decide(checkout: string, end: 'won' | 'lost'): Promise<void>;
  /** The webhook messages about one of our rows, oldest first. */
  messagesAbout(ourId: string, reference: string): Promise<string[]>;
  sign(body: string, wishes?: { at?: Date; secret?: 'newest' | 'before' | 'strange' }): SignedMessage;
}
