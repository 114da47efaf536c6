import type { Payee } from '#contract/payees.ts';
import { newYorkDay } from '#domain/new-york-time.ts';

/** How a payout account stands, and what is to be done. */
export function payeeWords(payee: Payee): string {
  switch (payee.status) {
    case 'none':
      return 'Connect one to have your earnings sent. It takes about three minutes.';
    case 'incomplete':
      return payee.failure ?? 'Some details are missing.';
    case 'checking':
      return 'Your details are being checked, usually within a day.';
    case 'restricted':
      return payee.failure ?? 'Something does not fit. Payouts wait until it does.';
    case 'ready':
      return payee.checked_at ? `Checked ${shortDay(payee.checked_at)}` : 'Checked';
  }
}

/** "May 2" */
export function shortDay(at: string): string {
  return newYorkDay(at).replace(/^\w+, /, '');
}
