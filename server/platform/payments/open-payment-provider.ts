import type { Config } from '#server/platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { sandbox } from './sandbox.ts';
import type { SandboxParts } from './sandbox-parts.ts';

type ProviderParts = SandboxParts & { config: Pick<Config, 'stripe'> };

/** The one place that knows which provider takes our money. A provider that does not is not even loaded. */
export async function openPaymentProvider(parts: ProviderParts): Promise<PaymentProvider> {
  const settings = parts.config.stripe;
  if (settings === null) return sandbox(parts);
  const { stripe } = await import('./stripe.ts');
  return stripe(settings, parts.now);
}
