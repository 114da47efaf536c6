import type { OwnTaxes } from '#contract/money/own-taxes.ts';
import type { Payee } from '#contract/money/payees.ts';
import { TIN_NAMES } from '#domain/money/w9.ts';
import { shortDay } from '#web/components/earnings/payee-words.ts';

/** Where a creator's W-9 is: here, or with the payment provider, or nowhere. */
export function w9Words({ w9 }: Pick<OwnTaxes, 'w9'>, { tax_form_at }: Pick<Payee, 'tax_form_at'>): string {
  if (w9) return `On file, ${TIN_NAMES[w9.tin_kind]} ending ${w9.tin_last4}`;
  return tax_form_at ? `On file, ${shortDay(tax_form_at)}` : 'Not on file yet';
}
