import { PaymentFailure } from './payment-failure.ts';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * A payment that was started with one provider is never sent to another, which wouldn't know it or would do it twice.
 */
export function requireProvider({ name }: Pick<PaymentProvider, 'name'>, begunWith: string): void {
  if (begunWith !== name) {
    throw new PaymentFailure('refused', `This was begun with ${begunWith}; payments go through ${name} now.`);
  }
}
