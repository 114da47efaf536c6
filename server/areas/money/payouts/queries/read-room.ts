import type { Context } from '#server/platform/context.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';

/** The amount that can be sent before our balance at the provider is used up. */
export interface Room {
  cents: number;
}

/** Our available balance at the provider, less payouts that have not reached it yet. Null while it doesn't answer. */
export async function readRoom({ db, payments, log }: Context): Promise<Room | null> {
  try {
    const { available_cents } = await payments.readBalance();
    const { promised } = await db
      .selectFrom('payouts')
      .select((eb) => eb.fn.sum<number | null>('amount_cents').as('promised'))
      .where('status', '=', 'processing')
      .where('provider_reference', 'is', null)
      .where('provider', '=', payments.name)
      .executeTakeFirstOrThrow();
    return { cents: available_cents - Number(promised ?? 0) };
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    log.warn({ kind: cause.kind }, 'the batch waits until the provider says what is available');
    return null;
  }
}
