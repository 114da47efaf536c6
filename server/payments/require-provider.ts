import { PaymentFailure } from './payment-failure.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What was begun with one provider is never asked of another, which would know nothing of it or do it twice. */
export function requireProvider({ name }: Pick<PaymentProvider, 'name'>, begunWith: string): void {
  if (begunWith !== name) {
    throw new PaymentFailure('refused', `This was begun with ${begunWith}; payments go through ${name} now.`);
  }
}
