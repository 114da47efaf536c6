import type { Config } from '#server/platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { sandbox } from './sandbox.ts';
import type { SandboxParts } from './sandbox-parts.ts';

type ProviderParts = SandboxParts & { config: Pick<Config, 'stripe'> };

/** The only place that knows which provider is used. The other ones aren't even loaded. */
export async function openPaymentProvider(parts: ProviderParts): Promise<PaymentProvider> {
  const settings = parts.config.stripe;
  if (settings === null) return sandbox(parts);
  const { stripe } = await import('./stripe.ts');
  return stripe(settings, parts.now);
}
