import type { PaymentProvider } from './payment-provider.ts';
import { type SandboxParts, sandbox } from './sandbox.ts';

/** The one place that knows which provider takes our money. */
export function openPaymentProvider(parts: SandboxParts): PaymentProvider {
  return sandbox(parts);
}
