import type { LedgerFault } from '#contract/money/ledger-checks.ts';
import type { Context } from '#server/platform/context.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { compareWithProvider } from './compare-with-provider.ts';

export interface Counted {
  account_count: number;
  transfer_count: number;
  movement_count: number;
  faults: LedgerFault[];
}

const MOST_FAULTS = 200;

/** Checks the ledger by itself, then against the provider. If the provider can't be reached, the note says so. */
export async function countEverything(context: Context): Promise<{ counted: Counted; note: string | null }> {
  const { faults, ...counts } = await checkLedger(context.db);
  try {
    const compared = await compareWithProvider(context);
    const all = [...faults, ...compared.faults].slice(0, MOST_FAULTS);
    return { counted: { ...counts, movement_count: compared.movement_count, faults: all }, note: null };
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    const note = `We couldn’t reach the payment provider: ${cause.message}`.slice(0, 300);
    return { counted: { ...counts, movement_count: 0, faults }, note };
  }
}
