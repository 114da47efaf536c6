/** The payment providers. */
export const PROVIDER_NAMES = ['sandbox', 'stripe'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

export const CHECKOUT_STATUSES = ['open', 'processing', 'paid', 'failed', 'canceled', 'expired'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

export const PROVIDER_REFUND_STATUSES = ['pending', 'paid', 'failed'] as const;
export type ProviderRefundStatus = (typeof PROVIDER_REFUND_STATUSES)[number];

export const PROVIDER_PAYOUT_STATUSES = ['processing', 'paid', 'failed'] as const;
export type ProviderPayoutStatus = (typeof PROVIDER_PAYOUT_STATUSES)[number];

/** A sandbox payee is never deleted, so it has every status of a payee but `gone`. */
export const SANDBOX_PAYEE_STATUSES = ['incomplete', 'checking', 'ready', 'restricted'] as const;
export type SandboxPayeeStatus = (typeof SANDBOX_PAYEE_STATUSES)[number];

/** How a card kept by the sandbox behaves when it is charged again. */
export const SANDBOX_CARD_BEHAVIORS = ['works', 'declines', 'authenticates'] as const;
export type SandboxCardBehavior = (typeof SANDBOX_CARD_BEHAVIORS)[number];

export const BALANCE_KINDS = [
  'payment',
  'refund',
  'payout',
  'chargeback',
  /** To or from our own bank account. */
  'bank',
  /** A fee of the provider for its services. */
  'fee',
  /** Anything else, such as an adjustment made by hand. */
  'other',
] as const;
export type BalanceKind = (typeof BALANCE_KINDS)[number];
