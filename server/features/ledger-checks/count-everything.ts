import type { LedgerFault } from '#contract/ledger-checks.ts';
import type { Context } from '../../context.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { PaymentFailure } from '../../payments/payment-failure.ts';
import { compareWithProvider } from './compare-with-provider.ts';

export interface Counted {
  account_count: number;
  transfer_count: number;
  movement_count: number;
  faults: LedgerFault[];
}

const MOST_FAULTS = 200;

/** The books by themselves, then beside those of the provider. Where it cannot be asked, the note says so. */
export async function countEverything(context: Context): Promise<{ counted: Counted; note: string | null }> {
  const { faults, ...counts } = await checkLedger(context.db);
  try {
    const compared = await compareWithProvider(context);
    const all = [...faults, ...compared.faults].slice(0, MOST_FAULTS);
    return { counted: { ...counts, movement_count: compared.movement_count, faults: all }, note: null };
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    const note = `The payment provider could not be asked: ${cause.message}`.slice(0, 300);
    return { counted: { ...counts, movement_count: 0, faults }, note };
  }
}
